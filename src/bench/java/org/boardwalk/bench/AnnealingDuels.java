package org.boardwalk.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.boardwalk.bench.Duel.From;
import org.boardwalk.design.Designer;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Weights;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * Plain annealing of whole rounds against the movements of the library, or, where it has none,
 * against a search. Costs are the judge's, with the standard weights; each side has one thread.
 *
 * @param library the library of shipped movements
 * @param plain time of plain annealing
 * @param ours time of our search
 * @param workers number of cells at the same time, at least 1
 */
public record AnnealingDuels(Library library, Duration plain, Duration ours, int workers) {

  private static final long SEED = 1;

  /** Checks the ranges. */
  public AnnealingDuels {
    settings(plain, workers);
    settings(ours, workers);
  }

  private static SearchSettings settings(Duration time, int workers) {
    return new SearchSettings(EngineChoice.AUTO, Limit.time(time), SEED, workers);
  }

  /**
   * Runs cell after cell.
   *
   * @param cells the sizes, in shared play without rotation
   * @param listener hears of every duel when it ends, one at a time
   * @param cancelled set it to stop early
   * @return the duels that were fought to the end, in the order of the cells
   * @throws org.boardwalk.exchange.file.FileException when a stored movement is damaged
   */
  public List<Duel> run(List<Cell> cells, Consumer<Duel> listener, AtomicBoolean cancelled) {
    return Crew.run(workers, cells, this::duel, listener, cancelled);
  }

  private Optional<Duel> duel(Cell cell, AtomicBoolean stop) {
    long annealed =
        Judge.judge(PlainAnnealing.run((IndividualWish) cell.wish(), plain, SEED, stop))
            .total(Weights.STANDARD);
    OptionalLong known = known(cell);
    Duel duel =
        known.isPresent()
            ? new Duel(cell, annealed, known, From.LIBRARY)
            : new Duel(cell, annealed, searched(cell, stop), From.SEARCH);
    return stop.get() ? Optional.empty() : Optional.of(duel);
  }

  private OptionalLong known(Cell cell) {
    return library
        .find(cell.wish(), damaged -> {})
        .map(AnnealingDuels::total)
        .orElseGet(OptionalLong::empty);
  }

  private OptionalLong searched(Cell cell, AtomicBoolean stop) {
    IndividualWish wish = ((IndividualWish) cell.wish()).with(settings(ours, 1));
    return total(Designer.answer(wish, SearchListener.SILENT, stop));
  }

  private static OptionalLong total(Answer answer) {
    return answer.outcome() instanceof Outcome.Found found
        ? OptionalLong.of(found.card().total(Weights.STANDARD))
        : OptionalLong.empty();
  }
}
