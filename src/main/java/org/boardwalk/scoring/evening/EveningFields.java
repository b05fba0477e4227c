package org.boardwalk.scoring.evening;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.library.files.AttendanceFields;
import org.boardwalk.library.files.FileFormat;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.LetteredSections;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.Pace;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Members.Member;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.wish.answer.Judged;

/** The fields of the file of an evening, written, and read from a file of the right form. */
final class EveningFields {

  private final Entry file;

  private EveningFields(Entry file) {
    this.file = file;
  }

  static ObjectNode of(SavedEvening evening) {
    EveningSettings settings = evening.settings();
    Pace pace = settings.pace();
    return FieldTree.of("format", FileFormat.EVENING.id())
        .put("title", evening.title())
        .put("date", evening.date())
        .some("club", evening.members().club())
        .some("clubId", evening.members().clubId())
        .put("start", settings.start())
        .put("phones", settings.phones())
        .put("language", settings.language().map(Language::code))
        .put(
            "pace",
            FieldTree.of("perBoard", pace.perBoard().toSeconds())
                .put("perMove", pace.perMove().toSeconds()))
        .put("scoring", FieldTree.of("method", settings.method(), "rounding", settings.rounding()))
        .put(
            "clock",
            Optional.of(evening.clock()).filter(c -> c.round() > 0).map(EveningFields::clock))
        .add(AttendanceFields.of(evening.attendance(), AttendanceFields.NUMBER))
        .put("pairNumbers", pairNumbers(evening.movement().numbering()))
        .list(
            "names",
            evening.names().entrySet(),
            n -> FieldTree.of("number", n.getKey(), "name", n.getValue()))
        .some("members", members(evening.members()), fields -> fields)
        .list("results", evening.results(), EveningFields::result)
        .some(
            "corrections",
            evening.corrections(),
            c ->
                FieldTree.of("number", c.contestant(), "reason", c.purpose())
                    .put("amount", CorrectionsCsv.amount(c)))
        .put(
            "devices",
            Optional.of(evening.devices())
                .filter(log -> !log.equals(DeviceLog.NONE))
                .map(EveningFields::devices))
        .put("movement", SolutionFile.fields(Solution.of(Judged.of(evening.movement()))))
        .node();
  }

  private static List<FieldTree> members(Members members) {
    List<FieldTree> all = new ArrayList<>();
    new TreeMap<>(members.people())
        .forEach(
            (number, people) ->
                people.forEach(
                    m ->
                        all.add(
                            FieldTree.of("number", number)
                                .put("name", m.name())
                                .put("id", m.unionNumber()))));
    return all;
  }

  private static FieldTree devices(DeviceLog log) {
    return new FieldTree()
        .list("rows", log.rows(), EveningFields::said)
        .some("left", log.left(), row -> row)
        .some("fault", log.fault());
  }

  private static FieldTree said(DeviceLog.Said said) {
    return FieldTree.of(said.place())
        .put("score", said.score())
        .some("lead", said.lead())
        .put("row", Optional.of(said.number()).filter(n -> n != 0))
        .some("written", said.written())
        .put("state", Optional.of(said.state()).filter(s -> s != DeviceLog.State.SENT));
  }

  private static Optional<FieldTree> pairNumbers(PairNumbering numbering) {
    return Optional.of(numbering)
        .filter(n -> !n.plain())
        .map(
            n ->
                FieldTree.of("style", n.style())
                    .put("ewAfter", Optional.of(n.ewAfter()).filter(after -> after > 0))
                    .some("ns", n.ns(), pair -> pair)
                    .some(
                        "sections",
                        n.sections().all(),
                        s -> FieldTree.of("tables", s.tables()).put("pairs", s.pairs())));
  }

  private static FieldTree clock(RoundClock clock) {
    boolean runs = clock.ends().isPresent();
    long left = clock.left().toSeconds();
    return FieldTree.of("round", clock.round())
        .put("ends", clock.ends())
        .put("lasts", Optional.of(left).filter(l -> runs && !clock.left().isZero()))
        .put("left", Optional.of(left).filter(l -> !runs));
  }

  private static FieldTree result(Result result) {
    return FieldTree.of("round", result.play().round())
        .put("table", result.play().table())
        .put("board", result.play().board())
        .put("score", ScoreEntry.text(result))
        .some("lead", result.account().map(a -> a.lead()).orElse(""))
        .some("form", result.form())
        .put("enteredBy", Optional.of(result.enteredBy()).filter(by -> result.provisional()));
  }

  static SavedEvening read(Document document) {
    return new EveningFields(Entry.root(document)).read();
  }

  private SavedEvening read() {
    Movement plain = movement();
    Movement movement = plain.with(pairNumbers(plain));
    return file.make(
        () ->
            new SavedEvening(
                file.at("title").text(),
                time(file.at("date"), LocalDate::parse),
                settings(),
                movement,
                AttendanceFields.read(file, AttendanceFields.NUMBER),
                names(),
                members(),
                results(movement),
                file.at("corrections").items().stream().map(EveningFields::correction).toList(),
                file.at("clock").map(EveningFields::clock).orElse(RoundClock.BEFORE),
                file.at("devices").map(d -> devices(d, movement)).orElse(DeviceLog.NONE)));
  }

  /** The movement, judged again: a movement that cannot be scored is refused. */
  private Movement movement() {
    Entry part = file.at("movement");
    Document document = file.document();
    Inspection inspection =
        SolutionFile.sound(document.path(), SolutionFile.inspect(document.part("movement")));
    Judged judged =
        inspection.judged().orElseThrow(() -> part.fault("says that there is no movement"));
    if (!judged.card().scoresStand()) {
      throw part.fault(
          "breaks rules: "
              + judged.card().violations().get(0).what()
              + "\nMaybe the file was edited: make the evening again from its movement.");
    }
    return judged.movement();
  }

  private PairNumbering pairNumbers(Movement movement) {
    Entry entry = file.at("pairNumbers");
    return entry
        .map(
            e ->
                e.make(
                    () ->
                        new PairNumbering(
                            e.at("style").choice(PairNumbering.Style.class),
                            e.at("ewAfter").numberOr(0),
                            numbers(e.at("ns")),
                            sections(e.at("sections")))))
        .orElseGet(() -> PairNumbering.of(PairNumbering.Style.CONTINUED, movement));
  }

  private static LetteredSections sections(Entry sections) {
    return new LetteredSections(
        sections.items().stream()
            .map(s -> new LetteredSections.Section(numbers(s.at("tables")), numbers(s.at("pairs"))))
            .toList());
  }

  private static List<Integer> numbers(Entry list) {
    return list.items().stream().map(Entry::number).toList();
  }

  private EveningSettings settings() {
    Entry pace = file.at("pace");
    Entry scoring = file.at("scoring");
    return new EveningSettings(
        scoring.at("method").choice(ScoringMethod.class),
        scoring.at("rounding").choice(Rounding.class),
        new Pace(
            Duration.ofSeconds(pace.at("perBoard").number()),
            Duration.ofSeconds(pace.at("perMove").number())),
        file.at("start").map(s -> time(s, LocalTime::parse)),
        file.at("phones").map(Entry::text),
        file.at("language").map(e -> e.choice(Language.class)));
  }

  private static <T> T time(Entry entry, Function<String, T> parse) {
    try {
      return parse.apply(entry.text());
    } catch (DateTimeException e) {
      throw entry.fault("must be a day or a time, but is [" + entry.text() + "]");
    }
  }

  private static RoundClock clock(Entry clock) {
    int round = clock.at("round").number();
    Optional<Instant> ends = clock.at("ends").map(e -> time(e, Instant::parse));
    if (ends.isPresent() == clock.at("left").present()) {
      throw clock.fault("must have exactly one of the keys ends and left");
    }
    String key = ends.isPresent() ? "lasts" : "left";
    return new RoundClock(round, ends, Duration.ofSeconds(clock.at(key).numberOr(0)));
  }

  private Map<Integer, String> names() {
    Map<Integer, String> names = new TreeMap<>();
    for (Entry entry : file.at("names").items()) {
      if (names.put(entry.at("number").number(), entry.at("name").text()) != null) {
        throw entry.fault(
            Text.of("number [%d] has two names", entry.at("number").number())
                + "\nMaybe one of the numbers is wrong.");
      }
    }
    return names;
  }

  private Members members() {
    Map<Integer, List<Member>> people = new TreeMap<>();
    for (Entry entry : file.at("members").items()) {
      people
          .computeIfAbsent(entry.at("number").number(), n -> new ArrayList<>())
          .add(new Member(entry.at("name").text(), "", entry.at("id").text()));
    }
    return new Members(file.at("club").text(), file.at("clubId").text(), people);
  }

  private List<Result> results(Movement movement) {
    Plays plays = Plays.of(movement);
    Set<String> seen = new HashSet<>();
    List<Result> results = new ArrayList<>();
    for (Entry entry : file.at("results").items()) {
      int round = entry.at("round").number();
      int table = entry.at("table").number();
      int board = entry.at("board").number();
      BoardPlay play =
          plays
              .at(round, table, board)
              .filter(p -> seen.add(key(round, table, board)))
              .orElseThrow(
                  () ->
                      entry.fault(
                          Text.of(
                                  "board [%d] is not played at table %d in round %d, or stands here"
                                      + " twice",
                                  board, table, round)
                              + "\nMaybe a number was mistyped."));
      results.add(
          entry
              .at("score")
              .make(
                  () ->
                      ScoreEntry.read(play, entry.at("score").text(), entry.at("lead").text())
                          .in(entry.at("form").text())
                          .enteredBy(entry.at("enteredBy").numberOr(0))));
    }
    return results;
  }

  private static DeviceLog devices(Entry devices, Movement movement) {
    Plays plays = Plays.of(movement);
    List<DeviceLog.Said> rows = new ArrayList<>();
    for (Entry entry : devices.at("rows").items()) {
      DeviceLog.RowPlace place =
          new DeviceLog.RowPlace(
              entry.at("round").number(), entry.at("table").number(), entry.at("board").number());
      DeviceLog.Said said =
          new DeviceLog.Said(
              place,
              entry.at("row").numberOr(0),
              entry.at("written").text(),
              entry.at("score").text(),
              entry.at("lead").text(),
              entry.at("state").choiceOr(DeviceLog.State.class, DeviceLog.State.SENT));
      // A score that cannot be read is a fault of the file.
      entry.at("score").make(() -> said.at(plays));
      rows.add(said);
    }
    return new DeviceLog(
        rows,
        devices.at("left").items().stream().map(Entry::text).toList(),
        devices.at("fault").text());
  }

  private static String key(int round, int table, int board) {
    return round + "/" + table + "/" + board;
  }

  private static Correction correction(Entry entry) {
    return CorrectionsCsv.correction(
        entry.document().path(),
        entry.document().line(entry.pointer()),
        entry.at("number").number(),
        entry.at("reason").choice(Correction.Purpose.class),
        entry.at("amount").text());
  }
}
