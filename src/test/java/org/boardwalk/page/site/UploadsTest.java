package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.boardwalk.design.Designer;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are sent to be checked. */
@Tag("thorough")
class UploadsTest extends VisitedPage {

  private static final String HUNDRED_MEGABYTES = "100000000";
  private static final String CSV =
      "round,table,ns,ew,set\n1,1,1,3,1\n1,2,2,4,1\n2,1,1,4,2\n2,2,2,3,2\n";

  /** Pair 1 sits twice in a round. */
  private static final String TWICE = "round,table,ns,ew,set\n1,1,1,3,1\n1,2,1,4,2\n";

  private HttpResponse<String> send(String name, String content) throws Exception {
    return visitor.upload("movement", name, content.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aFileIsJudgedAndShownUnderItsName() throws Exception {
    HttpResponse<String> reply = send("club night.csv", CSV);
    assertThat(reply.statusCode()).isEqualTo(303);
    HttpResponse<String> page = visitor.get(Visitor.location(reply));
    assertThat(page.body()).contains("club night.csv", "No rule is broken.", "2 tables");
  }

  @Test
  void somethingBetterOfTheSameSizeIsOfferedWithItsLink() throws Exception {
    // Too many arrow switches: a Mitchell of 7 tables wants one.
    String plain =
        new String(
            Exchange.bytes(Examples.mitchell(7, 4, 1), MovementFormat.CSV), StandardCharsets.UTF_8);
    String page = visitor.get(Visitor.location(send("plain.csv", plain))).body();
    Matcher offer =
        Pattern.compile("Better here: <a href=\"([^\"]*)\">[^<]*</a>, better in .*calibre")
            .matcher(page);
    assertThat(offer.find()).isTrue();
    String ours = visitor.get(offer.group(1).replace("&amp;", "&")).body();
    assertThat(ours).contains("class=\"good verdict\"").doesNotContain("Better here");
  }

  @Test
  void soundMovementIsKeptWhereItIsBetterThanWhatIsKnown(@TempDir Path solutions) throws Exception {
    String four =
        "round,table,ns,ew,set\n1,1,4,1,1\n1,2,2,3,1\n2,1,4,2,2\n2,2,3,1,2\n3,1,4,3,3\n3,2,1,2,3\n";
    Map<String, String> keep = Map.of("keep", "1");
    try (Visitor own = new Visitor(solutions, WebSettings.USUAL)) {
      String link =
          Visitor.location(
              own.upload("movement", "four.csv", four.getBytes(StandardCharsets.UTF_8)));
      assertThat(own.get(link).body()).contains("Keep this movement").doesNotContain("Kept:");
      assertThat(own.post(link, keep).body()).contains("Kept: proposals know this movement now.");
      assertThat(own.post(link, keep).body())
          .contains("Not kept: a movement that is known is as good or better");
    }
    try (var files = Files.walk(solutions)) {
      assertThat(files.map(Path::toString)).anyMatch(f -> f.contains("pairs-2t-3r-free"));
    }
    String broken = visitor.get(Visitor.location(send("bad.csv", TWICE))).body();
    assertThat(broken).doesNotContain("Keep this movement");
  }

  @Test
  void keptMovementIsProposed(@TempDir Path solutions) throws Exception {
    IndividualWish wish = UsualWish.complete(13);
    Movement whist =
        Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean())
            .outcome()
            .found()
            .orElseThrow()
            .movement();
    String complete = "everybody partners everybody once";
    String plan = "/?people=13&unit=players&copies=3";
    try (Visitor own = new Visitor(solutions, WebSettings.USUAL)) {
      assertThat(own.get(plan).body()).contains("No movement is known yet");
      byte[] file = Exchange.bytes(whist, MovementFormat.CSV);
      String link = Visitor.location(own.upload("movement", "whist.csv", file));
      own.post(link, Map.of("keep", "1"));
      assertThat(own.get(plan).body()).contains(complete);
    }
  }

  @Test
  void whatIsAsGoodAsOursIsOnlyJudged() throws Exception {
    String eight =
        new String(
            Exchange.bytes(Examples.mitchell(7, 0, 2), MovementFormat.CSV), StandardCharsets.UTF_8);
    assertThat(visitor.get(Visitor.location(send("eight.csv", eight))).body())
        .contains("class=\"good verdict\"")
        .doesNotContain("Better here");
  }

  @Test
  void aFileOfAcblScoreIsTakenWhateverItsName() throws Exception {
    byte[] file = Exchange.bytes(Examples.mitchell(7, 0, 2), MovementFormat.MOV);
    for (String name : new String[] {"M0707.MOV", "m0707"}) {
      HttpResponse<String> reply = visitor.upload("movement", name, file);
      assertThat(visitor.get(Visitor.location(reply)).body())
          .contains(name, "No rule is broken.", "7 tables");
    }
    HttpResponse<String> cut =
        visitor.upload("movement", "M0707.MOV", Arrays.copyOf(file, file.length - 1));
    assertThat(cut.statusCode()).isEqualTo(400);
    assertThat(cut.body()).contains("M0707.MOV: has 853 bytes", "Maybe").doesNotContain("/tmp");
  }

  @Test
  void aBadMovementIsShownWithItsBrokenRules() throws Exception {
    HttpResponse<String> page = visitor.get(Visitor.location(send("bad.csv", TWICE)));
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("This movement breaks rules");
  }

  @Test
  void aSolutionOfTheProjectIsTaken() throws Exception {
    try (var files = Files.walk(Path.of("solutions"))) {
      Path one =
          files.filter(f -> f.toString().endsWith(".yaml")).sorted().findFirst().orElseThrow();
      HttpResponse<String> reply = visitor.upload("movement", "one.yaml", Files.readAllBytes(one));
      assertThat(visitor.get(Visitor.location(reply)).body()).contains("No rule is broken.");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "broken.csv | round,table,ns,ew,set;1,1,x,3,1 | broken.csv:2: ns [x] is not a whole number",
        "broken.yaml | format: [ | broken.yaml:1",
        "letter.txt | Dear Sir | letter.txt: has no known format",
        "empty.csv | '' | empty.csv: is empty",
        "other.asc | hello | other.asc"
      })
  void aBrokenFileIsRefusedWithItsLine(String name, String content, String message)
      throws Exception {
    HttpResponse<String> page = send(name, content.replace(';', '\n'));
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains(message, "Maybe").doesNotContain("/tmp");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"../../../etc/passwd", "/etc/passwd", "C:\\boot.ini", "<b>x</b>.csv", "%00.csv"})
  void aNameIsOnlyShownAndNeverOpened(String name) throws Exception {
    HttpResponse<String> page = send(name, "nothing of a movement");
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).doesNotContain("root:", "<b>x", "/etc/", "C:\\");
  }

  @Test
  void aZipIsNoMovementAndNotUnpacked() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("bomb.yaml"));
      zip.write(new byte[50_000_000]);
    }
    HttpResponse<String> page = visitor.upload("movement", "bomb.zip", bytes.toByteArray());
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("bomb.zip", "Maybe");
  }

  @Test
  void aHundredMegabytesAreRefusedAndNotHeld() throws Exception {
    long before = used();
    HttpResponse<String> page =
        visitor.upload(
            BodyPublishers.ofInputStream(() -> new Endless(Long.parseLong(HUNDRED_MEGABYTES))));
    assertThat(page.statusCode()).isEqualTo(413);
    assertThat(page.body()).contains("larger than 2 MB");
    assertThat(used() - before).isLessThan(30_000_000);
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  @Test
  void aFileAboveTheLimitIsRefused() throws Exception {
    HttpResponse<String> page = visitor.upload("movement", "big.csv", new byte[2_000_001]);
    assertThat(page.statusCode()).isEqualTo(413);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no form at all",
        "--a-boundary-of-the-test\r\n",
        "--a-boundary-of-the-test--"
      })
  void halfAFormIsRefused(String body) throws Exception {
    assertThat(visitor.upload(BodyPublishers.ofString(body)).statusCode()).isEqualTo(400);
  }

  @Test
  void onlyTheLastFiftyAreHeld() throws Exception {
    String first = Visitor.location(send("first.csv", CSV));
    for (int k = 0; k < 50; k++) {
      assertThat(send("more.csv", CSV).statusCode()).isEqualTo(303);
    }
    HttpResponse<String> page = visitor.get(first);
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("no longer held");
  }

  /** So many spaces, made while they are read. */
  private static final class Endless extends InputStream {
    private long left;

    Endless(long size) {
      left = size;
    }

    @Override
    public int read() {
      return left-- > 0 ? ' ' : -1;
    }

    @Override
    public int read(byte[] into, int from, int most) {
      if (left <= 0) {
        return -1;
      }
      int now = (int) Math.min(most, left);
      Arrays.fill(into, from, from + now, (byte) ' ');
      left -= now;
      return now;
    }
  }
}
