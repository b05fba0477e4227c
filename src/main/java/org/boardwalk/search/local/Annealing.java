package org.boardwalk.search.local;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.search.Hunt;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;

/**
 * Simulated annealing on whole rounds in shared play (S. Kirkpatrick, C. D. Gelatt and M. P.
 * Vecchi, Science 220, 1983), from a random start in every turn. Sit-outs stay even throughout.
 * Heuristic.
 */
public final class Annealing extends LocalSearch {

  private static final double STEPS_PER_SECOND = 12e6;
  private static final long[] STEPS_OF_WEIGHT = {4, 64, 8};

  /**
   * A required criterion mostly comes by itself with the weight it has in the total; a heavier one
   * makes the search stiff.
   */
  private static final long[] STEPS_OF_REQUIRED = {1, 1, 2, 4};

  private int starts;

  /**
   * @param number tells several of them apart, from 1: each has other seeds
   */
  public Annealing(int number) {
    super("annealing of whole rounds", MethodKind.ANNEALING, 104_729L * number);
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    IndividualWish wish = hunt.wish();
    long[] weights = SearchWeights.of(wish, step(wish));
    new SharedCooling(hunt, random(wish, weights, random), random, name())
        .run(steps(slice, STEPS_PER_SECOND), UsualTemperatures.of(wish, weights));
    return true;
  }

  /** How much more than the next criterion, or than in the total, one weighs; varied. */
  private long step(IndividualWish wish) {
    return wish.objective() instanceof Objective.Weighted
        ? STEPS_OF_REQUIRED[starts++ % STEPS_OF_REQUIRED.length]
        : STEPS_OF_WEIGHT[starts++ % STEPS_OF_WEIGHT.length];
  }

  private static SharedSchedule random(
      IndividualWish wish, long[] weights, SplittableRandom random) {
    Seats seats = new Seats(wish.players(), wish.rounds(), wish.tables(), random);
    return SharedSchedule.of(wish, seats.fair(), weights);
  }
}
