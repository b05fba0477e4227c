package org.boardwalk.page.room;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The page on which two results of a round that were entered in each other's places are exchanged;
 * doing so again undoes it.
 */
final class ExchangePage {

  private static final List<String> FIELDS = List.of("round", "table", "board", "table2", "board2");

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomFrame frame;

  ExchangePage(LiveRoom room, RoomAccess access, RoomFrame frame) {
    this.room = room;
    this.access = access;
    this.frame = frame;
  }

  /** The form, and what would be exchanged once it is filled. */
  Reply show(Request request) {
    access.required(request);
    Parameters link = request.parameters();
    if (link.text("board2").isEmpty()) {
      return page(200, request, List.of(), FaultMessage.of(""));
    }
    try {
      SavedEvening evening = room.evening();
      SavedEvening next = exchanged(evening, link);
      return page(
          200,
          request,
          List.of(line(evening, next, link, ""), line(evening, next, link, "2")),
          FaultMessage.of(""));
    } catch (IllegalArgumentException e) {
      return page(400, request, List.of(), FaultMessage.of(String.valueOf(e.getMessage())));
    }
  }

  Reply take(Request request) {
    access.checkForm(request);
    Parameters link = new Parameters(request.form().fields());
    try {
      room.change(e -> exchanged(e, link));
      return Reply.elsewhere(
          Text.of("/enter?round=%d&table=%s", link.needed("round"), link.text("table")));
    } catch (FileException | IllegalArgumentException e) {
      return page(400, request, List.of(), FaultMessage.of(String.valueOf(e.getMessage())));
    }
  }

  private static SavedEvening exchanged(SavedEvening evening, Parameters link) {
    Result one = result(evening, link, "");
    Result other = result(evening, link, "2");
    return evening
        .with(ScoreEntry.read(one.play(), ScoreEntry.text(other), lead(other)).in(one.form()))
        .with(ScoreEntry.read(other.play(), ScoreEntry.text(one), lead(one)).in(other.form()));
  }

  private static String lead(Result result) {
    return result.account().map(a -> a.lead()).orElse("");
  }

  private static Result result(SavedEvening evening, Parameters link, String suffix) {
    int round = link.needed("round");
    String called = link.text("table" + suffix);
    int table = evening.movement().tableCalled(called);
    int board = link.needed("board" + suffix);
    return evening.results().stream()
        .filter(r -> at(r.play(), round, table, board))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of(
                        "board [%d] at table %s in round %d has no result"
                            + "\nMaybe a number is wrong, or enter it under Results.",
                        board, called, round)));
  }

  private static boolean at(BoardPlay play, int round, int table, int board) {
    return play.round() == round && play.table() == table && play.board() == board;
  }

  private static String line(
      SavedEvening before, SavedEvening after, Parameters link, String suffix) {
    return Text.of(
        "Board %d, table %s: %s becomes %s",
        link.needed("board" + suffix),
        link.text("table" + suffix),
        ScoreEntry.text(result(before, link, suffix)),
        ScoreEntry.text(result(after, link, suffix)));
  }

  private Reply page(int status, Request request, List<String> lines, FaultMessage wrong) {
    Map<String, Object> values = new HashMap<>();
    Map<String, String> sent = new HashMap<>(request.parameters().values());
    sent.putAll(request.form().fields());
    FIELDS.forEach(f -> sent.putIfAbsent(f, ""));
    sent.merge(
        "round", "" + Math.max(1, room.evening().clock().round()), (a, b) -> a.isEmpty() ? b : a);
    values.put("f", sent);
    values.put("lines", lines);
    values.put("wrong", wrong);
    return frame.page(status, "exchange.html", request, values);
  }
}
