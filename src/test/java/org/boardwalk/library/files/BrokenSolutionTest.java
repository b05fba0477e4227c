package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every edited solution is refused, with the figure that gives it away. */
@Tag("thorough")
class BrokenSolutionTest {

  private static final String SOUND =
      SolutionFile.text(Solution.of(Samples.answer(Samples.wish13(), Samples.whist13(2))));
  private static final String PROVED =
      SolutionFile.text(Solution.of(Samples.proved(Samples.wish13(), Samples.whist13(2))));
  private static final String IMPOSSIBLE =
      SolutionFile.text(Solution.of(Samples.impossible(Samples.wish13())));
  private static final String IDEAL =
      SolutionFile.text(Solution.of(Samples.answer(Samples.wish13(), Samples.whist13(0))));
  private static final String REFUTED =
      SolutionFile.text(Solution.of(Samples.refuted(Samples.forbidden())));
  private static final String BY_HAND = SOUND.substring(0, SOUND.indexOf("quality:"));

  static Stream<Broken> solutions() {
    return Stream.concat(
        forms(),
        Stream.of(
            edit("seat", "n: 2, e: 6", "n: 6, e: 2", 0, "checksum: the file says"),
            edit("contestant", "n: 2, e: 6", "n: 1, e: 6", 0, "and "),
            edit("checksum", "sha256:....", "sha256:0000", 0, "checksum: the file says"),
            edit("cost", "side: 32", "side: 23", 0, "quality.cost.side: the file says [23]"),
            edit("total", "total: 32", "total: 0", 0, "but it is [32]"),
            edit("calibre", "calibre: 100.0", "calibre: 99.9", 0, "quality.calibre"),
            edit("calibre in tens", "calibre: 100.0", "calibre: 99", 0, "quality.calibre"),
            edit("bound", "bound: .total: 0", "bound: {total: 1", 0, "quality.bound.total"),
            edit("status", "status: feasible", "status: ideal", 0, "but it is [feasible]"),
            edit("optimal", "status: feasible", "status: optimal", 0, "proof.status"),
            edit("other model", "  players: 13", "  players: 14", 0, "contestants: the file says"),
            edit("hard rule", "side: minimise", "side: require", 0, "model: the file says"),
            edit("boards", "copies: 3", "copies: 4", 0, "checksum"),
            edit("winners", "winners: 1", "winners: 2", 0, "winners: the file says [2]"),
            Broken.edit(
                PROVED,
                "bound raised to the cost",
                s -> s.replace("bound: {total: 0", "bound: {total: 32"),
                0,
                "quality.bound.total: the file says [32], but it is [0]"),
            Broken.edit(
                PROVED,
                "bound of a criterion raised",
                s -> s.replaceFirst("(bound: .*side: )0", "$132"),
                0,
                "quality.bound.side"),
            Broken.edit(
                PROVED,
                "optimal without certificate",
                BrokenSolutionTest::withoutCertificate,
                0,
                "proof.status: the file says [optimal], but it is [feasible]"),
            Broken.edit(
                PROVED,
                "optimal without model",
                s -> s.replaceAll("(?s)model:\n.*origin:", "origin:"),
                0,
                "proof.status: the file says [optimal]"),
            Broken.edit(
                PROVED,
                "less than optimal",
                s -> s.replace("optimal", "feasible"),
                0,
                "proof.status"),
            Broken.edit(
                IDEAL,
                "less than ideal",
                s -> s.replace("status: ideal", "status: optimal"),
                0,
                "proof.status: the file says [optimal], but it is [ideal]"),
            Broken.edit(
                IMPOSSIBLE,
                "invented impossibility",
                BrokenSolutionTest::withoutCertificate,
                0,
                "proof.status: the file says [impossible], but it is [not known to be]"),
            Broken.edit(
                REFUTED,
                "theorem for another wish",
                s -> s.replace("side: require", "side: minimise").replaceAll("checksum: .*", ""),
                0,
                "proof.status: the file says [impossible], but it is [not known to be]"),
            Broken.edit(
                IMPOSSIBLE,
                "other wish",
                s -> s.replace("side: minimise", "side: ignore"),
                0,
                "checksum"),
            Broken.edit(
                IMPOSSIBLE,
                "other size",
                s -> s.replaceFirst("contestants: 13", "contestants: 12"),
                0,
                "contestants"),
            Broken.edit(
                IMPOSSIBLE,
                "impossible and yet feasible",
                s -> s.replace("impossible", "feasible"),
                0,
                "missing: schedule"),
            Broken.edit(
                IMPOSSIBLE,
                "no model",
                s -> s.replaceAll("(?s)model:\n.*origin:", "origin:"),
                0,
                "missing: model"),
            edit(
                "schedule of an impossibility",
                "status: feasible",
                "status: impossible",
                0,
                "does not belong")));
  }

  private static String withoutCertificate(String text) {
    return text.replaceAll("(?s)  certificate:\n.*model:", "model:");
  }

  private static Stream<Broken> forms() {
    return Stream.of(
        edit("version", "solution/1", "solution/7", 1, "another version"),
        edit("a model", "boardwalk/solution/1", "boardwalk/model/1", 1, "is a model"),
        edit(
            "player out of range",
            "n: 2,",
            "n: 14,",
            13,
            "schedule[1].encounters[1].n: must be from 1 to 13"),
        edit("player 0", "n: 2,", "n: 0,", 13, "must be from 1 to 1000, here it is [0]"),
        edit("negative player", "n: 2,", "n: -2,", 13, "schedule[1].encounters[1].n"),
        edit("player as text", "n: 2,", "n: two,", 13, "must be a whole number"),
        edit("table out of range", "table: 1", "table: 4", 13, "table: must be from 1 to 3"),
        edit("set out of range", "set: 1}", "set: 14}", 13, "set: must be from 1 to 13"),
        edit("missing seat", "n: 2, ", "", 13, "key is missing: n"),
        edit("seat of another kind", "n: 2,", "ns: 2,", 13, "ns: is not a known key"),
        edit("kind", "kind: individual", "kind: pairs", 13, "is not a known key"),
        edit(
            "a thousand million",
            "contestants: 13",
            "contestants: 1000000000",
            4,
            "from 2 to 1000"),
        edit(
            "more players than listed",
            "contestants: 13",
            "contestants: 12",
            0,
            "must be from 1 to 12"),
        edit("round twice", "round: 2\n", "round: 1\n", 16, "schedule[2].round: must be [2]"),
        edit("rounds too few", "rounds: 13", "rounds: 12", 0, "has [13] rounds"),
        edit("no rounds", "(?s)schedule:.*", "schedule: []\n", 10, "1 to 1000 elements"),
        edit("winners", "winners: 1", "winners: 3", 9, "winners: must be 1, 2 or 4"),
        edit("rotation", "rotation: none", "rotation: rotate", 0, "must be a multiple of 3"),
        edit("boards missing", "sets: 13, ", "", 7, "key is missing: sets"),
        edit("status", "status: feasible", "status: perfect", 0, "ideal, optimal, feasible or"),
        edit("checksum form", "sha256:", "md5:", 0, "checksum: must look like sha256"),
        edit("date", "2026-11-21", "2026-02-30", 0, "must be a day of the calendar"),
        edit(
            "version as number",
            "version: \"1.0\"",
            "version: 9.15",
            0,
            "origin.version: must be text"),
        edit("pairs model", "  kind: individual", "  kind: pairs", 0, "key is missing: pairs"),
        edit("model fault", "  players: 13", "  players: 3", 0, "model.players: must be from 4"),
        edit("calibre", "calibre: 100.0", "calibre: 100.1", 0, "but it is [100.00]"),
        edit("calibre of a note", "calibre: 100.0", "calibre: 100.1 # high", 0, "from 0 to 100"),
        edit("cut off", "(?s)  - round: 13.*", "", 0, "Maybe the file was cut off"),
        new Broken("endless judging", endless(), 0, "is too large to be judged"));
  }

  /** Rotation over a thousand boards in one set at ten thousand tables: hours of counting. */
  private static String endless() {
    return BY_HAND
            .replace("rotation: none", "rotation: swap")
            .replace("perSet: 2", "perSet: 1000")
            .replaceAll("(?s)rounds: 13(.*)  - round: 2.*", "rounds: 1$1")
        + "      - {table: 1, n: 1, e: 2, s: 3, w: 4, set: 1}\n".repeat(9000);
  }

  private static Broken edit(String fault, String old, String now, int line, String expected) {
    UnaryOperator<String> edit = s -> s.replaceFirst(old, now);
    return Broken.edit(SOUND, fault, edit, line, expected);
  }

  @ParameterizedTest
  @MethodSource("solutions")
  void isRefused(Broken broken) {
    Path path = Path.of("broken.yaml");
    broken.assertRefused(path, () -> SolutionFile.parse(path, broken.text()));
  }

  @Test
  void soundFilesAreRead() {
    for (String text : new String[] {SOUND, PROVED, IDEAL, IMPOSSIBLE, REFUTED, BY_HAND}) {
      assertThat(SolutionFile.parse(Path.of("sound.yaml"), text).differences()).isEmpty();
    }
  }

  @Test
  void anInspectionListsEveryDifference(@TempDir Path home) throws Exception {
    String edited = SOUND.replace("n: 2, e: 6", "n: 6, e: 2").replace("100.0", "50.0");
    Path path = Files.writeString(home.resolve("edited.yaml"), edited);

    Inspection inspection = SolutionFile.inspect(path);

    assertThat(inspection.solution().movement()).isPresent();
    assertThat(inspection.checksummed()).isTrue();
    assertThat(inspection.differences().stream().map(Difference::key))
        .contains("checksum", "model", "quality.cost.partner", "quality.calibre");
    assertThat(inspection.differences()).allMatch(d -> d.line() > 0);
  }
}
