package org.boardwalk.library.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.atlas.Attempts.Spent;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.library.task.DesignTask;
import org.boardwalk.library.task.LocalRunner;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Work;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.answer.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Most cells here have complete schedules that starters find at once, so no clock decides. */
@Tag("thorough")
class AtlasBuildTest {

  private static final Cell NINE = new Cell(9, 9, Variety.SHARED);
  private static final Cell THIRTEEN = new Cell(13, 13, Variety.SHARED);

  /** Cannot be ideal, and is not proved optimal in a short time. */
  private static final Cell HARD = new Cell(18, 11, Variety.SHARED);

  private static final Duration LONG = Duration.ofMinutes(2);

  @TempDir Path temp = Path.of("");
  private final AtomicBoolean cancelled = new AtomicBoolean();

  /** Remembers whose turn it was. */
  private static class Heard implements AtlasListener {
    final List<Cell> searched = new ArrayList<>();
    final List<Cell> improved = new ArrayList<>();
    final List<FileException> noticed = new ArrayList<>();

    @Override
    public void searching(Cell cell) {
      searched.add(cell);
    }

    @Override
    public void improved(AtlasEntry better, State now) {
      improved.add(better.cell());
    }

    @Override
    public void noticed(FileException fault) {
      noticed.add(fault);
    }
  }

  private static AtlasBuild.Settings settings(Duration time, int workers) {
    return new AtlasBuild.Settings(
        new SearchSettings(EngineChoice.AUTO, Limit.effort(time), 1, workers), AtlasOrder.SEARCHED);
  }

  private AtlasBuild.Ending build(
      Library library, AtlasListener listener, Duration time, Cell... cells) {
    return build(library, listener, settings(time, 1), List.of(cells));
  }

  private AtlasBuild.Ending build(
      Library library, AtlasListener listener, AtlasBuild.Settings settings, List<Cell> cells) {
    try (Runner runner = new LocalRunner(settings.search().workers())) {
      return AtlasBuild.run(library, cells, settings, listener, runner, cancelled);
    }
  }

  private Library library(String name) {
    return Libraries.in(temp.resolve(name));
  }

  @Test
  void everyCellIsSearchedAndKept() {
    Library library = library("kept");
    Heard heard = new Heard();
    AtlasBuild.Ending report = build(library, heard, LONG, THIRTEEN, NINE);
    assertThat(report.faults()).isEmpty();
    assertThat(report.improved()).isEqualTo(2);
    assertThat(report.end()).isEqualTo(new AtlasListener.State(2, 2, 0, 0));
    assertThat(heard.searched).containsExactly(NINE, THIRTEEN);
    assertThat(Atlas.read(library, 1).cells().values())
        .extracting(AtlasEntry::grade)
        .containsExactly(Grade.IDEAL, Grade.IDEAL);
  }

  @Test
  void settledCellsAreNotSearchedAgain() {
    Library library = library("kept");
    build(library, AtlasListener.SILENT, LONG, NINE);
    Heard heard = new Heard();
    AtlasBuild.Ending report = build(library, heard, LONG, NINE, THIRTEEN);
    assertThat(heard.searched).containsExactly(THIRTEEN);
    assertThat(report.end().done()).isEqualTo(2);
  }

  @Test
  void workersDoNotChangeTheAnswers() {
    Library one = library("one");
    Library two = library("two");
    build(one, AtlasListener.SILENT, LONG, NINE, THIRTEEN);
    build(two, AtlasListener.SILENT, settings(LONG, 2), List.of(NINE, THIRTEEN));
    for (Cell cell : List.of(NINE, THIRTEEN)) {
      assertThat(SolutionFile.read(one.file(cell.wish())).solution().movement())
          .isPresent()
          .isEqualTo(SolutionFile.read(two.file(cell.wish())).solution().movement());
    }
  }

  @Test
  void aLaterAttemptHasAnotherSeed() {
    Library library = library("kept");
    Attempts.in(library).add(NINE, Duration.ofSeconds(1));
    build(library, AtlasListener.SILENT, LONG, NINE, THIRTEEN);
    assertThat(seed(library, THIRTEEN)).isEqualTo(1);
    assertThat(seed(library, NINE)).isNotEqualTo(1);
  }

  @Test
  void everySecondTurnBeginsWithNothing() {
    Library library = library("kept");
    build(library, AtlasListener.SILENT, Duration.ofMillis(100), HARD);
    assertThat(beginning(library, HARD)).isEmpty();
    Attempts.in(library).add(HARD, Duration.ofMillis(100));
    assertThat(beginning(library, HARD)).isNotEmpty();
  }

  @Test
  void withTwoCopiesEveryTurnBeginsWithWhatOneCopyServes() {
    Library library = library("kept");
    Cell one = new Cell(18, 11, Variety.CIRCULATING);
    Cell two = new Cell(18, 11, Variety.circulating(2));
    build(library, AtlasListener.SILENT, Duration.ofMillis(100), one);
    Attempts.in(library).add(two, Duration.ofMillis(100));
    assertThat(beginning(library, two)).isNotEmpty();
  }

  private List<Answer> beginning(Library library, Cell cell) {
    List<Answer> beginning = new ArrayList<>();
    AtlasBuild.Settings settings = settings(Duration.ofMillis(100), 1);
    AtlasBuild.run(
        library,
        List.of(cell),
        settings,
        AtlasListener.SILENT,
        new Runner() {
          @Override
          public <R> void run(Work<R> work, AtomicBoolean cancelled) {
            work.next().map(DesignTask.class::cast).ifPresent(t -> beginning.addAll(t.beginning()));
          }

          @Override
          public void close() {}
        },
        cancelled);
    return beginning;
  }

  private static long seed(Library library, Cell cell) {
    return SolutionFile.read(library.file(cell.wish())).solution().origin().orElseThrow().seed();
  }

  @Test
  void anInterruptedBuildKeepsWhatItHasAndGoesOn() {
    Library library = library("kept");
    AtlasListener stop =
        new Heard() {
          @Override
          public void improved(AtlasEntry better, State now) {
            cancelled.set(true);
          }
        };
    AtlasBuild.Ending report = build(library, stop, LONG, NINE, THIRTEEN);
    assertThat(report.end().done()).isEqualTo(1);
    assertThat(Atlas.read(library, 1).cells()).containsOnlyKeys(NINE);

    cancelled.set(false);
    Heard heard = new Heard();
    build(library, heard, LONG, NINE, THIRTEEN);
    assertThat(heard.searched).containsExactly(THIRTEEN);
  }

  @Test
  void aTurnThatWasCutShortDoesNotCount() {
    Library library = library("kept");
    AtlasListener stop =
        new AtlasListener() {
          @Override
          public void searching(Cell cell) {
            cancelled.set(true);
          }
        };
    AtlasBuild.Ending report = build(library, stop, LONG, HARD);
    assertThat(report.end().done()).isZero();
    assertThat(Attempts.in(library).spent(List.of(HARD))).isEmpty();
  }

  @Test
  void whatIsKnownNeverGetsWorse() {
    Library library = library("kept");
    build(library, AtlasListener.SILENT, Duration.ofMillis(100), HARD);
    AtlasEntry before = Atlas.read(library, 1).at(HARD).orElseThrow();
    build(library, AtlasListener.SILENT, Duration.ofMillis(50), HARD);
    AtlasEntry after = Atlas.read(library, 1).at(HARD).orElseThrow();
    assertThat(HARD.wish().compare(card(after), card(before))).isLessThanOrEqualTo(0);
    assertThat(Attempts.in(library).spent(List.of(HARD)))
        .containsExactly(Map.entry(HARD, new Spent(2, Duration.ofMillis(150))));
  }

  private static Scorecard card(AtlasEntry charted) {
    return Judge.judge(SolutionFile.read(charted.file()).solution().movement().orElseThrow());
  }

  @Test
  void aDamagedFileIsReportedAndSetAsideWhenItsCellIsAnswered() throws IOException {
    Library library = library("kept");
    Path damaged = library.file(NINE.wish());
    Files.createDirectories(damaged.getParent());
    Files.writeString(damaged, "format: nonsense\n");
    Heard heard = new Heard();
    AtlasBuild.Ending report = build(library, heard, LONG, NINE, THIRTEEN);
    assertThat(report.faults()).isEmpty();
    assertThat(heard.noticed).isNotEmpty().allMatch(e -> e.path().equals(damaged));
    assertThat(heard.noticed)
        .anySatisfy(e -> assertThat(e).hasMessageContaining("set aside as " + aside(damaged)));
    assertThat(damaged.resolveSibling(aside(damaged))).hasContent("format: nonsense\n");
    assertThat(Atlas.read(library, 1).cells()).containsOnlyKeys(NINE, THIRTEEN);
    assertThat(Atlas.read(library, 1).files()).isEqualTo(2);
  }

  private static String aside(Path file) {
    return file.getFileName() + ".aside";
  }

  @Test
  void whatWasSearchedLeastComesFirst() {
    Map<Cell, Spent> spent =
        Map.of(NINE, new Spent(1, LONG), HARD, new Spent(3, Duration.ofSeconds(1)));
    List<Cell> cells = List.of(NINE, HARD, THIRTEEN);
    assertThat(AtlasOrder.SEARCHED.arrange(cells, Map.of(), spent))
        .containsExactly(THIRTEEN, HARD, NINE);
    assertThat(AtlasOrder.SIZE.arrange(cells, Map.of(), spent))
        .containsExactly(NINE, THIRTEEN, HARD);
  }

  @Test
  void theWidestGapComesFirstAfterThoseWithoutAnswer() {
    Library library = library("kept");
    build(library, AtlasListener.SILENT, Duration.ofMillis(100), HARD, NINE);
    Map<Cell, AtlasEntry> known = Atlas.read(library, 1).cells();
    assertThat(AtlasOrder.GAP.arrange(List.of(NINE, HARD, THIRTEEN), known, Map.of()))
        .containsExactly(THIRTEEN, HARD, NINE);
  }
}
