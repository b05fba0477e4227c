package org.boardwalk.page.room;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.publish.EveningText;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.Paper;
import org.boardwalk.publish.paper.PaperSettings;
import org.boardwalk.publish.paper.Papers;
import org.boardwalk.publish.paper.TypeSize;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.RoundClock;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;

/** The director's desk: the clock, the missing results, names and corrections. */
final class DeskPage {

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomFrame frame;
  private final RoomLanguage languages;
  private final ChangePage change;
  private final MemberList members;
  private final FromDevices devices;
  private final RoundTurns turns = new RoundTurns();

  DeskPage(
      LiveRoom room,
      RoomAccess access,
      RoomFrame frame,
      RoomLanguage languages,
      ChangePage change,
      FromDevices devices,
      MemberList members) {
    this.devices = devices;
    this.members = members;
    this.room = room;
    this.access = access;
    this.frame = frame;
    this.languages = languages;
    this.change = change;
  }

  /** A table in a round, with its boards that have no result; one or several. */
  record Tile(int round, String table, String boards, boolean one) {}

  /** The desk; who has not entered the PIN is asked for it. */
  Reply show(Request request) {
    FaultMessage none = FaultMessage.of("");
    return access.pass(request.head()).isPresent()
        ? page(200, request, none)
        : frame.page(403, "pin.html", request, Map.of("wrong", none));
  }

  private Reply page(int status, Request request, FaultMessage wrong) {
    SavedEvening evening = room.evening();
    Map<String, Object> values = new HashMap<>();
    values.put("wrong", wrong);
    values.put("progress", EveningText.progress(evening).strip());
    values.put("earlier", earlier(evening));
    values.put("tiles", tiles(evening, evening.clock().round()));
    values.putAll(PhonesSwitch.values(evening));
    values.putAll(devices.values(evening));
    values.put("dealsFault", FaultMessage.of(room.dealsFault()));
    values.put("rounds", evening.movement().wholeRounds());
    values.put("round", evening.clock().round());
    values.put("runs", evening.clock().runs());
    values.put("languages", RoomLanguage.choices(languages.chosen()));
    values.put("undoable", change.undoable().orElse(""));
    values.put("wentBack", turns.again(evening).isPresent());
    // Text that was typed over an older state is not offered again, because it would undo other
    // changes.
    boolean asSent = !wrong.what().isEmpty() && seen(request, evening);
    values.put("before", stamp(evening));
    values.put(
        "names",
        asSent
            ? request.form().text("names")
            : NamesFile.text(evening.names(), evening.movement()));
    values.put(
        "corrections",
        asSent
            ? request.form().text("corrections")
            : CorrectionsCsv.text(evening.corrections(), evening.movement()));
    return frame.page(status, "desk.html", request, values);
  }

  /** The tables of a round, with those of their boards that have no result yet. */
  private static List<Tile> tiles(SavedEvening evening, int round) {
    Set<BoardPlay> open = Set.copyOf(evening.event().missing());
    Map<Integer, List<BoardPlay>> byTable =
        evening.event().foreseen().stream()
            .filter(p -> p.round() == round)
            .collect(
                Collectors.groupingBy(
                    BoardPlay::table,
                    TreeMap::new,
                    Collectors.filtering(open::contains, Collectors.toList())));
    return byTable.entrySet().stream()
        .map(
            table ->
                new Tile(
                    round,
                    evening.movement().table(table.getKey()),
                    boards(table.getValue()),
                    table.getValue().size() == 1))
        .toList();
  }

  /** The tables at which results of earlier rounds are missing. */
  private static List<Tile> earlier(SavedEvening evening) {
    return IntStream.range(1, evening.clock().round())
        .boxed()
        .flatMap(round -> tiles(evening, round).stream())
        .filter(tile -> !tile.boards().isEmpty())
        .toList();
  }

  private static String boards(List<BoardPlay> plays) {
    return plays.stream().map(p -> "" + p.board()).collect(Collectors.joining(", "));
  }

  /** A digest of the current names and corrections; any change gives a different one. */
  private static String stamp(SavedEvening evening) {
    String people =
        NamesFile.text(evening.names(), evening.movement())
            + "\n"
            + CorrectionsCsv.text(evening.corrections(), evening.movement());
    return UUID.nameUUIDFromBytes(people.getBytes(StandardCharsets.UTF_8)).toString();
  }

  /** Whether a form comes from a page that showed the current names and corrections. */
  private static boolean seen(Request request, SavedEvening evening) {
    return request.form().text("before").equals(stamp(evening));
  }

  /** A button of the clock. */
  private enum Turn {
    NEXT,
    UNDO,
    PREVIOUS,
    STOP,
    RUN,
    LONGER,
    SHORTER
  }

  Reply turn(Request request) {
    access.checkForm(request);
    String word = request.form().text("turn");
    Turn turn =
        Word.parse(Turn.class, word)
            .orElseThrow(() -> new IllegalArgumentException("turn [" + word + "] is unknown"));
    // If two people press the button at once, only one round is turned.
    int seen = new Parameters(request.form().fields()).number("round").orElse(-1);
    AtomicBoolean late = new AtomicBoolean();
    room.change(
        e -> {
          late.set(seen != e.clock().round());
          return late.get() ? e : e.at(turned(e, turn));
        });
    return late.get()
        ? page(
            400,
            request,
            FaultMessage.of(
                "the round had been changed before: nothing more was done\n"
                    + "Maybe look at the clock, and press again if that is still wanted."))
        : Reply.elsewhere("/desk");
  }

  private RoundClock turned(SavedEvening evening, Turn turn) {
    RoundClock clock = evening.clock();
    return switch (turn) {
      case NEXT -> turns.next(evening, room.now());
      case UNDO -> turns.undone(evening);
      case PREVIOUS -> turns.previous(evening, room.now());
      case STOP -> clock.stopped(room.now());
      case RUN -> clock.resumed(room.now());
      case LONGER -> clock.longer(Duration.ofMinutes(1));
      case SHORTER -> clock.longer(Duration.ofMinutes(-1));
    };
  }

  /** Opens the ranking to all, or closes it. */
  Reply open(Request request) {
    access.checkForm(request);
    room.open(request.form().text("open").equals("yes"));
    return Reply.elsewhere("/desk");
  }

  /** Replaces the names and corrections with the typed ones. */
  Reply people(Request request) {
    access.checkForm(request);
    try {
      room.change(e -> changed(e, request));
      return Reply.elsewhere("/desk");
    } catch (FileException | IllegalArgumentException e) {
      return page(400, request, FaultMessage.of(String.valueOf(e.getMessage())));
    }
  }

  /**
   * Applies the typed names and corrections. Refused after a change by another person, which would
   * be lost unseen.
   */
  private SavedEvening changed(SavedEvening evening, Request request) {
    if (!seen(request, evening)) {
      throw new IllegalArgumentException(
          "another person has changed names or corrections meanwhile: here they are as they stand"
              + " now\n"
              + "Maybe go back in the browser to see what you typed, and type it here again.");
    }
    FormData form = request.form();
    Entrants typed =
        Entrants.NONE.with(
            evening.event().roster(), form.lines("names"), form.lines("corrections"));
    return evening.signedUp(typed, members).rankable();
  }

  /** The sign-up sheet for the door, with a code that leads phones to this room. */
  Reply signUp(Request request) {
    return papers(request, "sign-up.pdf", Set.of(Paper.SEATING));
  }

  /**
   * The papers of the movement as it stands: cards, the director's sheet and seats. One from which
   * games have only been taken out has the papers that it had, and the sheet of changes.
   */
  Reply papers(Request request) {
    SavedEvening evening = room.evening();
    return room.stillPlanned()
        .map(
            plan ->
                papers(
                    request,
                    "papers.pdf",
                    plan,
                    all -> all.pdf(Paper.tonight(plan.movement()), evening.judged())))
        .orElseGet(() -> papers(request, "papers.pdf", Paper.tonight(evening.movement())));
  }

  /** The sheet of what the latest change of the movement has changed. */
  Reply changes(Request request) {
    Judged now = room.evening().judged();
    return papers(request, "changes.pdf", now, all -> all.changes(change.before()));
  }

  private Reply papers(Request request, String name, Set<Paper> papers) {
    Judged plan = room.stillPlanned().orElseGet(() -> room.evening().judged());
    return papers(request, name, plan, all -> all.pdf(papers));
  }

  private Reply papers(
      Request request, String name, Judged judged, Function<Papers, byte[]> print) {
    access.required(request);
    SavedEvening evening = room.evening();
    PaperSettings usual =
        new PaperSettings(
                PageSize.A4, Optional.empty(), TypeSize.NORMAL, new Names(evening.names()))
            .in(languages.room())
            .on(evening.members().club(), Optional.of(evening.date()));
    return Reply.download(
        Reply.dated(name),
        "application/pdf",
        print.apply(new Papers(judged, usual.in(URI.create(request.head().address())))));
  }

  Reply file(Request request) {
    access.required(request);
    SavedEvening evening = room.evening();
    return Reply.download(
        EveningFile.name(evening),
        "application/yaml",
        EveningFile.text(evening).getBytes(StandardCharsets.UTF_8));
  }
}
