package org.boardwalk.page.room;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.SaidFault;
import org.boardwalk.page.room.TableAccess.Pass;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The pages on which players enter the results of their table, and their opponents confirm them. A
 * phone sees the boards of the round that the clock shows, and those of the round before that are
 * not settled.
 */
final class TablePage {

  private final LiveRoom room;
  private final TableAccess access;
  private final RoomFrame frame;
  private final BoardForm board;

  TablePage(LiveRoom room, TableAccess access, RoomFrame frame) {
    this.room = room;
    this.access = access;
    this.frame = frame;
    board = new BoardForm(room, frame);
  }

  /** A board to choose, with its result. */
  record Choosing(int round, String table, int number, SuitedText entered, boolean done) {}

  /** The boards of the table; without a pass, the form that asks for its PIN. */
  Reply show(Request request) {
    Optional<Pass> pass = access.pass(request);
    Parameters link = request.parameters();
    String mine = pass.map(p -> frame.named(p.contestant())).orElse("");
    String who = link.text("who").isEmpty() ? mine : link.text("who");
    return pass.filter(p -> who.equals(mine))
        .map(p -> boards(request, p))
        .orElseGet(() -> pin(200, request, who, FaultMessage.of("")));
  }

  private Reply pin(int status, Request request, String who, FaultMessage wrong) {
    Map<String, Object> values = new HashMap<>();
    values.put("lead", frame.texts(request).of("room.tableLead"));
    values.put("who", who);
    values.put("digits", frame.digits());
    values.put("wrong", wrong);
    return frame.page(status, "table-pin.html", request, values);
  }

  private Reply boards(Request request, Pass pass) {
    SavedEvening evening = room.evening();
    Language language = frame.language(request);
    List<Choosing> boards = new ArrayList<>();
    for (BoardPlay play : plays(evening, pass)) {
      Optional<Result> result = evening.result(play);
      boards.add(
          new Choosing(
              play.round(),
              evening.movement().table(play.table()),
              play.board(),
              result.map(r -> BoardForm.shown(r, language)).orElse(SuitedText.of("–", language)),
              result.filter(r -> !r.provisional()).isPresent()));
    }
    Map<String, Object> values = new HashMap<>();
    values.put(
        "table", seat(evening, pass.contestant()).map(evening.movement()::table).orElse("–"));
    values.put("me", frame.me(request, frame.who(request, pass.contestant())));
    values.put("boards", boards);
    return frame.page("table.html", request, values);
  }

  /** The table at which a contestant sits in the round of the clock; empty for none. */
  private Optional<Integer> seat(SavedEvening evening, int contestant) {
    return room.seats()
        .spot(contestant, Math.max(1, evening.clock().round()))
        .map(SeatPlan.Spot::table);
  }

  /**
   * The plays that a phone may enter: those of its contestant in this round, and those of the round
   * before that are not settled.
   */
  private static List<BoardPlay> plays(SavedEvening evening, Pass pass) {
    int round = Math.max(1, evening.clock().round());
    return evening.event().foreseen().stream()
        .filter(p -> p.seating().contestants().contains(pass.contestant()))
        .filter(p -> p.round() == round || (p.round() == round - 1 && !settled(evening, p)))
        .toList();
  }

  private static boolean settled(SavedEvening evening, BoardPlay play) {
    return evening.result(play).filter(r -> !r.provisional()).isPresent();
  }

  /** Gives a phone a pass for the table at which the contestant sits. */
  Reply sign(Request request) {
    String who = request.form().text("who").strip();
    Messages texts = frame.texts(request);
    try {
      int contestant = one(request, who);
      int table =
          seat(room.evening(), contestant)
              .orElseThrow(() -> new SaidFault("wrong.noGame", Names.cut(who, 20)));
      return access
          .open(request.head(), request.form().text("pin"), table, contestant)
          .map(cookie -> Reply.elsewhere("/table").with("Set-Cookie", cookie))
          .orElseGet(
              () ->
                  pin(
                      403,
                      request,
                      who,
                      FaultMessage.of(
                          texts.of("wrong.pin", room.evening().movement().table(table), who))));
    } catch (IllegalArgumentException e) {
      return pin(400, request, who, SaidFault.message(e, texts.language()));
    }
  }

  private BoardPlay play(Request request, Pass pass) {
    Parameters link = request.parameters();
    int number = link.needed("board");
    int round = link.needed("round");
    return plays(room.evening(), pass).stream()
        .filter(p -> p.board() == number && p.round() == round)
        .findFirst()
        .orElseThrow(() -> new SaidFault("wrong.board", number));
  }

  /** The form of a board; once it has a result, that result and the form to confirm it. */
  Reply board(Request request) {
    Pass pass = access.required(request);
    BoardPlay play = play(request, pass);
    Optional<Result> result = room.evening().result(play);
    boolean again = !request.parameters().text("again").isEmpty();
    boolean changing = again && result.filter(Result::provisional).isPresent();
    return result.isPresent() && !changing
        ? confirming(200, request, pass, play, FaultMessage.of(""))
        : form(200, request, pass, play, EntryFields.pressed(result), FaultMessage.of(""));
  }

  private Reply form(
      int status,
      Request request,
      Pass pass,
      BoardPlay play,
      Map<String, String> pressed,
      FaultMessage wrong) {
    Map<String, Object> values = board.values(request, play, pressed, wrong);
    values.put("form", pass.form());
    values.put("path", "/table/board");
    values.put("check", "/table/check");
    values.put("back", "/table");
    values.put("players", true);
    values.put("done", "");
    return frame.page(status, "entry.html", request, values);
  }

  private Reply confirming(
      int status, Request request, Pass pass, BoardPlay play, FaultMessage wrong) {
    SavedEvening evening = room.evening();
    Messages texts = frame.texts(request);
    Result result = evening.result(play).orElseThrow(() -> new SaidFault("wrong.gone"));
    boolean opponent = opposes(play, result.enteredBy(), pass.contestant());
    Map<String, Object> values = new HashMap<>();
    values.put("form", pass.form());
    values.put("round", play.round());
    values.put("table", evening.movement().table(play.table()));
    values.put("board", play.board());
    values.put("who", board.who(request, play));
    values.put("words", board.words(result, texts));
    values.put("provisional", result.provisional());
    values.put("by", texts.of("room.enteredBy", frame.who(request, result.enteredBy())));
    values.put("before", ScoreEntry.text(result));
    values.put("number", opponent ? frame.label(pass.contestant()) : "");
    values.put("digits", frame.digits());
    values.put("next", next(evening, pass, play));
    values.put("wrong", wrong);
    return frame.page(status, "confirm.html", request, values);
  }

  /** The next board of the round without a result; 0 for none. */
  private static int next(SavedEvening evening, Pass pass, BoardPlay play) {
    return plays(evening, pass).stream()
        .filter(p -> p.round() == play.round() && evening.result(p).isEmpty())
        .mapToInt(BoardPlay::board)
        .findFirst()
        .orElse(0);
  }

  /** Whether two contestants are opponents on a board. */
  private static boolean opposes(BoardPlay play, int one, int other) {
    for (Direction side : Direction.values()) {
      Direction across = side == Direction.NS ? Direction.EW : Direction.NS;
      if (play.seating().at(side).contains(one) && play.seating().at(across).contains(other)) {
        return true;
      }
    }
    return false;
  }

  /** Describes the result of the buttons pressed so far. */
  Reply check(Request request) {
    Pass pass = access.required(request);
    try {
      Messages texts = frame.texts(request);
      EntryFields fields = new EntryFields(request.parameters().values(), texts.language());
      return Reply.text(board.words(played(fields, play(request, pass)), texts));
    } catch (IllegalArgumentException e) {
      return Reply.text(SaidFault.message(e, frame.language(request)).what());
    }
  }

  /** Enters a result; one that the opponents have entered alike is confirmed. */
  Reply take(Request request) {
    Pass pass = access.required(request);
    RoomAccess.checkForm(request, pass.form());
    BoardPlay play = play(request, pass);
    EntryFields fields = new EntryFields(request.form().fields(), frame.language(request));
    Messages texts = frame.texts(request);
    try {
      String before = request.form().text("before");
      room.change(
          phone(play, frame.label(pass.contestant())),
          e -> e.with(entered(e, played(fields, play), pass, before, texts)));
      return Reply.elsewhere(link(play));
    } catch (FileException | IllegalArgumentException e) {
      FaultMessage wrong = SaidFault.message(e, texts.language());
      return form(400, request, pass, play, fields.again(), wrong);
    }
  }

  /** Whose phone it is, in the words of the log. */
  private String phone(BoardPlay play, String number) {
    return Text.of(
        "phone of %.20s at table %s", number, room.evening().movement().table(play.table()));
  }

  private String link(BoardPlay play) {
    return Text.of(
        "/table/board?round=%d&table=%s&board=%d",
        play.round(), room.evening().movement().table(play.table()), play.board());
  }

  /** The result of the fields: what was played, as all else is for the director to decide. */
  private static Result played(EntryFields fields, BoardPlay play) {
    Result result = fields.result(play, Optional.empty());
    if (fields.withdraws()
        || !(result.ns() instanceof Score.Points)
        || !result.ns().equals(result.ew())) {
      throw new SaidFault("wrong.director");
    }
    return result;
  }

  private static Result entered(
      SavedEvening evening, Result typed, Pass pass, String before, Messages texts) {
    Optional<Result> now = evening.result(typed.play());
    refuseOver(now, before, texts);
    boolean agreed =
        now.filter(r -> opposes(typed.play(), r.enteredBy(), pass.contestant()))
            .map(ScoreEntry::text)
            .equals(Optional.of(ScoreEntry.text(typed)));
    Result formed = typed.in(evening.form(typed.play()));
    return agreed ? formed : formed.enteredBy(pass.contestant());
  }

  /** Refuses to change what stands, or what another person has changed since the page was shown. */
  private static void refuseOver(Optional<Result> now, String before, Messages texts) {
    if (now.filter(r -> !r.provisional()).isPresent()) {
      throw new SaidFault("wrong.stands");
    }
    String text = now.map(ScoreEntry::text).orElse("");
    if (!text.equals(before)) {
      throw new SaidFault("wrong.meanwhile", SuitedText.of(text, texts.language()).text());
    }
  }

  /** Confirms a result that the opponents have entered. */
  Reply confirm(Request request) {
    Pass pass = access.required(request);
    RoomAccess.checkForm(request, pass.form());
    BoardPlay play = play(request, pass);
    try {
      Messages texts = frame.texts(request);
      String number = texts.language().typed(request.form().text("number"));
      String before = request.form().text("before");
      room.change(phone(play, number), e -> e.with(confirmed(e, play, number, before, texts)));
      return Reply.elsewhere(link(play));
    } catch (FileException | IllegalArgumentException e) {
      return confirming(400, request, pass, play, SaidFault.message(e, frame.language(request)));
    }
  }

  /** The contestant whose number was typed. */
  private int one(Request request, String who) {
    return frame.listed(request, who).orElseThrow(() -> new SaidFault("wrong.number"));
  }

  private static Result confirmed(
      SavedEvening evening, BoardPlay play, String number, String before, Messages texts) {
    Optional<Result> now = evening.result(play);
    refuseOver(now, before, texts);
    Result result = now.orElseThrow(() -> new SaidFault("wrong.nothing"));
    Movement movement = evening.movement();
    if (movement.called(number).stream().noneMatch(c -> opposes(play, result.enteredBy(), c))) {
      throw new SaidFault(
          "wrong.opponent",
          Names.cut(number, 20),
          texts.language().label(movement.label(result.enteredBy())));
    }
    return result.enteredBy(0);
  }
}
