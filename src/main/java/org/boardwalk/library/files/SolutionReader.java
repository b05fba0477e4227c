package org.boardwalk.library.files;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Walk;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Origin;

/** Makes a solution from a file; its claims are not verified, and useless keys are ignored. */
final class SolutionReader {

  private static final BigDecimal MILLIS = BigDecimal.valueOf(1000);
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(1_000_000_000);

  private final Entry file;
  private final Kind kind;
  private final int contestants;
  private final Boards boards;

  private SolutionReader(Entry file) {
    this.file = file;
    this.kind = file.at("kind").choice(Kind.class);
    this.contestants = file.at("contestants").number();
    this.boards = file.make(() -> boards(file.at("boards")));
  }

  /**
   * @throws org.boardwalk.exchange.file.FileException when a field is missing or impossible
   */
  static Solution read(Document document) {
    Entry file = Entry.root(document);
    SolutionReader reader = new SolutionReader(file);
    Optional<Wish> model = file.at("model").map(WishReader::read);
    Optional<Claim> claim = file.at("proof").map(SolutionReader::claim);
    Optional<Quality> quality = file.at("quality").map(reader::quality);
    Optional<Origin> origin = file.at("origin").map(SolutionReader::origin);
    Optional<Movement> movement = file.at("schedule").map(s -> file.make(() -> reader.movement(s)));
    Attendance attendance = attendance(file, model);
    return file.make(() -> new Solution(movement, quality, claim, model, attendance, origin));
  }

  /** The attendance of the model; without a model, or where both have one, that of the file. */
  private static Attendance attendance(Entry file, Optional<Wish> model) {
    Attendance said = AttendanceFields.read(file);
    return said.full() ? model.map(Wish::attendance).orElse(said) : said;
  }

  private static Boards boards(Entry boards) {
    return new Boards(
        boards.at("sets").number(),
        boards.at("perSet").number(),
        boards.at("play").choice(Play.class),
        boards.at("copies").number(),
        boards.at("replay").choiceOr(Replay.class, Replay.NEVER),
        boards.at("shortage").choiceOr(Shortage.class, Shortage.NONE));
  }

  private Movement movement(Entry schedule) {
    List<Round> rounds = FixedReader.rounds(schedule, this::encounter);
    if (rounds.size() != file.at("rounds").number()) {
      throw schedule.fault(
          Text.of("has [%d] rounds, but rounds is [%d]", rounds.size(), file.at("rounds").number())
              + "\nMaybe the file was cut off.");
    }
    return new Movement(
        file.at("name").text(),
        kind,
        contestants,
        file.at("tables").number(),
        boards,
        file.at("rotation").choice(Rotation.class),
        file.at("winners").number(),
        rounds);
  }

  private Encounter encounter(Entry encounter) {
    return new Encounter(
        within(encounter.at("table"), file.at("tables").number()),
        SeatKey.seating(kind, seat -> within(encounter.at(seat.key()), contestants)),
        within(encounter.at("set"), boards.sets()));
  }

  private static int within(Entry entry, int most) {
    if (entry.number() < 1 || entry.number() > most) {
      throw entry.fault(Text.of("must be from 1 to %d, here it is [%d]", most, entry.number()));
    }
    return entry.number();
  }

  /**
   * The claim of a file. Its reasons are taken unchanged, to be written again or to be repeated.
   */
  private static Claim claim(Entry proof) {
    return new Claim(
        proof.at("status").choice(Claim.Said.class),
        proof.at("by").text(),
        proof.at("theorems").items().stream().map(SolutionReader::theorem).toList(),
        proof.at("certificate").map(SolutionReader::certificate));
  }

  private static TheoremCase theorem(Entry theorem) {
    Map<String, Integer> parameters = new TreeMap<>();
    theorem
        .node()
        .fieldNames()
        .forEachRemaining(
            key -> {
              if (!key.equals("name")) {
                parameters.put(key, theorem.at(key).number());
              }
            });
    return new TheoremCase(theorem.at("name").choice(Theorem.class), parameters);
  }

  private static Certificate certificate(Entry certificate) {
    return certificate.make(
        () ->
            new Certificate(
                certificate.at("models").items().stream().map(SolutionReader::model).toList(),
                seconds(certificate.at("seconds"))));
  }

  private static Exhaustion model(Entry model) {
    return new Exhaustion(
        model.at("formulation").text(),
        model.at("digest").text(),
        model.at("size").text(),
        model.at("engine").text(),
        model.at("version").text());
  }

  private Quality quality(Entry quality) {
    Entry walk = quality.at("walk");
    boolean players = kind == Kind.INDIVIDUAL;
    return new Quality(
        figures(quality.at("cost")),
        figures(quality.at("bound")),
        quality.at("calibre").map(Entry::decimal),
        players ? Optional.empty() : walk.map(SolutionReader::walk),
        players ? walk.map(SolutionReader::carried) : Optional.empty());
  }

  private static WalkFigures carried(Entry walk) {
    return new WalkFigures(
        walk.at("breaks").number(), walk.at("stands").number(), walk.at("sharing").number());
  }

  private static Walk walk(Entry walk) {
    return new Walk(
        walk.at("copies").number(), walk.at("breaks").number(), walk.at("moves").number());
  }

  private static Figures figures(Entry figures) {
    return new Figures(
        figures.at("total").longNumber(),
        Criterion.all()
            .filter(c -> figures.at(c.word()).present())
            .collect(Collectors.toMap(c -> c, c -> figures.at(c.word()).longNumber())));
  }

  private static Origin origin(Entry origin) {
    return new Origin(
        new Finder(
            origin.at("engine").text(), origin.at("version").text(), origin.at("method").text()),
        origin.at("seed").longNumber(),
        seconds(origin.at("seconds")),
        date(origin.at("date")));
  }

  private static Duration seconds(Entry seconds) {
    BigDecimal number = seconds.decimal();
    if (number.signum() < 0 || number.compareTo(MOST_SECONDS) > 0) {
      throw seconds.fault("must be from 0 to " + MOST_SECONDS.toPlainString());
    }
    return Duration.ofMillis(number.multiply(MILLIS).longValue());
  }

  private static LocalDate date(Entry date) {
    try {
      return LocalDate.parse(date.text());
    } catch (DateTimeException e) {
      throw date.fault("must be a day of the calendar, here it is [" + date.text() + "]");
    }
  }
}
