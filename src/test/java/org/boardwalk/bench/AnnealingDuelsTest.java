package org.boardwalk.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.bench.Duel.From;
import org.boardwalk.bench.Duel.Winner;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("time")
class AnnealingDuelsTest {

  private static final Duel WON = duel(8, 40, OptionalLong.of(32));
  private static final Duel EQUAL = duel(9, 12, OptionalLong.of(12));
  private static final Duel LOST = duel(10, 5, OptionalLong.of(6));
  private static final Duel NONE = duel(11, 5, OptionalLong.empty());
  private static final Duel IDEAL = duel(12, 0, OptionalLong.of(0));

  @TempDir Path temp = Path.of("");

  private static Duel duel(int players, long plain, OptionalLong ours) {
    return new Duel(new Cell(players, 7, Variety.SHARED), plain, ours, From.SEARCH);
  }

  @Test
  void theCheaperMovementWins() {
    assertThat(List.of(WON, EQUAL, LOST, NONE, IDEAL))
        .extracting(Duel::winner)
        .containsExactly(Winner.OURS, Winner.EQUAL, Winner.PLAIN, Winner.PLAIN, Winner.EQUAL);
  }

  @Test
  void theShareIsOfTheCellsWherePlainAnnealingIsNotIdeal() {
    Duel.Totals totals = Duel.totals(List.of(WON, EQUAL, LOST, NONE, IDEAL));
    assertThat(totals).isEqualTo(new Duel.Totals(5, 3, 1, 4, 1));
    assertThat(totals.share()).isEqualTo(25);
    assertThat(Duel.totals(List.of(IDEAL)).share()).isEqualTo(100);
  }

  @Test
  void theFileGivesBackWhatWasAppended() {
    DuelFile file = new DuelFile(temp.resolve("duels.csv"));
    assertThat(file.read()).isEmpty();
    List<Duel> duels =
        List.of(
            WON,
            NONE,
            new Duel(new Cell(60, 13, Variety.SHARED), 7, OptionalLong.of(1), From.LIBRARY));
    duels.forEach(file::append);
    assertThat(file.read()).isEqualTo(duels);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "players,rounds,plain,ours,from\n8,7,40,32,search\n8,7,x,32,search\n",
        "players,rounds,plain,ours,from\n8,7,40,32,search\n8,0,40,32,search\n",
        "players,rounds,plain,ours,from\n8,7,40,32,search\n8,7,40,32\n"
      })
  void aBrokenLineIsNamed(String text) throws IOException {
    Path path = Files.writeString(temp.resolve("duels.csv"), text);
    assertThatThrownBy(() -> new DuelFile(path).read())
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith(path + ":3: ")
        .hasMessageContaining("Maybe");
  }

  @Test
  void anotherFileIsRefused() throws IOException {
    Path path = Files.writeString(temp.resolve("notes.txt"), "my notes\n");
    assertThatThrownBy(() -> new DuelFile(path).read())
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith(path + ":1: ");
  }

  @Test
  void whatTheLibraryHasIsNotSearchedFor() {
    Library library = Libraries.in(temp.resolve("solutions"));
    Cell cell = new Cell(9, 9, Variety.SHARED);
    library.store(
        SearchScopes.answer(
            Wishes.searching((IndividualWish) cell.wish(), 1, Duration.ofSeconds(20))),
        Libraries.NO_FAULTS);
    AnnealingDuels duels =
        new AnnealingDuels(library, Duration.ofMillis(20), Duration.ofMillis(1), 1);
    List<Duel> all = duels.run(List.of(cell), d -> {}, new AtomicBoolean());
    assertThat(all).hasSize(1);
    assertThat(all.get(0).from()).isEqualTo(From.LIBRARY);
    assertThat(all.get(0).ours()).hasValue(0);
  }

  @Test
  void everyCellIsHeardOfOnceWithSeveralWorkers() {
    AnnealingDuels duels =
        new AnnealingDuels(
            Libraries.in(temp.resolve("solutions")),
            Duration.ofMillis(20),
            Duration.ofMillis(20),
            2);
    Set<Duel> heard = ConcurrentHashMap.newKeySet();
    List<Cell> cells = Cell.grid(List.of(4, 5), List.of(3, 4), Variety.SHARED);
    List<Duel> all = duels.run(cells, heard::add, new AtomicBoolean());
    assertThat(all).extracting(Duel::cell).isEqualTo(cells);
    assertThat(heard).containsExactlyInAnyOrderElementsOf(all);
  }

  @Test
  void aFailureStopsTheRestAndIsThrown() {
    AtomicBoolean cancelled = new AtomicBoolean();
    Set<Integer> begun = ConcurrentHashMap.newKeySet();
    assertThatThrownBy(
            () ->
                Crew.run(
                    1,
                    List.of(1, 2, 3),
                    (task, stop) -> {
                      begun.add(task);
                      if (task == 2) {
                        throw new FileException(temp, 0, "is damaged");
                      }
                      return Optional.of(task);
                    },
                    result -> {},
                    cancelled))
        .isInstanceOf(FileException.class);
    assertThat(begun).containsExactlyInAnyOrder(1, 2);
  }
}
