package org.boardwalk.search.local;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;

/**
 * Simulated annealing on whole rounds in shared play (S. Kirkpatrick, C. D. Gelatt and M. P.
 * Vecchi, Science 220, 1983), from a random start in every turn. Sit-outs stay even throughout.
 * Heuristic.
 */
public final class SharedAnnealing extends NamedMethod<IndividualWish> {

  /**
   * Factors for the weight of a required criterion, varied: it is mostly met with its weight in the
   * total, and a heavier weight makes the search rigid.
   */
  private static final long[] OF_REQUIRED = {1, 1, 2, 4};

  /** Ratios of a criterion's weight to that of the next one in an order, varied. */
  private static final long[] OF_ORDER = {4, 64, 8};

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
    long[] varied = hunt.wish().objective() instanceof Objective.Weighted ? OF_REQUIRED : OF_ORDER;
    long[] weights = SearchWeights.of(hunt.wish(), varied[starts++ % varied.length]);
    SharedCooling.random(hunt, weights, random, name())
        .cool(steps(slice, SharedCooling.STEPS_PER_SECOND), 1);
    return true;
  }
}
