package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.FieldTree;
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
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Calibre;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Matches;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;

/**
 * The fields of a solution file, written and read. Claims that are read are not verified here, and
 * useless keys are ignored.
 */
final class SolutionFields {

  private static final BigDecimal MILLIS = BigDecimal.valueOf(1000);
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(1_000_000_000);
  private static final int DECIMALS = 2;

  /** The keys of the walk of boards and of pairs or lone players. */
  private static final List<String> WALKED = List.of("copies", "breaks", "moves");

  /** The keys of how the boards of players in circulating play are carried. */
  private static final List<String> CARRIED = List.of("breaks", "stands", "sharing");

  /** The keys of the matches of teams. */
  private static final List<String> MATCHED = List.of("met", "together", "latest", "sets");

  private final Entry file;
  private final Kind kind;
  private final int contestants;
  private final int teams;
  private final Boards boards;

  private SolutionFields(Entry file) {
    this.file = file;
    boolean ofTeams = WishFields.TEAMS.equals(file.at("kind").text());
    this.teams = ofTeams ? file.at(WishFields.TEAMS).number() : 0;
    this.kind = ofTeams ? Kind.PAIRS : file.at("kind").choice(Kind.class);
    this.contestants = ofTeams ? 2 * teams : file.at("contestants").number();
    this.boards = file.make(() -> boards(file.at("boards")));
  }

  static FieldTree of(Solution solution) {
    FieldTree fields = FieldTree.of("format", FileFormat.SOLUTION.id());
    solution
        .movement()
        .ifPresentOrElse(
            m -> fields.add(movement(m, ofTeams(solution, m))),
            () -> {
              Wish wish = solution.model().orElseThrow();
              fields.put("name", wish.name()).add(sizes(wish, WishFields.teams(wish)));
            });
    fields
        .put("quality", solution.quality())
        .put("proof", solution.claim().map(SolutionFields::proof))
        .put("model", solution.model().map(WishFields::file));
    if (solution.model().isEmpty()) {
      fields.add(AttendanceFields.of(solution.attendance(), AttendanceFields.NUMBER));
    }
    return fields
        .put("origin", solution.origin().map(SolutionFields::origin))
        .put("checksum", Checksum.of(solution));
  }

  /**
   * @throws org.boardwalk.exchange.file.FileException when a field is missing or impossible
   */
  static Solution read(Document document) {
    Entry file = Entry.root(document);
    SolutionFields fields = new SolutionFields(file);
    Optional<Wish> model = file.at("model").map(WishReader::read);
    Optional<Claim> claim = file.at("proof").map(SolutionFields::proof);
    Optional<JsonNode> quality = file.at("quality").map(q -> fields.quality(q).node());
    Optional<Origin> origin = file.at("origin").map(SolutionFields::origin);
    Optional<Movement> movement = file.at("schedule").map(s -> file.make(() -> fields.movement(s)));
    // The attendance of the model; without a model, or where both have one, that of the file.
    Attendance said = AttendanceFields.read(file, AttendanceFields.NUMBER);
    Attendance attendance = said.full() ? model.map(Wish::attendance).orElse(said) : said;
    return file.make(() -> new Solution(movement, quality, claim, model, attendance, origin));
  }

  /** The sizes of a wish, as the file of its answer has them, which may be one of teams. */
  static FieldTree sizes(Wish wish, boolean teams) {
    return contestants(wish.kind(), wish.contestants(), teams)
        .put("tables", wish.tables())
        .put("rounds", wish.rounds() / wish.boards().parts())
        .put("boards", WishFields.boards(wish.boards()))
        .put("rotation", wish.rotation())
        .put("winners", wish.winners());
  }

  /** The kind of contestants and how many there are. */
  private static FieldTree contestants(Kind kind, int contestants, boolean teams) {
    return teams
        ? FieldTree.of("kind", WishFields.TEAMS).put(WishFields.TEAMS, contestants / 2)
        : FieldTree.of("kind", kind).put("contestants", contestants);
  }

  private static Boards boards(Entry boards) {
    return new Boards(
        boards.at("sets").number(),
        boards.at("perSet").number(),
        boards.at("play").choice(Play.class),
        boards.at("copies").number(),
        boards.at("replay").choiceOr(Replay.class, Replay.NEVER),
        boards.at("shortage").choiceOr(Shortage.class, Shortage.NONE),
        boards.at("parts").numberOr(1));
  }

  /** Whether its contestants are teams: those of the model, or else of the movement. */
  private static boolean ofTeams(Solution solution, Movement movement) {
    return solution.model().map(WishFields::teams).orElseGet(() -> TeamsOfFour.in(movement));
  }

  private static FieldTree movement(Movement m, boolean teams) {
    List<Round> rounds = teams ? WishFields.byTeam(m.rounds(), m.contestants() / 2) : m.rounds();
    return FieldTree.of("name", m.name())
        .add(contestants(m.kind(), m.contestants(), teams))
        .put("tables", m.tables())
        .put("rounds", m.rounds().size() / m.boards().parts())
        .put("boards", WishFields.boards(m.boards()))
        .put("rotation", m.rotation())
        .put("winners", m.winners())
        .put("schedule", WishFields.rounds(rounds, m.boards().parts()));
  }

  private Movement movement(Entry schedule) {
    int parts = boards.parts();
    List<Round> rounds = FixedReader.rounds(schedule, parts, this::encounter);
    int stated = file.at("rounds").number();
    if (rounds.size() != stated * parts) {
      throw schedule.fault(
          (parts == 1
                  ? Text.of("has [%d] rounds, but rounds is [%d]", rounds.size(), stated)
                  : Text.of(
                      "has [%d] parts, but rounds is [%d] and boards.parts [%d]",
                      rounds.size(), stated, parts))
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
        SeatKey.seating(kind, seat -> contestant(seat, encounter.at(seat.key()))),
        within(encounter.at("set"), boards.sets()));
  }

  /** Who sits there; EW of team t of n are pair n + t. */
  private int contestant(SeatKey seat, Entry said) {
    return teams == 0
        ? within(said, contestants)
        : within(said, teams) + (seat == SeatKey.EW ? teams : 0);
  }

  private static int within(Entry entry, int most) {
    if (entry.number() < 1 || entry.number() > most) {
      throw entry.fault(Text.of("must be from 1 to %d, here it is [%d]", most, entry.number()));
    }
    return entry.number();
  }

  /** What the judge finds, in the form of a file. */
  static FieldTree quality(Judged judged) {
    return FieldTree.of("cost", cost(judged))
        .put("bound", figures(judged.bounds().total(), judged.bounds()::of))
        .put("calibre", calibre(judged.card().calibre()))
        .put(
            "walk",
            judged.movement().kind() == Kind.INDIVIDUAL
                ? judged
                    .card()
                    .walkRule()
                    .map(
                        r ->
                            FieldTree.of("breaks", r.breaks())
                                .put("stands", r.stands())
                                .put("sharing", r.sharing()))
                : judged.card().walk())
        .put("matches", judged.card().matches().map(SolutionFields::matches));
  }

  private static FieldTree matches(Matches matches) {
    return FieldTree.of("met", matches.met())
        .put("together", matches.together())
        .put("latest", matches.mostDelay())
        .put("sets", matches.leastSets());
  }

  private FieldTree quality(Entry quality) {
    Entry walk = quality.at("walk");
    List<String> keys = kind == Kind.INDIVIDUAL ? CARRIED : WALKED;
    FieldTree walked = new FieldTree();
    keys.forEach(key -> walk.map(w -> walked.put(key, w.at(key).number())));
    Entry matches = quality.at("matches");
    FieldTree matched = new FieldTree();
    MATCHED.forEach(key -> matches.map(m -> matched.put(key, m.at(key).number())));
    return FieldTree.of("cost", figures(quality.at("cost")))
        .put("bound", figures(quality.at("bound")))
        .put("calibre", quality.at("calibre").map(Entry::decimal))
        .put("walk", Optional.of(walked).filter(w -> walk.present()))
        .put("matches", Optional.of(matched).filter(m -> matches.present()));
  }

  private static FieldTree figures(Entry figures) {
    return figures(figures.at("total").longNumber(), c -> figures.at(c.word()).longNumber());
  }

  /** The judge's figures by which movements are compared. */
  static FieldTree counted(Judged judged) {
    return FieldTree.of("cost", cost(judged))
        .put("calibre", calibre(judged.card().calibre()))
        .put("walk", judged.card().walk());
  }

  private static FieldTree cost(Judged judged) {
    return figures(judged.card().total(judged.weights()), judged.card()::cost);
  }

  private static FieldTree figures(long total, Function<Criterion, Long> figure) {
    return FieldTree.of("total", total).add(Criterion.each(figure));
  }

  /** The calibre of the worst field, to two decimals; empty where there is nothing to compare. */
  private static Optional<BigDecimal> calibre(Calibre judged) {
    double worst = judged.worst();
    return Double.isNaN(worst)
        ? Optional.empty()
        : Optional.of(BigDecimal.valueOf(worst).setScale(DECIMALS, RoundingMode.HALF_EVEN));
  }

  private static FieldTree proof(Claim claim) {
    return FieldTree.of("status", claim.said(), "by", claim.by())
        .some(
            "theorems",
            claim.theorems(),
            t -> FieldTree.of("name", t.theorem()).add(new TreeMap<>(t.parameters())))
        .put(
            "certificate",
            claim
                .certificate()
                .map(
                    c ->
                        FieldTree.of("models", c.models())
                            .put("seconds", seconds(c.took()))
                            .put("repeat", "boardwalk atlas verify --proofs")));
  }

  /**
   * The claim of a file. Its reasons are taken unchanged, to be written again or to be repeated.
   */
  private static Claim proof(Entry proof) {
    return new Claim(
        proof.at("status").choice(Claim.Said.class),
        proof.at("by").text(),
        proof.at("theorems").items().stream().map(SolutionFields::theorem).toList(),
        proof.at("certificate").map(SolutionFields::certificate));
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
                certificate.at("models").items().stream().map(SolutionFields::model).toList(),
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

  private static FieldTree origin(Origin origin) {
    return FieldTree.of(origin.finder())
        .put("seed", origin.seed())
        .put("seconds", seconds(origin.took()))
        .put("date", origin.date());
  }

  private static Origin origin(Entry origin) {
    return new Origin(
        new Finder(
            origin.at("engine").text(), origin.at("version").text(), origin.at("method").text()),
        origin.at("seed").longNumber(),
        seconds(origin.at("seconds")),
        date(origin.at("date")));
  }

  private static BigDecimal seconds(Duration took) {
    return BigDecimal.valueOf(took.toMillis(), 3);
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
