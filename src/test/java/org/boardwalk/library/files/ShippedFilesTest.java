package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.boardwalk.answer.Judged;
import org.boardwalk.file.FileText;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.Wish;
import org.junit.jupiter.api.Test;

/**
 * Every file that is shipped can be read, holds what it claims, and lies where it is looked for.
 */
class ShippedFilesTest {

  private static final Path MODELS = Path.of("models");
  private static final Path SOLUTIONS = Path.of("solutions");

  @Test
  void everyModelIsRead() throws IOException {
    assertThat(yaml(MODELS)).isNotEmpty();
    for (Path file : yaml(MODELS)) {
      assertThatCode(() -> ModelFile.read(file)).as("%s", file).doesNotThrowAnyException();
    }
  }

  @Test
  void everySolutionHoldsWhatItClaims() throws IOException {
    for (Path file : yaml(SOLUTIONS)) {
      assertThatCode(() -> SolutionFile.read(file)).as("%s", file).doesNotThrowAnyException();
    }
  }

  @Test
  void everySolutionStandsAsItWouldBeWrittenAndLiesWhereItIsLookedFor() throws IOException {
    for (Path file : yaml(SOLUTIONS)) {
      Inspection inspection = SolutionFile.inspect(file);
      inspection.judged().ifPresent(judged -> noBoundIsAboveItsCost(file, judged));
      Solution solution = inspection.solution();
      assertThat(SolutionFile.text(solution)).as("%s", file).isEqualTo(FileText.read(file));
      Wish wish = solution.model().orElseThrow();
      assertThat(SOLUTIONS.resolve(String.join("/", CanonicalModel.place(wish)))).isEqualTo(file);
    }
  }

  /** Neither for what was wished nor for the sizes alone. */
  private static void noBoundIsAboveItsCost(Path file, Judged judged) {
    assertThat(judged.bounds().total()).as("%s", file).isLessThanOrEqualTo(judged.cost());
    Profile profile = Profile.of(judged.movement());
    Bounds free = Bounds.of(profile, Set.of(), Weights.STANDARD);
    assertThat(free.total())
        .as("%s", file)
        .isLessThanOrEqualTo(judged.card().total(Weights.STANDARD));
    for (Criterion c : Criterion.values()) {
      long cost = judged.card().cost(c);
      assertThat(judged.bounds().of(c)).as("%s %s", file, c).isLessThanOrEqualTo(cost);
      assertThat(free.of(c)).as("%s %s", file, c).isLessThanOrEqualTo(cost);
    }
  }

  @Test
  void everyKindIsShipped() throws IOException {
    assertThat(yaml(SOLUTIONS)).hasSizeGreaterThan(1000);
    for (String folder :
        List.of(
            "individual/shared",
            "individual/circulating",
            "individual/rainbow",
            "individual/single-table",
            "pairs/web",
            "solo")) {
      assertThat(yaml(SOLUTIONS)).as(folder).anyMatch(f -> f.startsWith(SOLUTIONS.resolve(folder)));
    }
  }

  private static List<Path> yaml(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList();
    }
  }
}
