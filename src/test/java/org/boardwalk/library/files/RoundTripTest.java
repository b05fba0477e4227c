package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.boardwalk.exchange.file.AwkwardNames;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is read again as it was. */
@Tag("thorough")
class RoundTripTest {

  private static final Path NAME = Path.of("test.yaml");

  @Test
  void everyMovementSurvivesWritingAndReading() {
    for (long seed = 1; seed <= 100; seed++) {
      Solution solution = Solution.of(Judged.of(RandomSamples.movement(new Random(seed))));

      same(SolutionFile.parse(NAME, SolutionFile.text(solution)).solution(), solution, seed);
    }
  }

  /** But for zeros at the end of decimals. */
  private static void same(Solution read, Solution written, Object what) {
    assertThat(read)
        .as("%s", what)
        .usingRecursiveComparison()
        .withStrictTypeChecking()
        .withComparatorForType(Comparator.naturalOrder(), BigDecimal.class)
        .isEqualTo(written);
  }

  @Test
  void everyModelSurvivesWritingAndReading() {
    for (long seed = 1; seed <= 60; seed++) {
      IndividualWish wish = RandomSamples.wish(new Random(seed));

      assertThat(ModelFile.parse(NAME, ModelFile.text(wish))).as("seed %d", seed).isEqualTo(wish);
    }
  }

  /** Whatever can be read can be written, in a model, a link and an answer, and read again. */
  @Test
  void everyModelThatIsReadSurvives() {
    survive(400);
  }

  @Test
  @Tag("slow")
  void twentyThousandModelsSurvive() {
    survive(20_000);
  }

  private static void survive(int models) {
    int read = 0;
    for (long seed = 1; read < models; seed++) {
      Optional<Wish> drawn = read(DrawnModels.of(seed));
      if (drawn.isPresent()) {
        read++;
        survives(drawn.get(), "seed " + seed);
      }
    }
  }

  private static Optional<Wish> read(String text) {
    try {
      return Optional.of(ModelFile.parse(NAME, text));
    } catch (FileException refused) {
      return Optional.empty();
    }
  }

  private static void survives(Wish wish, String what) {
    Wish again = ModelFile.parse(NAME, ModelFile.text(wish));
    assertThat(again).as(what).isEqualTo(wish);
    assertThat(CanonicalModel.text(again)).as(what).isEqualTo(CanonicalModel.text(wish));
    Wish linked = FlatWish.wish(FlatWish.of(wish));
    assertThat(CanonicalModel.text(linked)).as(what).isEqualTo(CanonicalModel.text(wish));
    Solution none = Solution.of(Samples.impossible(wish));
    assertThat(SolutionFile.readBack(NAME, SolutionFile.text(none), none)).as(what).isNotEmpty();
  }

  /** A solution that no text can hold: its figures are those of another movement. */
  @Test
  void whatCouldNotBeReadAgainIsNotWritten(@TempDir Path directory) {
    Solution good = Solution.of(Samples.answer(Samples.wish13(), Samples.whist13(0)));
    Solution other = Solution.of(Judged.of(Samples.whist13(1)));
    Solution wrong =
        new Solution(
            other.movement(),
            good.quality()
                .map(
                    q ->
                        SolutionFields.quality(Judged.of(RandomSamples.movement(new Random(1))))
                            .node()),
            Optional.empty(),
            Optional.empty(),
            other.attendance(),
            Optional.empty());
    Path file = directory.resolve("wrong.yaml");
    assertThatThrownBy(() -> SolutionFile.write(file, wrong))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("is not written, as it could not be read again")
        .hasMessageContaining("\nMaybe report this as a bug");
    assertThat(directory.toFile().list()).isEmpty();
  }

  @Test
  void everyNameSurvives() {
    Movement movement = Samples.whist13(0);
    for (String name : AwkwardNames.ALL) {
      String text = SolutionFile.text(Solution.of(Judged.of(movement.named(name))));

      assertThat(SolutionFile.parse(NAME, text).solution().movement())
          .as("name [%s]", name)
          .contains(movement.named(name));
      assertThat(text.lines().filter(l -> l.startsWith("name: "))).hasSize(1);
      assertThat(text).matches("[ \\n[^\\p{C}\\p{Z}]]*+");
    }
  }

  @Test
  void anAnswerSurvivesWithModelProofAndOrigin(@TempDir Path directory) {
    for (Answer answer :
        List.of(
            Samples.answer(Samples.wish13(), Samples.whist13(1)),
            Samples.proved(Samples.wish13(), Samples.whist13(1)))) {
      Solution solution = Solution.of(answer);
      Path file = directory.resolve("whist.yaml");

      SolutionFile.write(file, solution);
      Inspection read = SolutionFile.read(file);

      same(read.solution(), solution, answer.outcome());
      assertThat(read.solution().claim()).isEqualTo(solution.claim());
      assertThat(read.solution().model()).isEqualTo(solution.model());
      assertThat(read.solution().origin()).contains(Samples.ORIGIN);
      assertThat(read.judged().map(Judged::movement)).isEqualTo(solution.movement());
      assertThat(read.checksummed()).isTrue();
      assertThat(read.differences()).isEmpty();
      assertThat(directory.toFile().list()).containsExactly("whist.yaml");
    }
  }

  @Test
  void anImpossibilitySurvivesWithoutASchedule() {
    for (Answer answer :
        List.of(Samples.impossible(Samples.wish13()), Samples.refuted(Samples.forbidden()))) {
      Solution solution = Solution.of(answer);
      String text = SolutionFile.text(solution);

      assertThat(SolutionFile.parse(NAME, text).solution()).isEqualTo(solution);
      assertThat(text).doesNotContain("schedule:", "quality:").contains("status: impossible");
    }
  }

  @Test
  void whatIsWrittenHasTheDocumentedShape() {
    String text =
        SolutionFile.text(Solution.of(Samples.answer(Samples.wish13(), Samples.whist13(0))));

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
            proof:
              status: ideal
              by: everything that counts has its least value
              theorems:
                - {name: integrality}
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

    Solution solution = SolutionFile.parse(NAME, text).solution();

    assertThat(solution.quality()).isEmpty();
    assertThat(solution.movement().map(Movement::contestants)).contains(2);
  }

  @Test
  void brokenRulesAreLeftToTheJudge() {
    String text = SolutionFile.text(Solution.of(Judged.of(Samples.whist13(0))));
    String twice = text.substring(0, text.indexOf("quality:")).replace("n: 2, e: 9", "n: 9, e: 9");

    Inspection read = SolutionFile.parse(NAME, twice);
    assertThat(read.solution().movement()).isPresent();
    assertThat(read.judged().map(j -> j.card().valid())).contains(false);
  }
}
