package org.boardwalk.page.room;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.SavedEvening;

/** The page for results, which are entered by table and board with buttons and checked at once. */
final class EntryPage {

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomFrame frame;
  private final Messages messages;
  private final BoardForm board;

  EntryPage(LiveRoom room, RoomAccess access, RoomFrame frame, Messages messages) {
    this.room = room;
    this.access = access;
    this.frame = frame;
    this.messages = messages;
    board = new BoardForm(room, frame);
  }

  /** The plays of the evening, looked up each time because the movement may change. */
  private List<BoardPlay> plays() {
    return room.evening().event().foreseen();
  }

  /** A table or a board to choose, with its entered results. */
  record Choosing(String number, SuitedText entered, boolean done) {}

  /**
   * Shows the tables of a round, the boards of a table, or the form of a board, depending on the
   * link.
   */
  Reply show(Request request) {
    access.required(request);
    Parameters link = request.parameters();
    SavedEvening evening = room.evening();
    int rounds = evening.movement().wholeRounds();
    int round = link.number("round").orElse(Math.max(1, evening.clock().round()));
    Range.check("round", round, 1, rounds);
    Map<String, Object> values = new HashMap<>();
    values.put("round", round);
    values.put("rounds", rounds);
    values.put("wrong", FaultMessage.of(""));
    if (link.text("table").isEmpty()) {
      values.put("tables", tables(evening, round));
      return frame.page("tables.html", request, values);
    }
    int table = evening.movement().tableCalled(link.text("table"));
    values.put("table", evening.movement().table(table));
    if (link.text("board").isEmpty()) {
      List<BoardPlay> boards = at(round, table);
      values.put("boards", boards.stream().map(p -> choosing(evening, p)).toList());
      values.put("who", board.who(request, boards.get(0)));
      values.put("rotation", frame.wording(request).rotation());
      values.put("done", done(evening, link, round, table));
      return frame.page("boards.html", request, values);
    }
    BoardPlay play = play(link);
    return form(200, request, play, EntryFields.pressed(evening.result(play)), FaultMessage.of(""));
  }

  private List<Choosing> tables(SavedEvening evening, int round) {
    Map<Integer, List<BoardPlay>> byTable =
        plays().stream()
            .filter(p -> p.round() == round)
            .collect(Collectors.groupingBy(BoardPlay::table, TreeMap::new, Collectors.toList()));
    return byTable.entrySet().stream()
        .map(
            table -> {
              List<BoardPlay> boards = table.getValue();
              long done = boards.stream().filter(p -> evening.result(p).isPresent()).count();
              return new Choosing(
                  evening.movement().table(table.getKey()),
                  SuitedText.of(Text.of("%d/%d", done, boards.size()), Language.EN),
                  done == boards.size());
            })
        .toList();
  }

  private List<BoardPlay> at(int round, int table) {
    List<BoardPlay> boards =
        plays().stream().filter(p -> p.round() == round && p.table() == table).toList();
    if (boards.isEmpty()) {
      throw new IllegalArgumentException(
          Text.of(
              "table [%s] does not play in round %d\nMaybe choose another one.",
              room.evening().movement().table(table), round));
    }
    return boards;
  }

  private static Choosing choosing(SavedEvening evening, BoardPlay play) {
    Optional<Result> result = evening.result(play);
    return new Choosing(
        "" + play.board(),
        result.map(r -> BoardForm.shown(r, Language.EN)).orElse(SuitedText.of("", Language.EN)),
        result.isPresent());
  }

  /** The latest entry, in words. */
  private String done(SavedEvening evening, Parameters link, int round, int table) {
    return link.number("done").stream()
        .boxed()
        .flatMap(board -> at(round, table).stream().filter(p -> p.board() == board))
        .findFirst()
        .map(
            play ->
                evening
                    .result(play)
                    .map(r -> messages.of("room.entered", play.board(), board.words(r, messages)))
                    .orElseGet(() -> messages.of("room.withdrawn", play.board())))
        .orElse("");
  }

  private BoardPlay play(Parameters link) {
    int board = link.needed("board");
    int round = link.needed("round");
    int table = room.evening().movement().tableCalled(link.text("table"));
    return at(round, table).stream()
        .filter(p -> p.board() == board)
        .findFirst()
        .or(() -> Plays.of(room.evening().movement()).at(round, table, board))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of("board [%d] is not played there\nMaybe choose another one.", board)));
  }

  private String there(BoardPlay play) {
    return Text.of(
        "/enter?round=%d&table=%s", play.round(), room.evening().movement().table(play.table()));
  }

  private Reply form(
      int status,
      Request request,
      BoardPlay play,
      Map<String, String> pressed,
      FaultMessage wrong) {
    Map<String, Object> values = board.values(request, play, pressed, wrong);
    values.put("path", "/enter");
    values.put("check", "/enter/check");
    values.put("back", there(play));
    values.put("players", false);
    values.put(
        "done",
        wrong.what().isEmpty()
            ? done(room.evening(), request.parameters(), play.round(), play.table())
            : "");
    return frame.page(status, "entry.html", request, values);
  }

  /** Describes the result of the buttons pressed so far. */
  Reply check(Request request) {
    access.required(request);
    try {
      BoardPlay play = play(request.parameters());
      EntryFields fields = new EntryFields(request.parameters().values(), Language.EN);
      return Reply.text(board.words(fields.result(play, room.evening().result(play)), messages));
    } catch (IllegalArgumentException e) {
      return Reply.text(FaultMessage.of(String.valueOf(e.getMessage())).what());
    }
  }

  /** Enters or withdraws a result, and goes on to the boards of the table. */
  Reply take(Request request) {
    access.checkForm(request);
    BoardPlay play = play(request.parameters());
    EntryFields fields = new EntryFields(request.form().fields(), Language.EN);
    try {
      String before = request.form().text("before");
      room.change(e -> changed(e, play, fields, before));
    } catch (FileException | IllegalArgumentException e) {
      return form(
          400, request, play, fields.again(), FaultMessage.of(String.valueOf(e.getMessage())));
    }
    String there = there(play);
    String next = fields.withdraws() ? "" : next(play).map(b -> "&board=" + b).orElse("");
    return Reply.elsewhere(there + next + "&done=" + play.board());
  }

  /** The next board of the table without a result: after this one, else the first. */
  private Optional<Integer> next(BoardPlay play) {
    SavedEvening evening = room.evening();
    List<Integer> open =
        at(play.round(), play.table()).stream()
            .filter(p -> evening.result(p).isEmpty())
            .map(BoardPlay::board)
            .toList();
    return open.stream()
        .filter(b -> b > play.board())
        .findFirst()
        .or(() -> open.stream().findFirst());
  }

  /**
   * Applies the entry. Refused where the result changed since the form was shown, so that two
   * people do not overwrite each other unseen.
   */
  private static SavedEvening changed(
      SavedEvening evening, BoardPlay play, EntryFields fields, String before) {
    Optional<Result> entered = evening.result(play);
    String now = entered.map(ScoreEntry::text).orElse("");
    if (!now.equals(before)) {
      throw new IllegalArgumentException(
          now.isEmpty()
              ? Text.of(
                  "another person has taken [%s] away meanwhile\nMaybe ask them why first.", before)
              : Text.of(
                  "another person has entered [%s] meanwhile\nMaybe look which one is right.",
                  now));
    }
    return fields.withdraws()
        ? evening.withdrawn(play)
        : evening.with(fields.result(play, entered).in(evening.form(play)));
  }
}
