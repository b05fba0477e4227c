package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.boardwalk.movement.text.Language;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A walk over all that players see in a room, in every language: each word is one of the words of
 * that language.
 */
@Tag("thorough")
class PlayersLanguageTest extends RoomOverHttp {

  private static final String BOARD = "/table/board?round=1&table=1&board=";
  private static final String CONFIRM = "/table/confirm?round=1&table=1&board=1";

  private static final List<String> SCORES =
      List.of("4SN=", "3NTE+1", "pass", "2HxS-1", "5CW=", "A+ / A-");

  /** Texts in the notation of files, which is the same in every language. */
  private static final List<String> NOTATION = List.of("roomTypedPlayers", "wrong.lead");

  private static final Pattern HIDDEN =
      Pattern.compile("(?s)<(script|style|title)\\b.*?</\\1>|<p class=\"languages\".*?</p>");
  private static final Pattern SAID =
      Pattern.compile("(?s)(?:alt|aria-label|title|data-found)=\"([^\"]*)\"");
  private static final Pattern WORD = Pattern.compile("\\p{L}+");

  private String director = "";
  private String player = "";
  private String directorsForm = "";
  private String playersForm = "";
  private Language language = Language.EN;
  private Set<String> known = Set.of();
  private final Map<String, Set<String>> foreign = new HashMap<>();

  /** All rounds but the first are scored. */
  @Override
  Path evening() {
    return RoomEvening.scored(
        super.evening(), play -> play.round() > 1 ? Optional.of(result(play)) : Optional.empty());
  }

  private static Result result(BoardPlay play) {
    String score = SCORES.get((play.table() + play.board()) % SCORES.size());
    return ScoreEntry.read(play, score, score.length() > 4 ? "HK" : "");
  }

  private static Set<String> words(String text) {
    return WORD.matcher(text)
        .results()
        .map(word -> word.group().toLowerCase(Locale.ROOT))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The words of a language, with those of names and titles. */
  private Set<String> known() throws IOException {
    Properties bundle = new Properties();
    String name = "words_" + language.code() + ".properties";
    Path path = Path.of("src/main/resources/org/boardwalk/movement/text", name);
    try (var in = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
      bundle.load(in);
    }
    NOTATION.forEach(bundle::remove);
    Set<String> known = new HashSet<>(words(saved().title()));
    bundle.values().forEach(text -> known.addAll(words(("" + text).replace(",choice,", " "))));
    saved().names().values().forEach(who -> known.addAll(words(who)));
    known.addAll(words(language.weekday(saved().date())));
    // Units of time.
    known.addAll(Set.of("s", "min"));
    return known;
  }

  private void judge(String what, String text) throws IOException {
    String said =
        Stream.concat(NOTATION.stream().map(language::say), Stream.of("4SN+1"))
            .reduce(text, (rest, one) -> rest.replace(one.split("\n", 2)[0], " "));
    Set<String> strange = words(said);
    strange.removeAll(known);
    if (!strange.isEmpty()) {
      foreign.put(language.code() + " " + what, strange);
    }
  }

  private HttpResponse<String> page(String what, HttpResponse<String> reply) throws IOException {
    String body = HIDDEN.matcher(reply.body()).replaceAll(" ");
    String attributes =
        SAID.matcher(body).results().map(a -> a.group(1)).collect(Collectors.joining(" "));
    String text = body.replaceAll("<[^>]*>", " ") + " " + attributes;
    judge(what + " " + reply.statusCode(), text.replaceAll("&[a-z#0-9]+;", " "));
    return reply;
  }

  private void see(String link, String cookie) throws Exception {
    page(link, get(link, cookie));
  }

  private void send(String link, Map<String, String> fields) throws Exception {
    page("POST " + link + " " + fields, post(link, player, fields));
  }

  private Map<String, String> form(String... more) {
    Map<String, String> fields = new HashMap<>(Map.of("form", playersForm, "before", ""));
    IntStream.range(0, more.length / 2).forEach(k -> fields.put(more[2 * k], more[2 * k + 1]));
    return fields;
  }

  private void turn(String path, String field, String value) throws Exception {
    Map<String, String> fields = Map.of("form", directorsForm, field, value);
    assertThat(post(path, director, fields).statusCode()).as(path).isEqualTo(303);
  }

  private void walkWhileClosed() throws Exception {
    for (String link : List.of("/ranking", "/mine?who=1", "/hands", "/desk", "/log", "/none")) {
      see(link, "");
    }
  }

  private void walkWhileOpen() throws Exception {
    for (String link : List.of("/", "/?who=3", "/?who=99", "/wall", "/pin", "/ranking?who=1")) {
      see(link, "");
    }
    for (String link : List.of("/mine?who=1", "/mine?who=7", "/mine?who=some-one", "/table")) {
      see(link, "");
    }
    for (String link : List.of("/hands", "/hands?board=3", "/?who=" + "x".repeat(5000))) {
      see(link, "");
    }
    for (String link : List.of("/table", BOARD + 1, BOARD + 2, BOARD + 9, "/table/board")) {
      see(link, player);
    }
    see("/table/check?round=1&table=1&board=2&other=425", player);
    see("/table/check?round=1&table=1&board=2&other=2Hx-1", player);
    for (String typed : List.of("425", "8C=", "A+")) {
      send(BOARD + 2, form("other", typed));
    }
    send(BOARD + 2, form("other", "425", "level", "3"));
    send(BOARD + 2, form("level", "3"));
    send(BOARD + 2, form("lead", "ZZ"));
    send(BOARD + 2, Map.of("form", "old"));
    send(BOARD + 1, form("other", "pass", "before", "2C N ="));
    send(CONFIRM, form("number", "8", "before", "4S N +1"));
    send(CONFIRM, form("number", "", "before", "4S N +1"));
    send("/clock", Map.of());
    send("/wall", Map.of());
    for (String who : List.of("99", "some-one", "", "2")) {
      send("/table", Map.of("who", who, "pin", "0"));
    }
    send("/pin", Map.of("pin", "0"));
  }

  private String pdf(String link) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(address.resolve(link)).header("Cookie", director).build();
    byte[] bytes = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray()).body();
    try (PDDocument document = Loader.loadPDF(bytes)) {
      return new PDFTextStripper().getText(document);
    }
  }

  private void seeThePapersOfTheResults() throws Exception {
    judge("results.pdf", pdf("/results.pdf"));
    judge("hand-records.pdf", pdf("/hand-records.pdf"));
  }

  /** Begins with two results, one of them not confirmed and one of a wrong board, and deals. */
  private void begin() throws Exception {
    director = director();
    directorsForm = form(director);
    beginFirstRound(director);
    turn("/phones", "open", "yes");
    Map<String, String> deal = Map.of("form", directorsForm, "what", "deal", "seed", "7");
    assertThat(post("/deals", director, deal).statusCode()).isEqualTo(303);
    String pin = TablePins.of(saved().settings().phones().orElseThrow(), 1);
    HttpResponse<String> signed = post("/table", "", Map.of("who", "1", "pin", pin));
    player = signed.headers().firstValue("Set-Cookie").orElse("").split(";", 2)[0];
    String page = get(BOARD + 2, player).body();
    playersForm = page.replaceFirst("(?s).*name=\"form\" value=\"", "").split("\"", 2)[0];
    post(BOARD + 1, player, form("other", "4SN+1", "lead", "HK"));
    for (String score : List.of("table=2&board=3,100 / -100", "table=3&board=5,60% 620 40% -100")) {
      String[] parts = score.split(",", 2);
      Map<String, String> fields = Map.of("form", directorsForm, "before", "", "other", parts[1]);
      HttpResponse<String> entered = post("/enter?round=1&" + parts[0], director, fields);
      assertThat(entered.statusCode()).isEqualTo(303);
    }
    assertThat(saved().result(saved().event().foreseen().get(0))).isPresent();
  }

  @Test
  void everyWordThatPlayersSeeIsOfTheirLanguage() throws Exception {
    begin();
    for (Language one : Language.values()) {
      language = one;
      if (one != Language.EN) {
        turn("/language", "language", one.code());
        known = known();
        turn("/open", "open", "no");
        walkWhileClosed();
        turn("/open", "open", "yes");
        walkWhileOpen();
        see("/results.html", director);
      }
    }
    language = Language.PL;
    turn("/language", "language", "pl");
    known = known();
    seeThePapersOfTheResults();
    turn("/deals", "what", "out");
    see("/hands", "");
    turn("/phones", "open", "no");
    see("/table", player);
    assertThat(foreign).isEmpty();
  }
}
