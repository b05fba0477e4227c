package org.boardwalk.search.local.methods;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.moves.MoveTable;
import org.boardwalk.search.local.moves.RoundsCooling;
import org.boardwalk.search.local.moves.Sets;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.answer.Finder;

/**
 * Reheats the incumbent, whichever method found it, by a little or a little more, and cools it
 * again, where boards circulate or rounds are fixed beforehand. The boards keep their walk: only
 * people change places, and not stationary ones, to even out what symmetry left uneven. A turn ends
 * when that no longer helps. Heuristic.
 */
public final class RoundsPolishing extends NamedMethod<IndividualWish> {

  /** Steps of each reheating for each seat of each round, by trial. */
  private static final long STEPS_OF_SEAT = 8_000;

  /** First temperatures relative to the last, by trial on 14 to 40 players. */
  private static final List<Double> WARMTH = List.of(2.1, 2.7, 3.3);

  /** A turn ends after so many starts without success: two of each first temperature. */
  private static final int IN_VAIN = 6;

  private final Emphasis emphasis = new Emphasis();
  private int starts;

  /** Starts from the best movement of the search, so that it needs nothing else. */
  public RoundsPolishing() {
    super("polishing of the best, with its boards", MethodKind.POLISHING);
  }

  /** {@return whether this method serves it} */
  public static boolean fits(IndividualWish wish) {
    return wish.boards().play() == Play.CIRCULATING || !wish.arrangeable();
  }

  @Override
  public boolean counts() {
    return true;
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long all = RoundsTempering.steps(slice, Rate.POLISHING_STEP, scope.wish());
    long left = all;
    long steps = STEPS_OF_SEAT * 4 * scope.wish().tables() * scope.wish().rounds();
    int inVain = 0;
    while (left > 0 && inVain < IN_VAIN && !scope.over() && scope.best().isPresent()) {
      Movement best = scope.best().orElseThrow();
      offer(scope, warm(scope, best, random, Math.min(steps, left)));
      inVain = scope.best().equals(Optional.of(best)) ? inVain + 1 : 0;
      starts++;
      left -= steps;
    }
    spend(scope, slice, all, left);
    return true;
  }

  private void offer(SearchScope<IndividualWish> scope, Movement end) {
    emphasis.after(scope.offer(end, Finder.own("local", name())).answers());
  }

  private Movement warm(
      SearchScope<IndividualWish> scope, Movement movement, SplittableRandom random, long steps) {
    long[] weights = emphasis.weights(scope.wish());
    OpenRounds open = OpenRounds.of(scope.wish(), movement, weights);
    MoveTable moves = MoveTable.open(open, Sets.STAY, random);
    RoundsCooling cooling = RoundsCooling.of(scope, open, moves, random, name());
    cooling.cool(open.range.reheated(WARMTH.get(starts % WARMTH.size())), steps, 1);
    return cooling.end();
  }
}
