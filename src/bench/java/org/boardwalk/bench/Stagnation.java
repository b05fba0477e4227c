package org.boardwalk.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.search.Engines;
import org.boardwalk.search.pairs.BoardingAnnealing;
import org.boardwalk.search.pairs.BoardingAnnealing.Regime;
import org.boardwalk.search.pairs.BoardingPolish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualPairs;

/**
 * Measures what a solver's neighbourhoods gain where annealing stagnates: boardings of Webs, EW up
 * one, with two copies of as many sets as rounds.
 */
final class Stagnation {

  private static final int COPIES = 2;

  private final PairsWish wish;
  private final WebRoom room;
  private Optional<SetGrid> best = Optional.empty();
  private int runs;

  Stagnation(int tables, int rounds) {
    wish = UsualPairs.web(tables, rounds, COPIES);
    room = WebRoom.of(wish, List.of());
  }

  /** Anneals until nothing was gained for a time, or for ten times as long in all. */
  Optional<SetGrid> start(Duration idle) {
    long begun = System.nanoTime();
    long gained = begun;
    while (since(gained) < idle.toNanos() && since(begun) < 10 * idle.toNanos()) {
      long end = gained + idle.toNanos();
      gained = annealed(() -> System.nanoTime() > end) ? System.nanoTime() : gained;
    }
    return best;
  }

  /** The breaks after annealing for some more time. */
  int annealing(Duration time) {
    Optional<SetGrid> start = best;
    long end = System.nanoTime() + time.toNanos();
    BooleanSupplier over = () -> System.nanoTime() > end;
    while (!over.getAsBoolean()) {
      annealed(over);
    }
    int breaks = breaks(best.orElseThrow());
    best = start;
    return breaks;
  }

  /** The breaks after opening and closing tables and rounds for some time. */
  int neighbourhoods(EngineChoice engine, Duration time) {
    long end = System.nanoTime() + time.toNanos();
    BoardingPolish polish =
        new BoardingPolish(
            wish, room, COPIES, Engines.chosen(engine), 1, () -> System.nanoTime() > end);
    return breaks(polish.polish(best.orElseThrow(), Integer.MAX_VALUE, g -> {}));
  }

  int breaks(SetGrid grid) {
    return grid.breaks(room);
  }

  /** Whether a run, which begins anew with other seeds, found something better. */
  private boolean annealed(BooleanSupplier over) {
    boolean any = best.isEmpty() && runs % 2 == 0;
    Regime regime = any ? Regime.FEASIBLE : Regime.FEW_BREAKS.get(runs % Regime.FEW_BREAKS.size());
    Optional<SetGrid> found =
        new BoardingAnnealing(room, COPIES, 1 + runs)
            .run(regime, BoardingAnnealing.runLength(runs / 2), over)
            .filter(g -> best.map(b -> breaks(g) < breaks(b)).orElse(true));
    runs++;
    best = found.isPresent() ? found : best;
    return found.isPresent();
  }

  private static long since(long nanos) {
    return System.nanoTime() - nanos;
  }
}
