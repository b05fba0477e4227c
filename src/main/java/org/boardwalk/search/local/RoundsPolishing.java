package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Warms the best movement so far, whatever found it, by a little or a little more, and cools it
 * again, where boards circulate or something is settled beforehand. The boards keep their walk:
 * only people change places, and not those who are stationary, so that what symmetry left uneven is
 * mended. A turn ends where that brings nothing any more. Heuristic.
 */
public final class RoundsPolishing extends LocalSearch {

  /** Of a step, without players; where it is cold few are accepted. */
  private static final int NANOSECONDS = 190;

  /** Each time it is warmed, for each seat of each round, by trial. */
  private static final long STEPS_OF_SEAT = 8_000;

  /** First temperatures beside the last, by trial on 14 to 40 players. */
  private static final List<Double> WARMTH = List.of(2.1, 2.7, 3.3);

  /** A turn ends after so many starts that brought nothing: two of each warmth. */
  private static final int IN_VAIN = 6;

  private final Emphasis emphasis = new Emphasis();
  private int starts;

  /** Begins with the best movement of the hunt, so it needs nothing else. */
  public RoundsPolishing() {
    super("polishing of the best, with its boards", MethodKind.POLISHING, 0);
  }

  /**
   * @param wish a wish
   * @return whether this can serve it
   */
  public static boolean fits(IndividualWish wish) {
    return wish.boards().play() == Play.CIRCULATING || !wish.arrangeable();
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = RoundsCooling.steps(slice, NANOSECONDS, hunt.wish().players());
    long steps = STEPS_OF_SEAT * 4 * hunt.wish().tables() * hunt.wish().rounds();
    int inVain = 0;
    while (left > 0 && inVain < IN_VAIN && !hunt.over() && hunt.best().isPresent()) {
      Movement best = hunt.best().orElseThrow();
      offer(hunt, warm(hunt, best, random, Math.min(steps, left)));
      inVain = hunt.best().equals(Optional.of(best)) ? inVain + 1 : 0;
      starts++;
      left -= steps;
    }
    return true;
  }

  private void offer(Hunt<IndividualWish> hunt, Movement end) {
    emphasis.after(hunt.offer(end, Finder.own("local", name())).answers());
  }

  private Movement warm(
      Hunt<IndividualWish> hunt, Movement movement, SplittableRandom random, long steps) {
    long[] weights = VariedWeights.OF_WHOLE_ROUNDS.of(hunt.wish(), starts, emphasis);
    OpenRounds open = OpenRounds.of(hunt.wish(), movement, weights);
    RoundsCooling cooling = new RoundsCooling(hunt, open, weights, Sets.STAY, random, name());
    cooling.run(steps, cooling.warm(WARMTH.get(starts % WARMTH.size())));
    return cooling.end();
  }
}
