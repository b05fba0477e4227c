package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.page.WebServer;
import org.boardwalk.page.http.Guard;
import org.boardwalk.page.http.PageServer;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningStore;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The room over HTTP: what strangers see, and what only the director may do. */
@Tag("thorough")
class RoomSiteTest extends RoomOverHttp {

  @Test
  void strangersSeeSeatsByNumberAndNoNames() throws Exception {
    assertThat(get("/?who=3", "").body())
        .contains("Pair 3", "Table 3, North-South", "against 8", "boards 5-6")
        .doesNotContain("Anna", "Bo3");
    assertThat(get("/wall", "").body())
        .contains(
            "<td><span>3</span></td><td><span>8</span></td><td><span>5-6</span></td>",
            "Tuesday &lt;pairs&gt;")
        .doesNotContain("Anna");
    assertThat(get("/", "").body()).doesNotContain("Anna");
  }

  @Test
  void theDirectorPrintsTheSheetForTheDoor() throws Exception {
    HttpResponse<String> sheet = get("/sign-up.pdf", director());
    assertThat(sheet.statusCode()).isEqualTo(200);
    assertThat(sheet.body()).startsWith("%PDF-");
  }

  @ParameterizedTest
  @CsvSource({"anna3, 3", "ANNA3 & BO3, 3", "' bo7 ', 7", "7, 7"})
  void aFullNameFindsItsNumber(String who, int number) throws Exception {
    String page = get("/?who=" + URLEncoder.encode(who, StandardCharsets.UTF_8), "").body();
    assertThat(page).contains("Pair " + number).doesNotContain("Bo" + number);
  }

  @ParameterizedTest
  @ValueSource(strings = {"anna", "a", "0", "11", "Anna3 &", "99999999999", "<b>"})
  void partOfANameMatchesNoContestant(String who) throws Exception {
    HttpResponse<String> page = get("/?who=" + URLEncoder.encode(who, StandardCharsets.UTF_8), "");
    assertThat(page.body())
        .contains("No player here has this number or name.")
        .doesNotContain("Bo3");
  }

  @Test
  void afterTooManyWrongPinsItIsSaidHowLongToWait() throws Exception {
    for (int k = 0; k < 5; k++) {
      assertThat(post("/pin", "", Map.of("pin", "0000")).statusCode()).isEqualTo(403);
    }
    HttpResponse<String> unheard = post("/pin", "", Map.of("pin", "0000"));
    assertThat(unheard.statusCode()).isEqualTo(429);
    assertThat(unheard.body())
        .containsPattern("Maybe wait (30|2[0-9]) s\\.")
        .doesNotContain("use the machine");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/desk",
        "/enter",
        "/ranking",
        "/evening.yaml",
        "/sign-up.pdf",
        "/enter?round=1&table=1&board=1"
      })
  void strangersAreNotShownWhatIsTheDirectors(String link) throws Exception {
    HttpResponse<String> page = get(link, "");
    assertThat(page.statusCode()).isEqualTo(403);
    assertThat(page.body()).doesNotContain("Anna");
    assertThat(get(link, "room" + address.getPort() + "=" + "0".repeat(32)).statusCode())
        .isEqualTo(403);
  }

  @Test
  void deskAsksForThePin() throws Exception {
    assertThat(get("/desk", "").body())
        .contains("action=\"/pin\"", "type=\"password\"")
        .doesNotContain("went wrong");
  }

  @ParameterizedTest
  @CsvSource({
    "/clock, turn, next",
    "/people, names, x",
    "/enter?round=1&table=1&board=1, special, pass",
    "/leave, x, y"
  })
  void strangersChangeNothing(String link, String field, String value) throws Exception {
    String before = Files.readString(file);
    Map<String, String> form = Map.of(field, value, "round", "0", "before", "");
    assertThat(post(link, "", form).statusCode()).isEqualTo(403);
    // Nor does a form of the director that was sent from another place.
    String cookie = director();
    assertThat(post(link, cookie, form).statusCode()).isEqualTo(403);
    assertThat(file).hasContent(before);
  }

  @Test
  void theDirectorSeesNamesAndTurnsTheClock() throws Exception {
    String cookie = director();
    String form = form(cookie);
    assertThat(get("/wall", cookie).body()).contains("<td><span>3 Anna3 &amp; Bo3</span></td>");
    post("/clock", cookie, Map.of("form", form, "turn", "next", "round", "0"));
    assertThat(saved().clock().round()).isEqualTo(1);
    assertThat(saved().clock().runs()).isTrue();
    // A second press on a page that is old by now does nothing, and says so.
    assertThat(post("/clock", cookie, Map.of("form", form, "turn", "next", "round", "0")).body())
        .contains("the round had been changed before: nothing more was done");
    assertThat(saved().clock().round()).isEqualTo(1);
    assertThat(get("/?who=3", "").body()).contains("Now: round 1", "Next: round 2");
    post("/clock", cookie, Map.of("form", form, "turn", "stop", "round", "1"));
    assertThat(saved().clock().runs()).isFalse();
  }

  @Test
  void aResultIsCheckedAndWrittenAtOnce() throws Exception {
    String cookie = director();
    String form = form(cookie);
    String link = "/enter?round=1&table=2&board=3";
    Map<String, String> wrong =
        Map.of(
            "form",
            form,
            "before",
            "",
            "level",
            "7",
            "suit",
            "NT",
            "declarer",
            "N",
            "result",
            "+1");
    HttpResponse<String> refused = post(link, cookie, wrong);
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("result [+1]", "value=\"7\" checked");
    assertThat(saved().results()).isEmpty();
    assertThat(
            get("/enter/check?round=1&table=2&board=3&level=4&suit=S&declarer=E&result=-1", cookie)
                .body())
        .isEqualTo("4S E -1: 100 to North-South");
    Map<String, String> right =
        Map.of(
            "form",
            form,
            "before",
            "",
            "level",
            "4",
            "suit",
            "S",
            "doubling",
            "x",
            "declarer",
            "E",
            "result",
            "-1",
            "lead",
            "h10");
    assertThat(post(link, cookie, right).statusCode()).isEqualTo(303);
    assertThat(saved().results().stream().map(ScoreEntry::text)).containsExactly("4Sx E -1");
    assertThat(get("/enter?round=1&table=2&done=3", cookie).body())
        .contains("Board 3: 4Sx E -1: 200 to North-South");
    // A form that did not show this result does not overwrite it.
    assertThat(post(link, cookie, Map.of("form", form, "before", "", "special", "pass")).body())
        .contains("another person has entered [4Sx E -1] meanwhile");
    post(link, cookie, Map.of("form", form, "before", "4Sx E -1", "special", "withdraw"));
    assertThat(saved().results()).isEmpty();
  }

  @Test
  void twoRoomsOfAMachineLeaveEachOthersDirectorIn() throws Exception {
    String here = director();
    Path other = Files.copy(file, temp.resolve("other.yaml"));
    LiveRoom room = new LiveRoom(EveningStore.open(other), Clock.systemUTC());
    try (PageServer server = WebServer.start(room, RoomSettings.at("127.0.0.1", 0, PIN))) {
      URI mine = address;
      address = server.address();
      String there = director();
      // A browser that keeps one cookie of a name for all ports of a machine has both.
      assertThat(there.substring(0, there.indexOf('=')))
          .isNotEqualTo(here.substring(0, here.indexOf('=')));
      String both = here + "; " + there;
      assertThat(get("/desk", both).statusCode()).isEqualTo(200);
      address = mine;
      assertThat(get("/desk", both).statusCode()).isEqualTo(200);
      assertThat(get("/desk", there).statusCode()).isEqualTo(403);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"12", "abcd", "1234567890123", ""})
  void aPinThatIsNoneIsRefusedBeforeAnythingIsServed(String pin) {
    assertThatThrownBy(() -> RoomSettings.at("127.0.0.1", 0, pin))
        .hasMessageStartingWith("PIN [" + pin + "] must be 4 to 12 digits\nMaybe ");
  }

  @Test
  void aPassThatWasGivenBackOpensNothing() throws Exception {
    String cookie = director();
    post("/leave", cookie, Map.of("form", form(cookie)));
    assertThat(get("/desk", cookie).statusCode()).isEqualTo(403);
  }

  @Test
  void anotherNameForTheMachineIsRefused() throws Exception {
    try (java.net.Socket socket = new java.net.Socket(address.getHost(), address.getPort())) {
      String request = "GET / HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      String line = new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1);
      assertThat(line).isEqualTo("HTTP/1.1 403");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "::1, [::1]",
    "0:0:0:0:0:0:0:1, [::1]",
    "2001:DB8:0:0:1:0:0:1, [2001:db8::1:0:0:1]",
    "2001:db8:0:1:1:1:1:1, [2001:db8:0:1:1:1:1:1]",
    "10:0:0:2:0:0:0:20, [10:0:0:2::20]",
    "fe80::, [fe80::]",
    "192.0.2.1, 192.0.2.1"
  })
  void anAddressIsCalledAsBrowsersCallIt(String host, String name) throws Exception {
    InetAddress there = InetAddress.getByName(host);
    assertThat(Guard.name(there)).isEqualTo(name);
    assertThat(
            new RoomSettings(host, there, 0, PIN, MemberList.NONE, m -> {}, Optional.empty())
                .names())
        .contains(name)
        .noneMatch(n -> n.contains(":") && !n.equals(name));
  }

  @Test
  void onlyASingleAddressOfThisMachineIsServed() {
    for (String host : new String[] {"0.0.0.0", "::", "192.0.2.1", ""}) {
      assertThatThrownBy(() -> RoomSettings.at(host, 0, PIN))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("Maybe");
    }
  }

  @Test
  void nothingElseOfTheProgramIsThere() throws Exception {
    for (String link : new String[] {"/movement", "/search", "/upload", "/page.js", "/?people=9"}) {
      HttpResponse<String> page = get(link, "");
      assertThat(page.body()).doesNotContain("Proposals");
    }
    assertThat(get("/movement", "").statusCode()).isEqualTo(404);
  }
}
