package org.boardwalk.page.room;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.movement.ContestantList;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.SaidFault;
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
  private final RoomLanguage languages;
  private final Templates templates;
  private final Messages messages;

  RoomFrame(
      LiveRoom room,
      RoomAccess access,
      RoomLanguage languages,
      Templates templates,
      Messages messages) {
    this.room = room;
    this.access = access;
    this.languages = languages;
    this.templates = templates;
    this.messages = messages;
  }

  /** The language of the browser that sent a request. */
  Language language(Request request) {
    return languages.of(request.head());
  }

  /** The texts in the language of the browser that sent a request. */
  Messages texts(Request request) {
    return messages.in(language(request));
  }

  /** The words for contestants, places and boards in that language. */
  Wording wording(Request request) {
    return room.seats().wording(language(request));
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
    return page(status, template, request, language(request), values);
  }

  /** A page in a language that is not the browser's. */
  Reply page(
      int status, String template, Request request, Language language, Map<String, Object> values) {
    // The version is read first, so that the browser loads the page again after a change in
    // between.
    String version = room.version();
    SavedEvening evening = room.evening();
    Map<String, Object> all = new HashMap<>(values);
    Optional<Pass> pass = access.pass(request.head());
    Messages texts = messages.in(language);
    all.put("t", texts.all());
    all.put("language", language.code());
    all.put("event", HarmlessText.of(evening.title()));
    all.put("stamp", version);
    all.put("now", room.now().toEpochMilli());
    all.put("time", time(evening, texts));
    all.put("open", room.isOpen());
    all.put("director", pass.isPresent());
    all.putIfAbsent("form", pass.map(Pass::form).orElse(""));
    all.put("phones", evening.settings().phones().isPresent());
    all.put("self", pass.isPresent() ? "" : visitor(request).map(this::named).orElse(""));
    return Reply.page(status, templates.fill(template, all));
  }

  /** The contestants named in a link; empty where it names none. */
  List<Integer> meant(Request request) {
    String who = language(request).typed(request.parameters().text("who"));
    return who.isEmpty() ? List.of() : ContestantLookup.of(room.evening(), who);
  }

  /** The one contestant of whom a link speaks. */
  Optional<Integer> visitor(Request request) {
    List<Integer> meant = meant(request);
    return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
  }

  /** The first contestant of a text of numbers; empty where it has none. */
  Optional<Integer> listed(Request request, String who) {
    Movement movement = room.evening().movement();
    Language language = language(request);
    String typed = language.typed(who);
    try {
      return ContestantList.of(movement, typed).stream().findFirst();
    } catch (IllegalArgumentException e) {
      boolean several = movement.called(typed).size() > 1;
      throw language == Language.EN ? e : new SaidFault(several ? "roomSeveral" : "roomUnknown");
    }
  }

  /** The version and the current time, which the script of the page asks for. */
  Reply version() {
    return Reply.text(room.version() + " " + room.now().toEpochMilli());
  }

  private Time time(SavedEvening evening, Messages texts) {
    RoundClock clock = evening.clock();
    int rounds = evening.movement().wholeRounds();
    if (clock.round() == 0) {
      // A session with results has begun, even without the clock.
      String key = evening.results().isEmpty() ? "room.notBegun" : "room.clockNotBegun";
      return new Time(texts.of(key), "", false, 0, start(evening, texts));
    }
    Instant now = room.now();
    Duration left = clock.left(now);
    return new Time(
        texts.of("room.roundOf", clock.round(), rounds),
        left(left),
        left.isNegative() || left.isZero(),
        clock.ends().map(Instant::toEpochMilli).orElse(0L),
        clock.runs() ? "" : texts.of("room.stopped"));
  }

  private static String start(SavedEvening evening, Messages texts) {
    return evening.settings().start().map(s -> texts.of("room.startsAt", s)).orElse("");
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
    return who(request, called(request, contestant), contestant);
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

  /** What a contestant is called in links: 7, or Team 7 EW. */
  String named(int contestant) {
    return room.seats().wording(Language.EN).label(contestant);
  }

  /** What a contestant is called on a page. */
  String called(Request request, int contestant) {
    return wording(request).label(contestant);
  }

  /** The heading of a contestant by what it is called: Pair 7, or Team 7 EW. */
  String me(Request request, String called) {
    boolean teams = wording(request).matches().isPresent();
    return teams ? called : texts(request).of("roomMe." + noun(), called);
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

  Kind kind() {
    return room.evening().movement().kind();
  }
}
