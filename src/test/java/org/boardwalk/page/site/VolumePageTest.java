package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.movement.Examples;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Files of many movements, which are sent as libraries of scoring programs. */
@Tag("thorough")
@Timeout(120)
class VolumePageTest extends VisitedPage {

  private static final Path LIBRARY =
      Path.of("src/test/resources/org/boardwalk/exchange/ten-movements.txt");

  private static final String MITCHELL =
      "1,3,6,2,3,0\n1,1,1,1,3,2,1,2,3\n2,2,2,2,1,3,2,3,1\n3,3,3,3,2,1,3,1,2\n\n";

  private String sent(String text) throws Exception {
    return Visitor.location(
        visitor.upload("movement", "club.txt", text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void everyMovementOfAFileHasALineAndAPage() throws Exception {
    String list = sent(Files.readString(LIBRARY));
    assertThat(list).startsWith("/movements?file=");
    assertThat(visitor.get(list).body())
        .contains("club.txt: 10 movements", "#1 [M1] Mitchell, two lists", "boards down one table")
        .contains("piece=6\">#6 [M180] Rainbow of three tables</a>")
        .contains("cannot be read: ");
    String six = list.replace("/movements?", "/movement?") + "&piece=6";
    assertThat(visitor.get(six).body()).contains("[M180] Rainbow of three tables", "12 players");
    HttpResponse<byte[]> papers =
        visitor.download(six.replace("/movement?", "/papers?"), Map.of("papers", "seating"));
    assertThat(new String(papers.body(), 0, 5, StandardCharsets.ISO_8859_1)).isEqualTo("%PDF-");
  }

  /** What is known beside one movement is of another size than what is known beside the next. */
  @Test
  void somethingBetterIsOfferedForEachMovementOfAFile() throws Exception {
    String small = Exchange.text(Examples.mitchell(3, 0, 2), MovementFormat.EBUSCORE);
    String large = Exchange.text(Examples.mitchell(7, 4, 1), MovementFormat.EBUSCORE);
    String alone = better(sent(large));
    assertThat(alone).startsWith("Better here: ");
    String movement = sent(small + "\n" + large).replace("/movements?", "/movement?");
    assertThat(better(movement + "&piece=1")).isEmpty();
    assertThat(better(movement + "&piece=2")).isEqualTo(alone);
  }

  private String better(String link) throws Exception {
    String page = visitor.get(link).body();
    Matcher offer = Pattern.compile("Better here: [^\n]*").matcher(page);
    return offer.find() ? offer.group() : "";
  }

  @Test
  void whatTheFileHasNotIsSaid() throws Exception {
    String list = sent(Files.readString(LIBRARY));
    String movement = list.replace("/movements?", "/movement?");
    for (String link : new String[] {movement, movement + "&piece=99"}) {
      HttpResponse<String> reply = visitor.get(link);
      assertThat(reply.statusCode()).as(link).isEqualTo(404);
      assertThat(reply.body()).contains("has no movement", "Maybe go back to its list.");
    }
    assertThat(visitor.get(movement + "&piece=x").statusCode()).isEqualTo(400);
    assertThat(visitor.get("/movements?file=other").statusCode()).isEqualTo(404);
  }

  @Test
  void titlesAreShownAsTheyStand() throws Exception {
    String title = "[X] <script>alert(1)</script> \"&amp; \u202e";
    String list = sent(title + "\n" + MITCHELL + "Another\n" + MITCHELL);
    assertThat(visitor.get(list).body())
        .contains("&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;amp;")
        .doesNotContain("<script>alert", "\u202e");
  }

  @Test
  void aThousandMovementsAreListedAndTooManyRefused() throws Exception {
    assertThat(visitor.get(sent(("Mitchell\n" + MITCHELL).repeat(1000))).body())
        .contains("club.txt: 1000 movements", "#1000 Mitchell");
    HttpResponse<String> refused =
        visitor.upload(
            "movement",
            "club.txt",
            ("Mitchell\n" + MITCHELL).repeat(2001).getBytes(StandardCharsets.UTF_8));
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body())
        .contains("begins movement [2001], more than a file can hold", "Maybe ");
  }

  @Test
  void aFileOfOneMovementHasNoList() throws Exception {
    assertThat(sent(Exchange.text(Examples.mitchell(3, 0, 2), MovementFormat.CSV)))
        .startsWith("/movement?file=");
    assertThat(sent("Mitchell\n" + MITCHELL)).startsWith("/movement?file=");
  }
}
