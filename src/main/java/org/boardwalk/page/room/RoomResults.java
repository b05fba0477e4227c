package org.boardwalk.page.room;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.text.Language;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.publish.PersonalLine;
import org.boardwalk.publish.Report;
import org.boardwalk.publish.ReportTable;
import org.boardwalk.publish.ResultSheet;
import org.boardwalk.publish.ResultsPage;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.publish.ShownDeals;
import org.boardwalk.publish.UsebioText;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.ReportPdf;
import org.boardwalk.scoring.Datum;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The ranking and a contestant's own results: for the director with names and as files; for all
 * others without names, once the director has opened them.
 */
final class RoomResults {

  /** The name under which faults in deals are reported. */
  private static final Path DEALS = Path.of("deals.pbn");

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomLanguage languages;
  private final RoomFrame frame;

  RoomResults(LiveRoom room, RoomAccess access, RoomLanguage languages, RoomFrame frame) {
    this.room = room;
    this.access = access;
    this.languages = languages;
    this.frame = frame;
  }

  Reply ranking(Request request) {
    ScoredEvent scored = scored(request, frame.language(request));
    Report report = ResultSheet.standing(scored);
    String mine = frame.visitor(request).map(me -> sum(request, scored, me)).orElse("");
    boolean hands = !room.shownDeals().deals().isEmpty();
    return frame.page(
        "ranking.html", request, Map.of("parts", List.of(report), "mine", mine, "hands", hands));
  }

  /** The hands and the scores of a board; hands only once the ranking is open to all. */
  Reply hands(Request request) {
    Language language = frame.language(request);
    ScoredEvent scored = scored(request, language);
    ShownDeals deals = room.shownDeals();
    List<Integer> boards = deals.boards();
    int asked = request.parameters().number("board").orElse(0);
    int board = boards.contains(asked) ? asked : boards.stream().findFirst().orElse(0);
    Report travellers = ResultSheet.TRAVELLERS.of(scored);
    List<ReportTable> scores =
        travellers.tables().stream().filter(table -> table.key().equals("" + board)).toList();
    return frame.page(
        "hands.html",
        request,
        Map.of(
            "boards",
            boards,
            "board",
            board,
            "heading",
            board == 0 ? "" : ShownDeals.title(board, language),
            "hands",
            deals.hands(board, language),
            "part",
            travellers,
            "scores",
            scores));
  }

  /** What the boards of a contestant come to, in a line; empty if none counts yet. */
  private String sum(Request request, ScoredEvent scored, int me) {
    return ResultSheet.personal(scored, me).tables().stream()
        .map(table -> frame.me(request, frame.called(request, me)) + ": " + table.foot())
        .collect(Collectors.joining("; "));
  }

  Reply mine(Request request) {
    int me = frame.listed(request, request.parameters().text("who")).orElse(0);
    Language language = frame.language(request);
    ScoredEvent scored = scored(request, language);
    List<PersonalLine> lines = PersonalLine.of(scored, me);
    return frame.page(
        "mine.html",
        request,
        Map.of(
            "me",
            me == 0 ? "" : frame.me(request, frame.who(request, me)),
            "report",
            ResultSheet.personal(scored, me),
            "lines",
            lines.stream().map(line -> line(line, language)).toList(),
            "percent",
            lines.stream().anyMatch(l -> !l.percent().isEmpty())));
  }

  /** A board as a phone shows it. */
  record Line(
      int board,
      boolean dealt,
      SuitedText contract,
      String score,
      String gained,
      String percent,
      String with,
      String against) {}

  private Line line(PersonalLine line, Language language) {
    Result result = line.result();
    boolean points = result.of(Direction.NS) instanceof Score.Points;
    String entered = ScoreEntry.text(result);
    // Where points alone were entered they stand in the column of the score.
    boolean told = result.account().isPresent() || line.score().equals("0") || !points;
    return new Line(
        result.play().board(),
        room.shownDeals().deals().containsKey(result.play().board()),
        SuitedText.of(told ? entered : "", language),
        points ? line.score() : "",
        line.gained(),
        line.percent(),
        line.with().isEmpty() ? "" : language.say("with", line.with()),
        language.say("against", line.against()));
  }

  /** The ranking, the travellers and the personal sheets as PDF. */
  Reply pdf(Request request) {
    return Reply.download(
        Reply.dated("results.pdf"),
        "application/pdf",
        ReportPdf.of(
            ResultSheet.reports(List.of(whole(request)), List.of(ResultSheet.values())),
            PageSize.A4));
  }

  /** The results for unions and websites. */
  Reply usebio(Request request) {
    ScoredEvent event = whole(request);
    UsebioText.Heading heading = heading(request.parameters().text("charge").strip());
    return Reply.download(
        Reply.dated("results.xml"),
        "application/xml; charset=utf-8",
        UsebioText.of(List.of(event), heading).getBytes(StandardCharsets.UTF_8));
  }

  /** The page of results for a website. */
  Reply html(Request request) {
    return html(whole(request), room.shownDeals());
  }

  /** The page of results, with the hands of the file that was sent, else those of the evening. */
  Reply htmlWithHands(Request request) {
    access.checkForm(request);
    ShownDeals hands =
        request
            .form()
            .file("hands")
            .map(sent -> ShownDeals.read(DEALS, FileText.foreign(DEALS, sent.bytes())))
            .orElseGet(room::shownDeals);
    return html(whole(request), hands);
  }

  private static Reply html(ScoredEvent event, ShownDeals hands) {
    return Reply.download(
        Reply.dated("results.html"),
        "text/html; charset=utf-8",
        ResultsPage.of(List.of(event), heading(""), hands).getBytes(StandardCharsets.UTF_8));
  }

  /** The heading of the evening itself. */
  private static UsebioText.Heading heading(String charge) {
    return new UsebioText.Heading("", "", Optional.empty(), charge);
  }

  /** The evening with its names, in the language of its papers. */
  private ScoredEvent whole(Request request) {
    access.required(request);
    return scored(request, languages.room());
  }

  private ScoredEvent scored(Request request, Language language) {
    boolean director = access.pass(request.head()).isPresent();
    if (!director && !room.isOpen()) {
      access.required(request);
    }
    SavedEvening evening = room.evening();
    Ranking ranking = evening.ranking(Datum.USUAL, language);
    return director
        ? new ScoredEvent(ranking, evening.names(), evening.members())
            .on(evening.date())
            .in(language)
        : new ScoredEvent(ranking, Map.of()).in(language);
  }
}
