package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.search.Hunt;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Simulated annealing on whole rounds (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Science 220,
 * 1983): two players change places in a round, or in so many that nobody replays a set because of
 * it, two players change the rounds they sit out, a table turns, a table changes its set. Sit-outs
 * stay fair throughout. What is settled beforehand is not touched: settled rounds, the places of
 * who is stationary; couples who partner against the wish or do not partner cost extra. In every
 * other start, or always where boards that follow no rule are of no use, the sets stay where they
 * are, so that they go down one table after every round; the numbers of {@link Laps} take turns.
 * Heuristic; several starts, each as long as all before it together, cooled geometrically, with
 * more {@link Emphasis} on what is required where that was not met.
 */
public final class RoundsAnnealing extends LocalSearch {

  /** Of a step, without players. */
  private static final int NANOSECONDS = 320;

  private static final int FIRST_START = 200_000;

  /** Required partners need a little more than the weight they have in a total, by trial. */
  private static final VariedWeights WEIGHTS =
      new VariedWeights(List.of(2L, 2L, 4L), List.of(4L, 2L, 8L));

  private final Emphasis emphasis = new Emphasis();
  private int starts;

  /**
   * @param number tells several of them apart, from 1: each has other seeds
   */
  public RoundsAnnealing(int number) {
    super("annealing of whole rounds", MethodKind.ANNEALING, 104_729L * number);
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = RoundsCooling.steps(slice, NANOSECONDS, hunt.wish().players());
    long steps = Math.max(FIRST_START, left / 3);
    List<Laps> laps = Laps.all(hunt.wish());
    while (left > 0 && !hunt.over()) {
      long[] weights = WEIGHTS.of(hunt.wish(), starts, emphasis);
      Laps these = laps.get(starts / 2 % laps.size());
      Optional<OpenRounds> open = OpenRounds.random(hunt.wish(), these, weights, random);
      if (open.isEmpty()) {
        return false;
      }
      Sets sets = Sets.of(hunt, starts);
      RoundsCooling cooling = new RoundsCooling(hunt, open.get(), weights, sets, random, name());
      cooling.run(Math.min(steps, left));
      emphasis.after(hunt.offer(cooling.end(), Finder.own("local", name())).answers());
      left -= steps;
      steps *= 2;
      starts++;
    }
    return true;
  }
}
