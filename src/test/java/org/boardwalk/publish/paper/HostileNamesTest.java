package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.picture.Pictures;
import org.boardwalk.quality.Relations;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** Tests names that were chosen to do harm. */
@Tag("thorough")
class HostileNamesTest {

  private static final List<String> HOSTILE =
      List.of(
          "<script>alert(1)</script>",
          "=cmd|' /C calc'!A0",
          "abc\u202Edef",
          "bell\u0007 nul\u0000",
          "]]>&amp;<!--",
          "x".repeat(10_000),
          "\uD800 half",
          "{{ sheets }}",
          "M".repeat(20),
          "\"'><img src=x>");

  private static Movement movement() {
    Movement m = Sessions.thirteen();
    return new Movement(
        "<script>\u202E" + "y".repeat(10_000),
        m.kind(),
        m.contestants(),
        m.tables(),
        new Boards(13, 2, m.boards().play(), 3),
        m.rotation(),
        m.winners(),
        m.rounds());
  }

  private static PaperSettings settings() {
    List<String> names = new ArrayList<>(HOSTILE);
    names.addAll(Collections.nCopies(3, "=1+1"));
    return Sessions.named(names);
  }

  private static Document parse(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void areTextInThePageAndThePdf() throws Exception {
    Judged judged = Judged.of(movement());
    String html = new Papers(judged, settings()).html(EnumSet.allOf(Paper.class));
    Document page = parse(html);
    assertThat(page.getElementsByTagName("script").getLength()).isZero();
    assertThat(page.getElementsByTagName("img").getLength()).isZero();
    assertThat(html)
        .doesNotContain("\u202E")
        .doesNotContain("\u0007")
        .doesNotContain("yyyyyyyyyy".repeat(9));
    PdfText pdf = PdfText.of(new Papers(judged, settings()).pdf(EnumSet.allOf(Paper.class)));
    assertThat(pdf.whole()).contains("<script>alert(1").contains("xxxxxxxxx");
  }

  @Test
  void areTextInThePictures() throws Exception {
    Movement movement = movement();
    Relations relations = Relations.of(movement);
    for (var drawing :
        List.of(
            Pictures.room(movement, settings().names(), 1),
            Pictures.meetings(movement, relations, settings().names()),
            Pictures.directions(movement, relations, settings().names()))) {
      Document svg = parse(drawing.svg());
      assertThat(svg.getElementsByTagName("script").getLength()).isZero();
      assertThat(drawing.svg()).doesNotContain("\u202E");
      assertThat(svg.getDocumentElement().getTextContent()).contains("<script>alert(1)</s…");
    }
  }
}
