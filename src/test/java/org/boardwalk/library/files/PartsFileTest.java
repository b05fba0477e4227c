package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.PartedExamples;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of movements, and of wishes, in rounds with parts. */
class PartsFileTest {

  private static final Path FILE = Path.of("parts.yaml");

  private static final String MODEL =
      """
      format: boardwalk/model/1
      name: six pairs
      kind: pairs
      pairs: 6
      rounds: 5
      boards: {perSet: 2, parts: 2, copies: 1}
      """;

  private static String published() {
    return SolutionFile.text(Solution.of(Judged.of(PartedExamples.sixPairs())));
  }

  @Test
  void movementIsReadAsItWasWritten() {
    assertThat(published())
        .contains("rounds: 5", "copies: 1, parts: 2}", "- round: 1\n    part: 2\n");
    assertThat(SolutionFile.parse(FILE, published()).solution().movement())
        .contains(PartedExamples.sixPairs());
  }

  @Test
  void wishCountsRoundsAndHasOneSetForEachPart() {
    Wish wish = ModelFile.parse(FILE, MODEL);
    assertThat(wish.rounds()).isEqualTo(10);
    assertThat(wish.boards().sets()).isEqualTo(10);
    assertThat(ModelFile.text(wish)).contains("rounds: 5", "parts: 2");
    assertThat(ModelFile.parse(FILE, ModelFile.text(wish))).isEqualTo(wish);
  }

  @Test
  void partsMakeAnotherWish() {
    Wish parted = ModelFile.parse(FILE, MODEL);
    String plain = MODEL.replace("parts: 2, ", "").replace("rounds: 5", "rounds: 10");
    assertThat(CanonicalModel.text(parted))
        .isNotEqualTo(CanonicalModel.text(ModelFile.parse(FILE, plain)));
    assertThat(Checksum.canonical(PartedExamples.sixPairs())).contains("copies 1 parts 2\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "round: 1/    part: 2 | round: 1/    part: 3 | part: must be [2], here it is [3]",
        "round: 1/    part: 2 | round: 2/    part: 2 | round: must be [1], here it is [2]",
        "round: 1/    part: 2 | round: 1 | key is missing: part",
        "rounds: 5 | rounds: 6 | has [10] parts, but rounds is [6] and boards.parts [2]",
        "parts: 2} | parts: 3} | round: must be [1], here it is [2]"
      })
  void wrongPartsAreRefused(String right, String wrong, String message) {
    String edited = published().replace(right.replace('/', '\n'), wrong.replace('/', '\n'));
    assertThat(edited).isNotEqualTo(published());
    assertThatThrownBy(() -> SolutionFile.parse(FILE, edited))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(message);
  }

  private static final String RULE = "rules: [{between: [1, 2], meet: opponent, times: 0}]";

  @Test
  void wishesThatCannotHavePartsAreRefused() {
    for (List<String> edit :
        List.of(
            List.of("kind: pairs\npairs: 6", "kind: individual\nplayers: 8", "is for pairs"),
            List.of("rounds: 5", "rounds: 5\nmovement: howell", "of family [howell]"),
            List.of("rounds: 5", "rounds: 5\n" + RULE, "go with no rules of your own"),
            List.of("parts: 2", "parts: 0", "from 1 to 26"),
            List.of("copies: 1", "copies: 1, sets: 9", "must be at least parts of rounds [10]"))) {
      assertThatThrownBy(() -> ModelFile.parse(FILE, MODEL.replace(edit.get(0), edit.get(1))))
          .isInstanceOf(FileException.class)
          .hasMessageContaining(edit.get(2));
    }
  }
}
