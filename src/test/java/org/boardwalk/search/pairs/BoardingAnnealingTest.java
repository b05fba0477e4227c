package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.pairs.BoardingAnnealing.Regime;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boardings of a Web of eight tables, whose faults and breaks are counted anew. */
class BoardingAnnealingTest extends ProblemContract<BoardingAnnealing> {

  private static final WebRoom ROOM = WebRoom.of(UsualPairs.web(8, 6, 2), List.of());
  private static final Regime REGIME = Regime.FEW_BREAKS.get(0);

  @Override
  protected BoardingAnnealing problem(long seed) {
    BoardingAnnealing annealing = new BoardingAnnealing(ROOM, 2, seed);
    annealing.run(REGIME, 100, () -> false);
    return annealing;
  }

  @Override
  protected double cost(BoardingAnnealing problem, double temperature) {
    return faults(problem) + REGIME.ofBreak(temperature) * problem.now().breaks(ROOM);
  }

  private static int faults(BoardingAnnealing problem) {
    Map<List<Integer>, Integer> times = new HashMap<>();
    Map<List<Integer>, Integer> atTables = new HashMap<>();
    int faults = 0;
    for (int t = 0; t < ROOM.tables(); t++) {
      for (int r = 0; r < ROOM.rounds(); r++) {
        int set = problem.sets[t][r];
        faults += times.merge(List.of(ROOM.eastWest(t, r), set), 1, Integer::sum) > 1 ? 1 : 0;
        faults += atTables.merge(List.of(r, set), 1, Integer::sum) > 2 ? 1 : 0;
      }
    }
    return faults;
  }

  @Override
  protected Object state(BoardingAnnealing problem) {
    return Arrays.stream(problem.sets).map(row -> Arrays.stream(row).boxed().toList()).toList();
  }

  @Override
  protected Temperatures range() {
    return new Temperatures(REGIME.cooling().hot(), REGIME.ending().cold());
  }

  @Test
  void faultsGetDearerAndBreaksAreAcceptedAsBefore() {
    Temperatures cooling = REGIME.cooling();
    Temperatures ending = REGIME.ending();
    assertThat(cooling.cold()).isCloseTo(ending.hot(), within(1e-12));
    assertThat(REGIME.ofBreak(cooling.hot())).isCloseTo(1 / REGIME.fault(), within(1e-12));
    assertThat(REGIME.ofBreak(ending.cold())).isCloseTo(1 / REGIME.grave(), within(1e-12));
    double part = ending.at(0.5);
    assertThat(part / REGIME.ofBreak(part)).isCloseTo(REGIME.range().cold(), within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void findsBoardingsWithoutFaultsAndKeepsTheBest(long seed) {
    BoardingAnnealing annealing = new BoardingAnnealing(ROOM, 3, seed);
    Optional<SetGrid> any = annealing.run(Regime.FEASIBLE, 1_000_000, () -> false);
    assertThat(any).contains(annealing.now());
    SetGrid few = annealing.run(REGIME, 100_000, () -> false).orElseThrow();
    assertThat(few.copies(ROOM)).isLessThanOrEqualTo(3);
    assertThat(few.breaks(ROOM)).isLessThanOrEqualTo(any.orElseThrow().breaks(ROOM));
  }

  /** Four tables that play seven sets in five rounds leave many sets to one table or two. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void boardsWithTooFewResultsAreFaults(long seed) {
    Boards boards = new Boards(7, 2, Play.CIRCULATING, 1);
    PairsWish wish = UsualPairs.fields(8, 5, 1).with(boards);
    for (int others = 0; others <= 2; others++) {
      WebRoom room = WebRoom.of(wish.comparedWith(others), List.of());
      SetGrid grid =
          new BoardingAnnealing(room, 1, seed)
              .run(Regime.FEASIBLE, 1_000_000, () -> false)
              .orElseThrow();
      assertThat(grid.isCompared(room)).isTrue();
      assertThat(Judge.judge(room.movement(wish, grid)).others().all().least())
          .isGreaterThanOrEqualTo(others);
    }
  }
}
