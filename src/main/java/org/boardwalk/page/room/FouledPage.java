package org.boardwalk.page.room;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.scoring.Award;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The page on which the director marks a board as fouled from a table on: cards were exchanged
 * between the hands, so that the results there and later are not compared with those before.
 */
final class FouledPage {

  /** The form of the board after the cards were exchanged. */
  private static final String OTHER = "B";

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomFrame frame;

  FouledPage(LiveRoom room, RoomAccess access, RoomFrame frame) {
    this.room = room;
    this.access = access;
    this.frame = frame;
  }

  /** A play of the board: its place, its score, what NS get now and if it is so marked. */
  record Line(
      String key, int round, String table, String score, String now, String then, boolean other) {}

  /** The board, its results, and what marking those from a table on does to the scores. */
  Reply show(Request request) {
    access.required(request);
    Parameters link = request.parameters();
    return page(200, request, link, "");
  }

  Reply take(Request request) {
    access.checkForm(request);
    Parameters form = new Parameters(request.form().fields());
    try {
      room.change(
          evening ->
              marked(evening, form.needed("board"), p -> !form.text(key(p)).isEmpty()).rankable());
      return Reply.elsewhere("/fouled?board=" + form.needed("board"));
    } catch (FileException | IllegalArgumentException e) {
      return page(400, request, form, String.valueOf(e.getMessage()));
    }
  }

  private static String key(BoardPlay play) {
    return "b-" + play.round() + "-" + play.table();
  }

  /** The evening in which some results of a board are in the other form, and its others are not. */
  private static SavedEvening marked(SavedEvening evening, int board, Predicate<BoardPlay> other) {
    return evening.scored(
        evening.results().stream()
            .map(
                result ->
                    result.play().board() == board
                        ? result.in(other.test(result.play()) ? OTHER : "")
                        : result)
            .toList());
  }

  private static List<BoardPlay> plays(SavedEvening evening, int board) {
    return Plays.of(evening.movement()).all().stream()
        .filter(play -> play.board() == board && evening.result(play).isPresent())
        .sorted(Comparator.comparingInt(BoardPlay::round).thenComparingInt(BoardPlay::table))
        .toList();
  }

  private static List<Line> lines(SavedEvening evening, int board, String from) {
    List<BoardPlay> plays = plays(evening, board);
    Optional<BoardPlay> first = plays.stream().filter(p -> key(p).equals(from)).findFirst();
    Predicate<BoardPlay> other =
        first
            .<Predicate<BoardPlay>>map(f -> p -> p.equals(f) || p.round() > f.round())
            .orElse(p -> evening.result(p).filter(r -> r.form().equals(OTHER)).isPresent());
    Ranking now = evening.ranking();
    Ranking then = marked(evening, board, other).ranking();
    return plays.stream()
        .map(
            play ->
                new Line(
                    key(play),
                    play.round(),
                    evening.movement().table(play.table()),
                    evening.result(play).map(ScoreEntry::text).orElse(""),
                    gained(now, play),
                    gained(then, play),
                    other.test(play)))
        .toList();
  }

  /** What NS get for a play, in percent of a top where there is one. */
  static String gained(Ranking ranking, BoardPlay play) {
    return ranking.awards().stream()
        .filter(award -> award.play().equals(play) && award.side() == Direction.NS)
        .findFirst()
        .map(FouledPage::words)
        .orElse("");
  }

  private static String words(Award award) {
    String gained = award.gained().rounded(2).toPlainString();
    String top = award.top().rounded(2).stripTrailingZeros().toPlainString();
    return top.equals("0") ? gained : Text.of("%s of %s", gained, top);
  }

  private Reply page(int status, Request request, Parameters sent, String wrong) {
    SavedEvening evening = room.evening();
    Map<String, Object> values = new HashMap<>();
    int board = sent.number("board").orElse(0);
    List<Line> lines = board > 0 ? lines(evening, board, sent.text("from")) : List.of();
    values.put("board", board > 0 ? "" + board : "");
    values.put("lines", lines);
    values.put("nothing", board > 0 && lines.isEmpty());
    values.put("changes", !sent.text("from").isEmpty());
    values.put("wrong", FaultMessage.of(wrong));
    return frame.page(status, "fouled.html", request, values);
  }
}
