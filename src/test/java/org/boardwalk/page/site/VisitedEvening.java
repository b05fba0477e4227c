package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.BeforeEach;

/** A movement and its files, sent to the page. */
abstract class VisitedEvening extends VisitedPage {

  static final Movement SEVEN_TABLES = Examples.mitchell(7, 0, 2);
  static final Pattern WAY = Pattern.compile("action=\"(/movement\\?file=[^\"]*)\"");

  String movement = "";

  @BeforeEach
  void send() throws Exception {
    movement = sent("seven.csv", Exchange.text(SEVEN_TABLES, MovementFormat.CSV));
  }

  /** The page of a file. */
  String sent(String name, String text) throws IOException, InterruptedException {
    return Visitor.location(
        visitor.upload("movement", name, text.getBytes(StandardCharsets.UTF_8)));
  }

  String as(String page) {
    return movement.replace("/movement?", page + "?");
  }

  static String taken(String ways) {
    Matcher way = WAY.matcher(ways);
    assertThat(way.find()).isTrue();
    return way.group(1);
  }
}
