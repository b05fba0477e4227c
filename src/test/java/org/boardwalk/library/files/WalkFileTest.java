package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.RandomMovements;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The walk of the boards in models, links and solutions. */
class WalkFileTest {

  private static final Path MODEL = Path.of("model.yaml");
  private static final Path SOLUTION = Path.of("solution.yaml");
  private static final Path BEFORE =
      Path.of(
          "solutions/individual/circulating/8-players",
          "individual-8p-7r-circulating-86d5ee4a.yaml");
  private static final IndividualWish WISH = Wishes.circulating(13, 3, 9, 9, 1);

  @Test
  void aWalkIsReadAsItWasWritten() {
    for (WalkWish walk : WalkWish.values()) {
      IndividualWish wish = WISH.with(walk);
      IndividualWish read = (IndividualWish) ModelFile.parse(MODEL, ModelFile.text(wish));
      assertThat(read.walk()).isEqualTo(walk);
      assertThat(CanonicalModel.text(read)).isEqualTo(CanonicalModel.text(wish));
      IndividualWish linked = (IndividualWish) FlatWish.wish(FlatWish.of(wish));
      assertThat(linked.walk()).isEqualTo(walk);
    }
    assertThat(ModelFile.text(WISH.with(WalkWish.DOWN_ONE))).contains("walk: down-one\n");
  }

  /** Else nothing that is stored would be found again. */
  @Test
  void anOpenWalkIsNoPartOfTheKey() {
    assertThat(CanonicalModel.text(WISH)).doesNotContain("\nwalk:");
    Inspection before = SolutionFile.read(BEFORE);
    assertThat(CanonicalModel.place(before.solution().model().orElseThrow()))
        .endsWith(BEFORE.getFileName().toString());
    Set<String> digests = new HashSet<>();
    for (WalkWish walk : WalkWish.values()) {
      digests.add(CanonicalModel.digest(WISH.with(walk)));
    }
    assertThat(digests).hasSize(WalkWish.values().length);
  }

  @ParameterizedTest
  @CsvSource({
    "walk: round, 'must be auto, down-one, rule or any, here it is [round]'",
    "walk: up-one, 'must be auto, down-one, rule or any, here it is [up-one]'",
    "'walk: rule\nfixed: {apart: [[1, 2]]}', 'walk [rule] cannot be promised'"
  })
  void aWrongWalkIsRefused(String line, String message) {
    String text = ModelFile.text(WISH) + line.replace("\\n", "\n") + "\n";
    assertThatThrownBy(() -> ModelFile.parse(MODEL, text))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(message);
  }

  @Test
  void sharedPlayHasNoWalk() {
    String text = ModelFile.text(Wishes.shared(13, 3, 9)) + "walk: any\n";
    assertThatThrownBy(() -> ModelFile.parse(MODEL, text))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("walk [any] is for circulating play");
  }

  /** Random movements in circulating play. */
  private static List<Movement> movements() {
    return new Random(7)
        .longs(60, 1, 10_000)
        .mapToObj(RandomMovements::valid)
        .filter(m -> m.boards().play() == Play.CIRCULATING)
        .toList();
  }

  @Test
  void theRuleOfTheBoardsIsWrittenAndHeldAgainstTheMovement() {
    assertThat(movements()).isNotEmpty();
    for (Movement movement : movements()) {
      String text = SolutionFile.text(Solution.of(Judged.of(movement)));
      assertThat(text).containsPattern("  walk: \\{breaks: ");
      assertThat(SolutionFile.parse(SOLUTION, text).differences()).isEmpty();
      for (String key : List.of("breaks", "stands", "sharing")) {
        String wrong = text.replaceFirst("( walk: .*" + key + ": )", "$19");
        assertThat(SolutionFile.inspect(SOLUTION, wrong).differences())
            .extracting(Difference::key)
            .containsExactly("quality.walk." + key);
      }
    }
  }

  @Test
  void aFileFromBeforeThereWereWalksIsRead() {
    for (Movement movement : movements()) {
      String text = SolutionFile.text(Solution.of(Judged.of(movement)));
      String old = text.replaceFirst("(?m)^  walk: .*\\n", "");
      assertThat(old).isNotEqualTo(text).doesNotContain("stands");
      assertThat(SolutionFile.parse(SOLUTION, old).differences()).isEmpty();
    }
  }
}
