package org.boardwalk.scoring.evening;

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
import org.boardwalk.library.files.AttendanceFields;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
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

/** Reads an evening from a file of the right form. */
final class EveningReader {

  private final Entry file;

  private EveningReader(Entry file) {
    this.file = file;
  }

  static SavedEvening read(Document document) {
    return new EveningReader(Entry.root(document)).read();
  }

  private SavedEvening read() {
    Movement movement = movement().with(pairNumbers());
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
                file.at("corrections").items().stream().map(EveningReader::correction).toList(),
                file.at("clock").map(EveningReader::clock).orElse(RoundClock.BEFORE),
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

  private PairNumbering pairNumbers() {
    Entry entry = file.at("pairNumbers");
    return entry
        .map(
            e ->
                e.make(
                    () ->
                        new PairNumbering(
                            e.at("style").choice(PairNumbering.Style.class),
                            e.at("ewAfter").numberOr(0),
                            e.at("ns").items().stream().map(Entry::number).toList())))
        .orElse(PairNumbering.CONTINUED);
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
        file.at("phones").map(Entry::text));
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
    return new Members("", "", people);
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
      DeviceLog.Place place =
          new DeviceLog.Place(
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
      entry.make(() -> said.at(plays));
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
