package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.boardwalk.file.QuotedText;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.IndividualWish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is read again as it was. */
class RoundTripTest {

  private static final Path NAME = Path.of("test.yaml");

  @Test
  void everyMovementSurvivesWritingAndReading() {
    for (long seed = 1; seed <= 300; seed++) {
      Solution solution = Solution.of(Samples.random(new Random(seed)));

      assertThat(SolutionFile.parse(NAME, SolutionFile.text(solution)))
          .as("seed %d", seed)
          .usingRecursiveComparison()
          .withStrictTypeChecking()
          .withComparatorForType(java.util.Comparator.naturalOrder(), java.math.BigDecimal.class)
          .isEqualTo(solution);
    }
  }

  @Test
  void everyModelSurvivesWritingAndReading() {
    for (long seed = 1; seed <= 500; seed++) {
      IndividualWish wish = Samples.randomProblem(new Random(seed));

      assertThat(ModelFile.parse(NAME, ModelFile.text(wish))).as("seed %d", seed).isEqualTo(wish);
    }
  }

  @Test
  void everyNameSurvives() {
    Movement movement = Samples.whist13(0);
    for (String name : Samples.HOSTILE_NAMES) {
      String text = SolutionFile.text(Solution.of(movement.named(name)));

      assertThat(SolutionFile.parse(NAME, text).movement())
          .as("name [%s]", name)
          .contains(movement.named(name));
      assertThat(text.lines().filter(l -> l.startsWith("name: "))).hasSize(1);
      assertThat(text.codePoints().allMatch(c -> c == '\n' || QuotedText.visible(c))).isTrue();
    }
  }

  @Test
  void anAnswerSurvivesWithModelProofAndOrigin(@TempDir Path directory) {
    Solution solution = Solution.of(Samples.answer(Samples.problem13(), Samples.whist13(1)));
    Path file = directory.resolve("whist.yaml");

    SolutionFile.write(file, solution);
    Solution read = SolutionFile.read(file);

    assertThat(read.movement()).isEqualTo(solution.movement());
    assertThat(read.proof()).isEqualTo(solution.proof());
    assertThat(read.model()).isEqualTo(solution.model());
    assertThat(read.origin()).contains(Samples.ORIGIN);
    assertThat(directory.toFile().list()).containsExactly("whist.yaml");
  }

  @Test
  void anImpossibilitySurvivesWithoutASchedule() {
    Solution solution = Solution.of(Samples.impossible(Samples.problem13()));
    String text = SolutionFile.text(solution);

    assertThat(SolutionFile.parse(NAME, text)).isEqualTo(solution);
    assertThat(text).doesNotContain("schedule:", "quality:").contains("status: impossible");
  }

  @Test
  void whatIsWrittenHasTheDocumentedShape() {
    String text =
        SolutionFile.text(Solution.of(Samples.answer(Samples.problem13(), Samples.whist13(0))));

    assertThat(text)
        .startsWith(
            """
            format: boardwalk/solution/1
            name: 13 players
            kind: individual
            contestants: 13
            tables: 3
            rounds: 13
            boards: {sets: 13, perSet: 2, play: shared, copies: 3}
            rotation: none
            winners: 1
            schedule:
              - round: 1
                encounters:
                  - {table: 1, n: 2, e: 9, s: 13, w: 6, set: 1}
            """)
        .contains(
            """
            quality:
              cost: {total: 0, partner: 0, opponent: 0, side: 0, direction: 0}
              bound: {total: 0, partner: 0, opponent: 0, side: 0, direction: 0}
              calibre: 100.0
            proof: {status: ideal, by: "local search"}
            model:
              format: boardwalk/model/1
            """)
        .containsPattern("checksum: sha256:[0-9a-f]{64}\n$");
  }

  @Test
  void aMovementWrittenByHandNeedsNoClaims() {
    String text =
        """
        # two pairs, one round
        format: boardwalk/solution/1
        name: by hand
        kind: pairs
        contestants: 2
        tables: 1
        rounds: 1
        boards:
          sets: 1
          perSet: 3
          play: shared
          copies: 1
        rotation: none
        winners: 2
        schedule:
        - round: 1
          encounters:
          - table: 1
            ns: 1
            ew: 2
            set: 1
        """;

    Solution solution = SolutionFile.parse(NAME, text);

    assertThat(solution.quality()).isEmpty();
    assertThat(solution.movement().map(Movement::contestants)).contains(2);
  }

  @Test
  void brokenRulesAreLeftToTheJudge() {
    String text = SolutionFile.text(Solution.of(Samples.whist13(0)));
    String twice = text.substring(0, text.indexOf("quality:")).replace("n: 2, e: 9", "n: 9, e: 9");

    assertThat(SolutionFile.parse(NAME, twice).movement()).isNotEqualTo(Optional.empty());
  }
}
