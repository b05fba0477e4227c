package org.boardwalk.search.local.methods;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Play;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.moves.MoveTable;
import org.boardwalk.search.local.moves.RoundsCooling;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;

/**
 * Reheats the incumbent, whichever method found it, by a little or a little more, and cools it
 * again, to even out what symmetry or a first cooling left uneven. Shared play, weighted total.
 * Heuristic.
 */
public final class Polishing extends NamedMethod<IndividualWish> {

  private static final long STEPS = 2_000_000;
  private static final long WEIGHT_OF_REQUIRED = 1;

  /** First temperatures relative to that of a whole cooling. */
  private static final List<Double> WARMTH = List.of(0.45, 0.6, 0.8);

  private int starts;

  /** Starts from the best schedule of the search, so that it needs nothing else. */
  public Polishing() {
    super("polishing of the best", MethodKind.POLISHING, 49_979_687L);
  }

  /** {@return whether this method serves it} */
  public static boolean fits(IndividualWish wish) {
    return wish.boards().play() == Play.SHARED && wish.objective() instanceof Objective.Weighted;
  }

  @Override
  public boolean counts() {
    return true;
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long all = SharedAnnealing.steps(slice, scope.wish());
    long left = all;
    long[] weights = SearchWeights.of(scope.wish(), WEIGHT_OF_REQUIRED);
    while (left > 0 && !scope.over() && scope.best().isPresent()) {
      OpenRounds open = OpenRounds.of(scope.wish(), scope.best().orElseThrow(), weights);
      RoundsCooling.of(scope, open, MoveTable.shared(open, random), random, name())
          .cool(
              open.range.beginningAt(WARMTH.get(starts++ % WARMTH.size())),
              Math.min(STEPS, left),
              SharedAnnealing.STRIDE);
      left -= STEPS;
    }
    spend(scope, slice, all, left);
    return true;
  }
}
