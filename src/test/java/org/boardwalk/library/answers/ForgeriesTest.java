package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that forged claims in shipped files are not believed, whichever way the files are read. */
@Tag("thorough")
class ForgeriesTest {

  private static final Path SHIPPED = Path.of("solutions");

  @TempDir Path home;

  /**
   * The outcome of forging.
   *
   * @param made forged texts that differ from the honest one
   * @param believed those whose claim was accepted
   */
  private record Tally(int made, List<String> believed) {}

  @Test
  void noForgeryOfEveryFourHundredthFileIsBelieved() throws IOException {
    Tally tally = forge(400);

    assertThat(tally.believed()).isEmpty();
    assertThat(tally.made()).isGreaterThan(20);
  }

  @Test
  @Tag("slow")
  void noForgeryOfAnyFileIsBelieved() throws IOException {
    Tally tally = forge(1);

    System.out.printf("%d forgeries, %d believed%n", tally.made(), tally.believed().size());
    assertThat(tally.believed()).isEmpty();
    assertThat(tally.made()).isGreaterThan(8000);
  }

  private Tally forge(int step) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(SHIPPED)) {
      all.filter(f -> f.toString().endsWith(".yaml")).sorted().forEach(files::add);
    }
    int made = 0;
    List<String> believed = new ArrayList<>();
    for (int k = 0; k < files.size(); k += step) {
      String text = Files.readString(files.get(k));
      Inspection honest = SolutionFile.parse(files.get(k), text);
      if (honest.judged().isEmpty() || honest.solution().model().isEmpty()) {
        continue;
      }
      for (Forgery forgery : Forgery.values()) {
        String forged = forgery.of(text, honest);
        if (!forged.equals(text)) {
          made++;
          believed(honest, forged).forEach(who -> believed.add(forgery + ": " + who));
        }
      }
    }
    return new Tally(made, believed);
  }

  /** Who takes over what the forged file claims beyond the honest one. */
  private List<String> believed(Inspection honest, String forged) throws IOException {
    Wish wish = honest.solution().model().orElseThrow();
    Outcome truth = honest.outcome(digest -> false);
    List<String> who = new ArrayList<>();
    try {
      Inspection inspection = SolutionFile.inspect(Path.of("forged.yaml"), forged);
      if (inspection.differences().isEmpty() && more(inspection.outcome(digest -> false), truth)) {
        who.add("check: " + wish.name());
      }
    } catch (FileException e) {
      assertThat(e).hasMessageContaining("forged.yaml");
    }
    Library library = Library.alone(home, new Repeated(home.resolve("repeated")));
    Path file = library.file(wish);
    Files.createDirectories(Optional.ofNullable(file.getParent()).orElseThrow());
    Files.writeString(file, forged);
    if (library
        .find(wish, fault -> {})
        .map(Answer::outcome)
        .filter(o -> more(o, truth))
        .isPresent()) {
      who.add("library: " + wish.name());
    }
    if (Atlas.read(library, 1).cells().values().stream()
        .anyMatch(c -> more(c.answer().outcome(), truth))) {
      who.add("atlas: " + wish.name());
    }
    Files.delete(file);
    return who;
  }

  /** Whether an outcome says more than the truth. */
  private static boolean more(Outcome outcome, Outcome truth) {
    if (outcome instanceof Outcome.Impossible) {
      return true;
    }
    return outcome
        .found()
        .filter(
            f ->
                truth
                    .found()
                    .filter(
                        t ->
                            f.status().compareTo(t.status()) < 0
                                || f.bounds().total() > t.bounds().total())
                    .isPresent())
        .isPresent();
  }
}
