package org.boardwalk.page.room;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.page.room.RoomAccess.Pass;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.Wording;
import org.boardwalk.scoring.evening.RoundClock;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The frame of all pages of a room: its title, the clock, and the names or numbers of contestants.
 */
final class RoomFrame {

  private final LiveRoom room;
  private final RoomAccess access;
  private final Templates templates;
  private final Messages messages;

  RoomFrame(LiveRoom room, RoomAccess access, Templates templates, Messages messages) {
    this.room = room;
    this.access = access;
    this.templates = templates;
    this.messages = messages;
  }

  /**
   * The clock as a page shows it; {@code ends} is in milliseconds since 1970, or 0 while the clock
   * is stopped.
   */
  record Time(String round, String left, boolean over, long ends, String state) {}

  Reply page(String template, Request request, Map<String, Object> values) {
    return page(200, template, request, values);
  }

  Reply page(int status, String template, Request request, Map<String, Object> values) {
    // The version is read first, so that the browser loads the page again after a change in
    // between.
    String version = room.version();
    SavedEvening evening = room.evening();
    Map<String, Object> all = new HashMap<>(values);
    Optional<Pass> pass = access.pass(request.head());
    all.put("event", HarmlessText.of(evening.title()));
    all.put("stamp", version);
    all.put("now", room.now().toEpochMilli());
    all.put("time", time(evening));
    all.put("open", room.isOpen());
    all.put("director", pass.isPresent());
    all.putIfAbsent("form", pass.map(Pass::form).orElse(""));
    all.put("phones", evening.settings().phones().isPresent());
    all.put("self", pass.isPresent() ? "" : visitor(request).map(this::called).orElse(""));
    return Reply.page(status, templates.fill(template, all));
  }

  /** The one contestant of whom a link speaks. */
  Optional<Integer> visitor(Request request) {
    String who = request.parameters().text("who");
    List<Integer> meant = who.isEmpty() ? List.of() : ContestantLookup.of(room.evening(), who);
    return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
  }

  /** The version and the current time, which the script of the page asks for. */
  Reply version() {
    return Reply.text(room.version() + " " + room.now().toEpochMilli());
  }

  private Time time(SavedEvening evening) {
    RoundClock clock = evening.clock();
    int rounds = evening.movement().wholeRounds();
    if (clock.round() == 0) {
      // A session with results has begun, even without the clock.
      String key = evening.results().isEmpty() ? "room.notBegun" : "room.clockNotBegun";
      return new Time(messages.of(key), "", false, 0, start(evening));
    }
    Instant now = room.now();
    Duration left = clock.left(now);
    return new Time(
        messages.of("room.roundOf", clock.round(), rounds),
        left(left),
        left.isNegative() || left.isZero(),
        clock.ends().map(Instant::toEpochMilli).orElse(0L),
        clock.runs() ? "" : messages.of("room.stopped"));
  }

  private String start(SavedEvening evening) {
    return evening.settings().start().map(s -> messages.of("room.startsAt", s)).orElse("");
  }

  /** The time left in minutes and seconds, with a minus sign after the end. */
  private static String left(Duration left) {
    Duration size = left.abs();
    return Text.of(
        "%s%d:%02d", left.isNegative() ? "\u2212" : "", size.toMinutes(), size.toSecondsPart());
  }

  /**
   * The label of a contestant: number and name for the director, the number alone for all others.
   */
  String who(Request request, int contestant) {
    return who(request, called(contestant), contestant);
  }

  /** What a contestant is called, with the name for the director. */
  String who(Request request, String called, int contestant) {
    return beside(called, names(request), contestant);
  }

  /** What a contestant is called, with the name beside it if there is one. */
  static String beside(String called, Names names, int contestant) {
    String name = names.byContestant().getOrDefault(contestant, "");
    return called + (name.isEmpty() ? "" : " " + name);
  }

  /** The names; none for all but the director. */
  Names names(Request request) {
    return access.pass(request.head()).isPresent() ? new Names(room.evening().names()) : Names.NONE;
  }

  /** The number of a contestant, as people call it. */
  String label(int contestant) {
    return room.evening().movement().label(contestant);
  }

  /** What a contestant is called on a page: 7, or Team 7 EW. */
  String called(int contestant) {
    return room.seats().wording().label(contestant);
  }

  /** The heading of a contestant: Pair 7, or Team 7 EW. */
  String me(String called) {
    boolean teams = room.seats().wording().matches().isPresent();
    return teams ? called : messages.of("roomMe." + noun(), called);
  }

  /** Whether contestants are called by digits alone. */
  boolean digits() {
    PairNumbering numbering = room.evening().movement().numbering();
    return numbering.style() != PairNumbering.Style.DIRECTION && numbering.sections().none();
  }

  String who(Request request, List<Integer> contestants) {
    return contestants.stream().map(c -> who(request, c)).collect(Collectors.joining(", "));
  }

  /** The noun for a contestant: player or pair. */
  String noun() {
    return Wording.contestant(kind());
  }

  /** A sentence on how seats change inside a round; empty when they do not. */
  String rotation() {
    return new Wording(room.evening().movement()).rotation();
  }

  Kind kind() {
    return room.evening().movement().kind();
  }
}
