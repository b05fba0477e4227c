package org.boardwalk.publish;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Account;
import org.boardwalk.scoring.BoardForms;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.ScoringMethod;

/**
 * The results of an event as one page for the club's website: ranking, matches of teams, the boards
 * of each contestant, the travellers, the hands where they are known. It needs no other file, fits
 * a phone, finds people by name, prints on paper, and works without its script but for the search.
 * Stateless and thread-safe.
 */
public final class ResultsPage {

  private static final String SCRIPT = script();

  private final ScoredEvent event;
  private final int number;

  private ResultsPage(ScoredEvent event, int number) {
    this.event = event;
    this.number = number;
  }

  /**
   * A part of the page: an event, or one of several sections that are ranked apart.
   *
   * @param report what stands above and below its tables
   * @param rankings the ranking, a table for each field
   * @param matches the matches of teams; empty elsewhere
   * @param people the sheets of the contestants, by number
   * @param boards the travellers, by number
   */
  record Part(
      Report report,
      List<Ranked> rankings,
      List<ReportTable> matches,
      List<Sheet> people,
      List<Traveller> boards) {}

  /** A ranking, and for each row the place of the contestant's own sheet, and all its names. */
  record Ranked(ReportTable table, List<String> links, List<String> names) {}

  /** The boards of a contestant. */
  record Sheet(String id, String who, String foot, List<Line> lines) {

    /** {@return whether a contract is known} */
    public boolean told() {
      return lines.stream().anyMatch(line -> !line.contract().isEmpty());
    }

    /** {@return whether shares are known} */
    public boolean shared() {
      return lines.stream().anyMatch(line -> !line.percent().isEmpty());
    }
  }

  /** A board of a contestant; {@code link} leads to its traveller. */
  record Line(
      String board,
      String link,
      String with,
      String against,
      String contract,
      String score,
      String gained,
      String percent) {}

  /** A board with all its scores. */
  record Traveller(String id, String title, List<ShownDeals.Hand> hands, List<ScoreRow> scores) {

    /** {@return whether a contract is known} */
    public boolean told() {
      return scores.stream().anyMatch(score -> !score.contract().isEmpty());
    }
  }

  /** A score of a board. */
  record ScoreRow(
      String ns, String ew, String contract, String score, String gainNs, String gainEw) {}

  /**
   * @param events scored events, at least one: those of several sections that are ranked apart
   * @param heading the club and the day, where they are not those of the events
   * @param hands the cards of the boards
   * @return the page, well-formed XHTML; text from files is escaped
   */
  public static String of(List<ScoredEvent> events, UsebioText.Heading heading, ShownDeals hands) {
    ScoredEvent first = events.get(0);
    List<Part> parts = new ArrayList<>();
    for (ScoredEvent event : events) {
      parts.add(new ResultsPage(event, parts.size() + 1).part(hands));
    }
    String club = heading.club().isEmpty() ? first.members().club() : heading.club();
    Language language = first.language();
    String day = heading.date().or(first::day).map(language::weekday).orElse("");
    return new Pages()
        .fill(
            "results",
            Map.of(
                "parts",
                parts,
                "t",
                words(first),
                "language",
                language.code(),
                "title",
                HarmlessText.of(first.roster().name()),
                "played",
                List.of(HarmlessText.of(club), day).stream()
                    .filter(t -> !t.isEmpty())
                    .collect(Collectors.joining(", ")),
                "script",
                SCRIPT,
                "hash",
                hash(SCRIPT)));
  }

  /** The words of the page, by the names that its template uses. */
  private static Map<String, String> words(ScoredEvent event) {
    Language language = event.language();
    Map<String, String> words = new HashMap<>();
    for (String key : List.of("resultsHead", "resultsFind", "resultsOwn", "navMain")) {
      words.put(key, language.say(key));
    }
    // The script puts the number in the place of the sign.
    words.put("resultsFound", language.say("resultsFound", "#"));
    for (String key : List.of("board", "contract", "roomScore", "withHead", "againstHead")) {
      words.put(key, language.small(key));
    }
    for (Direction side : Direction.values()) {
      words.put(side.name(), language.seat(side.name()));
    }
    words.put("ranking", language.say("roomNavRanking"));
    words.put("boards", language.sentence("head.boards"));
    words.put("unit", RankingTable.narrowUnit(event.ranking().method(), language));
    return words;
  }

  private ReportTable narrow(ReportTable table) {
    ScoringMethod method = event.ranking().method();
    String unit = RankingTable.unit(method, event.language());
    return new ReportTable(
        table.key(),
        table.title(),
        table.columns().stream()
            .map(
                c ->
                    c.head().equals(unit) && method == ScoringMethod.MATCHPOINTS
                        ? ReportTable.Column.numbers(
                            RankingTable.narrowUnit(method, event.language()))
                        : c)
            .toList(),
        table.rows(),
        table.foot());
  }

  private static String script() {
    try (InputStream in = ResultsPage.class.getResourceAsStream("results.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The digest by which the page allows its own script and no other. */
  private static String hash(String script) {
    try {
      byte[] bytes = script.getBytes(StandardCharsets.UTF_8);
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private Part part(ShownDeals hands) {
    Report ranking = ResultSheet.RANKING.of(event);
    List<Ranked> rankings = new ArrayList<>();
    List<Sheet> people = new ArrayList<>();
    for (List<Placing> placings : event.ranking().fields().values()) {
      rankings.add(
          new Ranked(
              narrow(ranking.tables().get(rankings.size()).shown()),
              placings.stream().map(p -> person(p.contestant())).toList(),
              placings.stream().map(p -> event.who(p.members())).toList()));
      placings.stream()
          .flatMap(p -> p.members().stream())
          .sorted()
          .map(this::sheet)
          .flatMap(Optional::stream)
          .forEach(people::add);
    }
    List<ReportTable> matches = ResultSheet.MATCHES.of(event).tables();
    return new Part(
        ranking,
        rankings,
        matches.stream().map(ReportTable::shown).toList(),
        people,
        boards(hands));
  }

  private String person(int contestant) {
    return Text.of("p%d-%d", number, contestant);
  }

  private String board(int board) {
    return Text.of("b%d-%d", number, board);
  }

  private Optional<Sheet> sheet(int me) {
    return PersonalSheets.of(event, me).stream()
        .findFirst()
        .map(
            table ->
                new Sheet(
                    person(me),
                    event.who(me),
                    table.foot(),
                    PersonalLine.of(event, me).stream().map(this::line).toList()));
  }

  private Line line(PersonalLine line) {
    int board = line.result().play().board();
    return new Line(
        "" + board,
        board(board),
        line.with(),
        line.against(),
        contract(line.result()),
        line.score(),
        line.gained(),
        line.percent());
  }

  private List<Traveller> boards(ShownDeals hands) {
    Map<Integer, List<Result>> boards =
        event.ranking().event().results().stream()
            .collect(
                Collectors.groupingBy(r -> r.play().board(), TreeMap::new, Collectors.toList()));
    List<Traveller> travellers = new ArrayList<>();
    boards.forEach(
        (board, all) ->
            BoardForms.of(all)
                .forEach(
                    (form, results) -> {
                      boolean fouled = BoardForms.of(all).size() > 1;
                      travellers.add(traveller(board, fouled ? form : "", fouled, hands, results));
                    }));
    return travellers;
  }

  /** The hands stand beside the form in which the board was dealt. */
  private Traveller traveller(
      int board, String form, boolean fouled, ShownDeals hands, List<Result> results) {
    Language language = event.language();
    String title =
        language.say("boardNumber", board)
            + (fouled ? ", " + FouledText.form(form, language) : "")
            + ", "
            + ShownDeals.face(board, language);
    return new Traveller(
        form.isEmpty() ? board(board) : board(board) + "-" + form,
        title,
        form.isEmpty() ? hands.hands(board, language) : List.of(),
        results.stream()
            .sorted(Comparator.comparing(r -> r.play().seating().at(Direction.NS).get(0)))
            .map(this::score)
            .toList());
  }

  private ScoreRow score(Result result) {
    return new ScoreRow(
        event.who(result.play().seating().at(Direction.NS)),
        event.who(result.play().seating().at(Direction.EW)),
        contract(result),
        ScoredEvent.score(result),
        event.gained(result, Direction.NS),
        event.gained(result, Direction.EW));
  }

  /** The contract with its result and the lead, such as 4♠x N -1 ♦K; pass; empty if unknown. */
  private String contract(Result result) {
    return result.account().map(this::contract).orElseGet(() -> event.pass(result));
  }

  private String contract(Account account) {
    int over = account.result();
    String result = over == 0 ? "=" : (over > 0 ? "+" : "-") + Math.abs(over);
    String lead = event.lead(account, ResultsPage::sign);
    return Text.of(
            "%s %s %s",
            event.contract(account, ResultsPage::sign),
            event.language().seat(account.declarer().letter()),
            result)
        + (lead.isEmpty() ? "" : ", " + lead);
  }

  private static String sign(String suit) {
    return "♣♦♥♠".substring("CDHS".indexOf(suit)).substring(0, 1);
  }
}
