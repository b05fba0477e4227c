package org.boardwalk.publish;

import static org.boardwalk.publish.AtlasColumn.answer;
import static org.boardwalk.publish.AtlasColumn.cell;
import static org.boardwalk.publish.AtlasColumn.charted;
import static org.boardwalk.publish.AtlasColumn.found;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.symmetry.SymmetricForm;
import org.boardwalk.movement.text.Sha256;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * The columns of the flat atlas, the same in CSV and JSON. Adding a column at the end keeps the
 * version; renaming, moving or removing a column raises it. Stateless and thread-safe.
 */
public final class AtlasColumns {

  /** The version of the columns. */
  public static final int VERSION = 1;

  private static final String INTEGER = "integer";
  private static final String STRING = "string";

  private AtlasColumns() {}

  /** {@return all of them, in order} */
  public static List<AtlasColumn> all() {
    List<AtlasColumn> all = new ArrayList<>(sizes());
    all.addAll(figures());
    all.addAll(walk());
    all.addAll(reasons());
    return all;
  }

  private static List<AtlasColumn> sizes() {
    return List.of(
        cell("players", INTEGER, "how many people play", c -> "" + players(c)),
        cell("rounds", INTEGER, "how many rounds", c -> "" + c.rounds()),
        cell("variety", STRING, "the sheet of the atlas", c -> c.variety().word()),
        new AtlasColumn(
            "status",
            STRING,
            "ideal: as good as can be imagined, of players at cost 0; optimal: nothing better can"
                + " exist; feasible: neither is known; impossible; missing: no answer known",
            row -> row.grade().map(Word::of).orElse("missing")));
  }

  private static List<AtlasColumn> figures() {
    List<AtlasColumn> all = new ArrayList<>();
    all.add(
        answer(
            "cost",
            INTEGER,
            "the weighted cost, which the wishes of players minimise; of pairs calibre and walk decide",
            AtlasColumns::cost));
    for (Criterion c : Criterion.values()) {
      String meaning = "the " + c.word() + " cost alone, unweighted";
      all.add(found("cost_" + c.word(), INTEGER, meaning, f -> "" + f.card().cost(c)));
    }
    all.add(
        found("bound", INTEGER, "no movement costs less, proven", f -> "" + f.bounds().total()));
    for (Criterion c : Criterion.values()) {
      String meaning = "no movement has a lower " + c.word() + " cost, proven";
      all.add(found("bound_" + c.word(), INTEGER, meaning, f -> "" + f.bounds().of(c)));
    }
    String gap =
        "cost minus bound; of a Web or two winners breaks; of pairs of one winner what the calibre lacks of 100";
    all.add(
        charted(
            "gap",
            INTEGER,
            gap,
            c -> c.answer().outcome().found().map(f -> "" + c.gap()).orElse("")));
    return all;
  }

  private static String cost(Answer answer) {
    return answer
        .outcome()
        .found()
        .map(f -> "" + f.card().total(answer.wish().weights()))
        .orElse("");
  }

  private static List<AtlasColumn> walk() {
    return List.of(
        found(
            "calibre", "number", "the calibre of the worst field, 0 to 100", AtlasColumns::calibre),
        found("copies", INTEGER, "copies of the boards in use", f -> "" + f.card().walk().copies()),
        found("breaks", INTEGER, "breaks in the boards' walk", f -> "" + f.card().walk().breaks()),
        found(
            "moves",
            INTEGER,
            "how often a contestant who moves does not go up one table",
            f -> "" + f.card().walk().moves()));
  }

  private static String calibre(Outcome.Found found) {
    double calibre = found.card().calibre().worst();
    return Double.isNaN(calibre) ? "" : Text.of("%.2f", calibre);
  }

  private static List<AtlasColumn> reasons() {
    return List.of(
        cell("play", STRING, "shared or circulating", c -> Word.of(c.variety().play())),
        cell(
            "rotation",
            STRING,
            "of seats: none, swap, rotate",
            c -> Word.of(c.variety().rotation())),
        answer("theorem", STRING, "what gives the bound, or refutes", AtlasColumns::theorems),
        answer(
            "exhausted", STRING, "digests of the models searched to the end", AtlasColumns::models),
        found("group", STRING, "the group that makes all rounds from a few", AtlasColumns::group),
        answer(
            "engine", STRING, "what found or refuted it", a -> text(a.origin().finder().engine())),
        answer("seed", INTEGER, "the source of chance", a -> "" + a.origin().seed()),
        found("digest", STRING, MovementDigest.MEANING, f -> MovementDigest.of(f.movement())),
        cell("version", INTEGER, "of these columns", c -> "" + VERSION),
        answer(
            "method",
            STRING,
            "how it was found, in words",
            a -> text(a.origin().finder().method())),
        charted("file", STRING, "where it is kept", c -> text("" + c.file().getFileName())));
  }

  private static String theorems(Answer answer) {
    Stream<TheoremCase> cases =
        answer.outcome() instanceof Outcome.Impossible none
            ? none.proof().theorems().stream()
            : answer.outcome().found().stream().flatMap(f -> f.bounds().by().stream());
    return cases.map(c -> Word.of(c.theorem())).distinct().collect(Collectors.joining(" "));
  }

  private static String models(Answer answer) {
    return answer.outcome().found().stream()
        .flatMap(f -> f.standing().certificate().stream())
        .flatMap(c -> c.models().stream())
        .map(e -> text(e.digest()))
        .collect(Collectors.joining(" "));
  }

  private static String group(Outcome.Found found) {
    return found.movement().kind() == Kind.INDIVIDUAL
        ? SymmetricForm.of(found.movement()).map(form -> String.valueOf(form.group())).orElse("")
        : "";
  }

  private static String text(String words) {
    return HarmlessText.of(words);
  }

  private static int players(Cell cell) {
    int each =
        cell.variety().web()
            ? Kind.INDIVIDUAL.perTable()
            : Kind.INDIVIDUAL.perTable() / cell.variety().kind().perTable();
    return each * cell.size();
  }

  /**
   * A digest of the schedule of a movement, independent of the movement's name. Stateless and
   * thread-safe.
   */
  private static final class MovementDigest {

    /** The recipe of the digest, for readers. */
    static final String MEANING =
        "sha256, in UTF-8, of a line for each table of each round, in order: table, numbers at North,"
            + " East, South, West as far as they are taken, set; with a blank between, and a line of"
            + " its own, empty, after each round";

    private MovementDigest() {}

    /** 64 hexadecimal digits. */
    static String of(Movement movement) {
      StringBuilder text = new StringBuilder();
      for (Round round : movement.rounds()) {
        for (Encounter e : round.encounters()) {
          text.append(e.table());
          e.seating().seats().forEach((seat, number) -> text.append(' ').append(number));
          text.append(' ').append(e.set()).append('\n');
        }
        text.append('\n');
      }
      return Sha256.of(text.toString());
    }
  }
}
