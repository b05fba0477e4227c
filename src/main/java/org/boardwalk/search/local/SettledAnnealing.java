package org.boardwalk.search.local;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Simulated annealing on whole rounds for wishes in which something is settled beforehand: settled
 * rounds are not touched, stationary players keep their places, absent players have none, couples
 * who partner against the wish or do not partner cost extra. Heuristic; several starts, each as
 * long as all before it together.
 */
public final class SettledAnnealing extends LocalSearch {

  private static final double STEPS_PER_SECOND = 6e6;
  private static final int FIRST_START = 200_000;
  private static final long[] STEPS_OF_WEIGHT = {4, 64, 8};

  private int starts;

  /**
   * @param number tells several of them apart, from 1: each has other seeds
   */
  public SettledAnnealing(int number) {
    super("annealing of the rounds that are open", MethodKind.ANNEALING, 86_028_121L * number);
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    IndividualWish wish = hunt.wish();
    long left = steps(slice, STEPS_PER_SECOND, wish.players());
    long steps = Math.max(FIRST_START, left / 3);
    while (left > 0 && !hunt.over()) {
      Optional<Pins> pins = Pins.random(wish, random);
      if (pins.isEmpty()) {
        return false;
      }
      long[] weights = SearchWeights.of(wish, STEPS_OF_WEIGHT[starts % STEPS_OF_WEIGHT.length]);
      long broken = UsualTemperatures.ofBroken(weights);
      OpenRounds rounds = new OpenRounds(wish, pins.get(), weights, random);
      new SettledCooling(hunt, rounds, Sets.of(hunt, starts), random, broken, name())
          .run(Math.min(steps, left), range(wish, weights));
      left -= steps;
      steps *= 2;
      starts++;
    }
    return true;
  }

  /** In shared play nobody can replay a set, so that only couples may break a rule on the way. */
  private static Temperatures range(IndividualWish wish, long[] weights) {
    boolean couples = !wish.fixed().apart().isEmpty() || !wish.fixed().partners().isEmpty();
    return couples || wish.boards().play() == Play.CIRCULATING
        ? UsualTemperatures.whereRulesBreak(weights)
        : UsualTemperatures.of(wish, weights);
  }
}
