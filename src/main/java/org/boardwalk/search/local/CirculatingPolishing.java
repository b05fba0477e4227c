package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
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

  private static final double STEPS_PER_SECOND = 9e6;

  /** Each time it is warmed, for each seat of each round, by trial. */
  private static final long STEPS_OF_SEAT = 8_000;

  /** First temperatures beside the last, by trial on 14 to 40 players. */
  private static final List<Double> WARMTH = List.of(2.1, 2.7, 3.3);

  /**
   * Required partners stay, or nearly, with twice the weight they have in a total; with an order
   * what comes first stays.
   */
  private static final VariedWeights WEIGHTS = new VariedWeights(List.of(2L), List.of(4L));

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
    long steps = STEPS_OF_SEAT * 4 * hunt.wish().tables() * hunt.wish().rounds();
    long[] weights = WEIGHTS.of(hunt.wish(), starts);
    while (left > 0 && !hunt.over() && hunt.best().isPresent()) {
      Movement best = hunt.best().orElseThrow();
      double warmth = WARMTH.get(starts++ % WARMTH.size());
      new CirculatingCooling(hunt, weights, best, random, name())
          .again(Math.min(steps, left), warmth);
      left -= steps;
    }
    return true;
  }
}
