package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.search.Hunt;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Simulated annealing on whole rounds in shared play (S. Kirkpatrick, C. D. Gelatt and M. P.
 * Vecchi, Science 220, 1983), from a random start in every turn. Sit-outs stay even throughout.
 * Heuristic.
 */
public final class SharedAnnealing extends LocalSearch {

  private static final double STEPS_PER_SECOND = 12e6;

  /**
   * Weights: a required criterion is mostly met with its weight in the total; a heavier weight
   * makes the search rigid.
   */
  private static final VariedWeights WEIGHTS =
      new VariedWeights(List.of(1L, 1L, 2L, 4L), List.of(4L, 64L, 8L));

  private int starts;

  /**
   * @param number tells several of these methods apart, from 1: each has other seeds
   */
  public SharedAnnealing(int number) {
    super("annealing of whole rounds", MethodKind.ANNEALING, 104_729L * number);
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    IndividualWish wish = hunt.wish();
    long[] weights = WEIGHTS.of(wish, starts++);
    SharedCooling.random(hunt, weights, random, name()).cool(steps(slice, STEPS_PER_SECOND), 1);
    return true;
  }
}
