package org.boardwalk.library.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.answers.AnswerRepository;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.atlas.AtlasClose.Bettered;
import org.boardwalk.library.task.DesignTask;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("thorough")
class AtlasCloseTest {

  /** Each of the seven players sits out six times; every pair meets equally often. */
  private static final Cell FOURTEEN = new Cell(7, 14, Variety.ROTATE);

  private static final Cell THIRTEEN = new Cell(7, 13, Variety.ROTATE);
  private static final Cell TWELVE = new Cell(7, 12, Variety.ROTATE);
  private static final Cell SWAPPED = new Cell(7, 13, Variety.SWAP);

  @TempDir Path temp = Path.of("");
  private final AtomicBoolean cancelled = new AtomicBoolean();

  private Library library() {
    Library library = Libraries.in(temp.resolve("kept"));
    Answer shipped = Libraries.shipped().find(FOURTEEN.wish(), Libraries.NO_FAULTS).orElseThrow();
    library.store(shipped, Libraries.NO_FAULTS);
    return library;
  }

  private AtlasClose.Ending close(Library library, Cell... cells) {
    return AtlasClose.run(
        library, Atlas.read(library, 1), List.of(cells), 1, AtlasListener.SILENT, cancelled);
  }

  private static Movement movement(Library library, Cell cell) {
    return found(library.find(cell.wish(), Libraries.NO_FAULTS).orElseThrow()).movement();
  }

  private static Outcome.Found found(Answer answer) {
    return answer.outcome().found().orElseThrow();
  }

  private static long cost(AtlasEntry charted) {
    return found(charted.answer()).judged().cost();
  }

  /** The wish of a cell with hardly any time for a search. */
  private static Wish hurried(Cell cell) {
    Limit little = Limit.effort(Duration.ofMillis(1));
    SearchSettings settings = cell.wish().search().with(little).turn(0, little.length());
    return cell.wish().with(settings.with(EnumSet.of(MethodKind.ANNEALING)));
  }

  /** A hasty search finds no schedule as good as a good longer one without a round. */
  private static Answer hasty(Cell cell) {
    return new DesignTask(hurried(cell), List.of()).run(new AtomicBoolean());
  }

  @Test
  void aRoundLeftOutBettersTheShorterSessionAndASecondRunChangesNothing() {
    Library library = library();
    library.store(hasty(THIRTEEN), Libraries.NO_FAULTS);
    AtlasClose.Ending first = close(library, THIRTEEN);
    assertThat(first.faults()).isEmpty();
    assertThat(first.bettered()).hasSize(1);
    Bettered better = first.bettered().get(0);
    assertThat(cost(better.now())).isEqualTo(60).isLessThan(cost(better.before().orElseThrow()));
    assertThat(better.now().answer().origin().finder().method()).endsWith("of 14 left out");
    Movement kept = movement(library, THIRTEEN);
    assertThat(close(library, THIRTEEN).bettered()).isEmpty();
    assertThat(movement(library, THIRTEEN)).isEqualTo(kept);
  }

  @Test
  void oneRunGoesFromManyRoundsToFew() {
    Library library = library();
    AtlasClose.Ending ending = close(library, TWELVE, THIRTEEN, FOURTEEN);
    assertThat(ending.bettered()).extracting(b -> b.now().cell()).containsExactly(TWELVE, THIRTEEN);
    assertThat(ending.bettered()).allMatch(b -> b.before().isEmpty());
    assertThat(close(library, TWELVE, THIRTEEN, FOURTEEN).bettered()).isEmpty();
  }

  @Test
  void tablesOfOneRotationAreTurnedForAnother() {
    Library library = library();
    close(library, THIRTEEN);
    assertThat(close(library, SWAPPED).bettered()).hasSize(1);
    assertThat(foursomes(library, SWAPPED)).isEqualTo(foursomes(library, THIRTEEN));
  }

  /** The tables of all rounds, without seats and order. */
  private static List<Set<Integer>> foursomes(Library library, Cell cell) {
    return movement(library, cell).rounds().stream()
        .flatMap(r -> r.encounters().stream())
        .map(e -> Set.copyOf(e.seating().seats().values()))
        .sorted(Comparator.comparing(f -> f.stream().sorted().toList().toString()))
        .toList();
  }

  @Test
  void aSearchIsNeverWorseThanALongerAnswerWithoutARound() {
    AnswerRepository repository = new AnswerRepository(Optional.of(library()), Libraries.NO_FAULTS);
    Preference preference = Preference.of(hurried(THIRTEEN));
    Answer answer = repository.answer(preference, SearchListener.SILENT, cancelled).answer();
    assertThat(found(answer).judged().cost()).isEqualTo(60);
  }

  @Test
  void aCancelledRunLeavesTheLibraryAsItIs() {
    Library library = library();
    cancelled.set(true);
    assertThat(close(library, THIRTEEN).bettered()).isEmpty();
    assertThat(library.names()).hasSize(1);
  }
}
