package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Warms the best movement in circulating play so far, by a little or a little more, and cools it
 * again. The boards keep their walk: only people change places, so that what symmetry left uneven
 * is mended. Heuristic.
 */
public final class CirculatingPolishing extends LocalSearch {

  private static final double STEPS_PER_SECOND = 6e6;
  private static final long STEPS = 1_000_000;

  /** First temperatures beside that of a whole cooling. */
  private static final List<Double> WARMTH = List.of(0.06, 0.1, 0.18);

  private int starts;

  /** Begins with the best movement of the hunt, so it needs nothing else. */
  public CirculatingPolishing() {
    super("polishing of the best, with its boards", MethodKind.POLISHING, 0);
  }

  /**
   * @param wish a wish
   * @return whether this can serve it
   */
  public static boolean fits(IndividualWish wish) {
    return wish.boards().play() == Play.CIRCULATING;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = steps(slice, STEPS_PER_SECOND, hunt.wish().players());
    long[] weights = SearchWeights.of(hunt.wish(), 1);
    while (left > 0 && !hunt.over() && hunt.best().isPresent()) {
      Movement best = hunt.best().orElseThrow();
      double warmth = WARMTH.get(starts++ % WARMTH.size());
      new CirculatingCooling(hunt, weights, best, random, name())
          .run(Math.min(STEPS, left), warmth);
      left -= STEPS;
    }
    return true;
  }
}
