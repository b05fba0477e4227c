package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Language;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The room in the languages of the players. */
@Tag("thorough")
class LanguageRoomTest extends RoomOverHttp {

  private void choose(String code) throws Exception {
    String director = director();
    Map<String, String> form = Map.of("form", form(director), "language", code);
    assertThat(post("/language", director, form).statusCode()).isEqualTo(303);
  }

  private static String own(String code) {
    return "language=" + code;
  }

  private String asking(String link, String languages) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(address.resolve(link)).header("Accept-Language", languages).build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
  }

  @ParameterizedTest
  @EnumSource
  void wallAndPhonesSpeakTheLanguageThatTheDirectorChose(Language language) throws Exception {
    choose(language.code());
    assertThat(saved().settings().language()).contains(language);
    String wall = get("/wall", "").body();
    assertThat(wall)
        .contains(
            "<html lang=\"" + language.code() + "\"",
            language.say("room.firstHeading", 1),
            "<th scope=\"col\">" + language.say("table"),
            "<th scope=\"col\">" + language.seat("EW"));
    String seat = get("/?who=3", "").body();
    assertThat(seat)
        .contains(
            language.say("roomMe.pair", 3),
            language.say("room.place", 3, language.say("roomSeat.NS")),
            language.say("room.roundHeading", 2));
    assertThat(get("/?who=99", "").body()).contains(first(language.say("roomUnknown")));
  }

  @ParameterizedTest
  @EnumSource
  void aResultIsEnteredAndReadInEachLanguage(Language language) throws Exception {
    choose(language.code());
    String director = director();
    beginFirstRound(director);
    post("/phones", director, Map.of("form", form(director), "open", "yes"));
    String pin = TablePins.of(saved().settings().phones().orElseThrow(), 1);
    HttpResponse<String> wrong = post("/table", "", Map.of("who", "1", "pin", "0"));
    assertThat(wrong.body()).contains(first(language.say("wrong.pin", 1, "1")));
    HttpResponse<String> signed = post("/table", "", Map.of("who", "1", "pin", pin));
    String cookie = signed.headers().firstValue("Set-Cookie").orElse("").split(";", 2)[0];
    String link = "/table/board?round=1&table=1&board=1";
    String page = get(link, cookie).body();
    assertThat(page)
        .contains(
            language.say("roomDeclarer"),
            language.say("vulnerable.none"),
            ">" + language.say("roomNotrump") + "<",
            "value=\"W\"/><span><abbr title=\"" + language.say("roomSeat.W") + "\"");
    String missing =
        post(link, cookie, Map.of("form", hidden(page), "before", "", "level", "3")).body();
    assertThat(missing).contains(first(language.say("wrong.missing", language.say("wrong.suit"))));
    post(link, cookie, Map.of("form", hidden(page), "before", "", "other", "3NTx W -2"));
    // The file is the same in every language.
    assertThat(saved().results()).hasSize(1);
    assertThat(saved().results().get(0).account().orElseThrow().declarer().letter()).isEqualTo("W");
    String entered = language.say("roomNotrump") + "x " + language.seat("W") + " -2";
    assertThat(get(link, cookie).body()).contains(language.say("roomTo.NS", "3" + entered, 300));
    post("/open", director, Map.of("form", form(director), "open", "yes"));
    assertThat(get("/mine?who=1", "").body())
        .contains(language.say("how.matchpoints").substring(0, 10), "3" + entered);
    post(
        "/enter?round=1&table=2&board=3",
        director,
        Map.of("form", form(director), "before", "", "other", "4SN="));
    assertThat(get("/ranking", "").body())
        .contains(language.say("how.matchpoints").substring(0, 10));
  }

  private static String first(String message) {
    return message.split("\n", 2)[0];
  }

  private static String hidden(String page) {
    Matcher word = Pattern.compile("name=\"form\" value=\"(\\w+)\"").matcher(page);
    assertThat(word.find()).as(page).isTrue();
    return word.group(1);
  }

  @Test
  void theDirectorsPagesStayEnglish() throws Exception {
    choose("de");
    String director = director();
    assertThat(get("/desk", director).body())
        .contains("<html lang=\"en\"", "Results by table", "Begin round 1");
    assertThat(get("/enter?round=1&table=1&board=1", director).body()).contains("Played by");
    // The wall is the players', whoever looks at it.
    assertThat(get("/wall", director).body()).contains("Zuerst: Runde 1");
  }

  @Test
  void aPhoneKeepsItsOwnLanguage() throws Exception {
    choose("de");
    HttpResponse<String> chosen = get("/language?is=pl&who=3", "");
    assertThat(chosen.headers().firstValue("Set-Cookie").orElse(""))
        .startsWith("language=pl;")
        .contains("SameSite=Lax", "HttpOnly");
    assertThat(chosen.headers().firstValue("Location")).contains("/?who=3");
    assertThat(get("/?who=3", own("pl")).body()).contains("Stolik 3, NS", "Para 3");
    assertThat(get("/?who=3", own("xx")).body()).contains("Tisch 3");
    assertThat(get("/wall", own("pl")).body()).contains("Tisch");
  }

  @Test
  void whereNoneIsChosenAPhoneHasTheLanguageOfItsBrowser() throws Exception {
    assertThat(asking("/?who=3", "sv-SE,sv;q=0.9,en;q=0.8")).contains("Bord 3, Nord\u2011Syd");
    assertThat(asking("/?who=3", "ja")).contains("Table 3, North-South");
    assertThat(asking("/wall", "sv")).contains("First: round 1");
    choose("fr");
    assertThat(asking("/?who=3", "sv")).contains("Table 3, Nord\u2011Sud");
    choose("");
    assertThat(saved().settings().language()).isEmpty();
  }

  @Test
  void anUnknownLanguageIsRefusedInOneMessage() throws Exception {
    assertThat(get("/language?is=tlh", "").body())
        .contains("language [tlh] must be one of en, fr, de, nl, es, it, pl, sv");
    assertThat(post("/language", "", Map.of("language", "de")).statusCode()).isEqualTo(403);
    assertThat(saved().settings().language()).isEmpty();
  }

  @Test
  void thePapersOfTheDeskAreInTheLanguageOfTheEvening() throws Exception {
    choose("nl");
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address + "papers.pdf"))
            .header("Cookie", director())
            .build();
    byte[] pdf = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray()).body();
    assertThat(pdf).startsWith("%PDF".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
  }
}
