package org.boardwalk.library;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.problem.Wish;
import org.boardwalk.quality.Walk;
import org.boardwalk.search.Origin;

/** Makes a solution from a file whose form the schema has accepted; its claims are not verified. */
final class SolutionReader {

  private static final BigDecimal MILLIS = BigDecimal.valueOf(1000);

  private final Entry file;
  private final Kind kind;
  private final int contestants;
  private final Boards boards;

  private SolutionReader(Entry file) {
    this.file = file;
    this.kind = file.at("kind").choice(Kind.class);
    this.contestants = file.at("contestants").number();
    this.boards = boards(file.at("boards"));
  }

  static Solution read(Document document) {
    Entry file = Entry.root(document);
    SolutionReader reader = new SolutionReader(file);
    Optional<Wish> model = part(file.at("model"), ModelReader::read);
    Optional<Proof> proof = part(file.at("proof"), SolutionReader::proof);
    Optional<Quality> quality = part(file.at("quality"), SolutionReader::quality);
    Optional<Origin> origin = part(file.at("origin"), SolutionReader::origin);
    Optional<Movement> movement =
        part(file.at("schedule"), s -> file.make(() -> reader.movement(s)));
    return new Solution(movement, quality, proof, model, origin);
  }

  private static <T> Optional<T> part(Entry entry, Function<Entry, T> read) {
    return entry.present() ? Optional.of(read.apply(entry)) : Optional.empty();
  }

  private static Boards boards(Entry boards) {
    return new Boards(
        boards.at("sets").number(),
        boards.at("perSet").number(),
        boards.at("play").choice(Play.class),
        boards.at("copies").number(),
        boards.at("replay").choiceOr(Replay.class, Replay.NEVER));
  }

  private Movement movement(Entry schedule) {
    List<Round> rounds = new ArrayList<>();
    for (Entry round : schedule.items()) {
      Entry number = round.at("round");
      if (number.number() != rounds.size() + 1) {
        throw number.fault(
            "must be [%d], here it is [%d]".formatted(rounds.size() + 1, number.number())
                + "\nMaybe a round is missing, doubled or out of order.");
      }
      rounds.add(new Round(round.at("encounters").items().stream().map(this::encounter).toList()));
    }
    if (rounds.size() != file.at("rounds").number()) {
      throw schedule.fault(
          "has [%d] rounds, but rounds is [%d]".formatted(rounds.size(), file.at("rounds").number())
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
    if (entry.number() > most) {
      throw entry.fault("must be from 1 to %d, here it is [%d]".formatted(most, entry.number()));
    }
    return entry.number();
  }

  private static Proof proof(Entry proof) {
    return new Proof(proof.at("status").choice(Claim.class), proof.at("by").text());
  }

  private static Quality quality(Entry quality) {
    return new Quality(
        figures(quality.at("cost")),
        figures(quality.at("bound")),
        part(quality.at("calibre"), c -> c.node().decimalValue()),
        part(quality.at("walk"), SolutionReader::walk));
  }

  private static Walk walk(Entry walk) {
    return new Walk(
        walk.at("copies").number(), walk.at("breaks").number(), walk.at("moves").number());
  }

  private static Figures figures(Entry figures) {
    return new Figures(
        figures.at("total").longNumber(), Figures.each(c -> figures.at(c.word()).longNumber()));
  }

  private static Origin origin(Entry origin) {
    BigDecimal seconds = origin.at("seconds").node().decimalValue();
    return new Origin(
        origin.at("engine").text(),
        origin.at("version").text(),
        origin.at("method").text(),
        origin.at("seed").longNumber(),
        Duration.ofMillis(seconds.multiply(MILLIS).longValue()),
        date(origin.at("date")));
  }

  private static LocalDate date(Entry date) {
    try {
      return LocalDate.parse(date.text());
    } catch (DateTimeException e) {
      throw date.fault("must be a day of the calendar, here it is [" + date.text() + "]");
    }
  }
}
