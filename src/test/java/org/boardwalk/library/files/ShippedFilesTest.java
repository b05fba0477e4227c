package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every file that is shipped can be read, holds what it claims, and lies where it is looked for.
 * Each file is read and judged once: all of them with the slow tests, otherwise those that changed
 * since the last release and a twentieth of the others, another one each day.
 */
@Tag("thorough")
class ShippedFilesTest {

  private static final Path MODELS = Path.of("models");
  private static final Path SOLUTIONS = Path.of("solutions");

  /** The part of the files, as a divisor, that is judged each day. */
  private static final int PART = 20;

  @Test
  void everyModelIsRead() throws IOException {
    assertThat(yaml(MODELS)).isNotEmpty();
    for (Path file : yaml(MODELS)) {
      assertThatCode(() -> ModelFile.read(file)).as("%s", file).doesNotThrowAnyException();
    }
  }

  @Test
  void aPartOfAllSolutionsHoldsWhatItClaimsAndStandsAsItWouldBeWritten() throws IOException {
    List<Path> all = yaml(SOLUTIONS);
    long day = LocalDate.now(ZoneOffset.UTC).toEpochDay() % PART;
    Set<Path> some = new TreeSet<>(changed());
    IntStream.range(0, all.size()).filter(k -> k % PART == day).forEach(k -> some.add(all.get(k)));
    assertThat(some).hasSizeGreaterThan(200).allSatisfy(ShippedFilesTest::isSound);
  }

  @Test
  @Tag("slow")
  void everySolutionHoldsWhatItClaimsAndStandsAsItWouldBeWritten() throws IOException {
    assertThat(yaml(SOLUTIONS)).allSatisfy(ShippedFilesTest::isSound);
  }

  private static void isSound(Path file) {
    Inspection inspection = SolutionFile.inspect(file);
    assertThat(inspection.differences()).as("%s", file).isEmpty();
    inspection.judged().ifPresent(judged -> noBoundIsAboveItsCost(file, judged));
    Solution solution = inspection.solution();
    assertThat(SolutionFile.text(solution)).as("%s", file).isEqualTo(FileText.read(file));
    Wish wish = solution.model().orElseThrow();
    assertThat(SOLUTIONS.resolve(String.join("/", CanonicalModel.place(wish)))).isEqualTo(file);
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

  /** Counted in the text of each file, without the program. */
  @Test
  void everyBoardIsPlayedAtSeveralTablesWhereThereAreSeveral() throws IOException {
    Pattern played = Pattern.compile("\\{table: .*, set: (\\d+)}");
    int several = 0;
    for (Path file : yaml(SOLUTIONS)) {
      String text = FileText.read(file);
      String schedule = text.substring(0, Math.max(0, text.indexOf("\nquality:")));
      Map<String, Long> times =
          played
              .matcher(schedule)
              .results()
              .collect(Collectors.groupingBy(m -> m.group(1), Collectors.counting()));
      if (schedule.contains("{table: 2,")) {
        several++;
        assertThat(times.values()).as("%s", file).allMatch(n -> n > 1);
      }
    }
    assertThat(several).isGreaterThan(4000);
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

  /** Solutions that changed since the last release; none where there is no release or no git. */
  private static List<Path> changed() throws IOException {
    List<String> release = git("describe", "--tags", "--abbrev=0", "--match", "v*");
    if (release.isEmpty()) {
      return List.of();
    }
    return git("diff", "--name-only", "--diff-filter=d", release.get(0), "--", "solutions").stream()
        .filter(name -> name.endsWith(".yaml"))
        .map(Path::of)
        .toList();
  }

  private static List<String> git(String... words) throws IOException {
    List<String> command = Stream.concat(Stream.of("git"), Stream.of(words)).toList();
    Process process;
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException noGit) {
      return List.of();
    }
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .toList();
  }
}
