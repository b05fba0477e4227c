package org.boardwalk.search.local.methods;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.moves.Directions;
import org.boardwalk.search.local.moves.MoveTable;
import org.boardwalk.search.local.moves.RoundsCooling;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.search.local.state.Seats;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;

/**
 * Simulated annealing on whole rounds in shared play (S. Kirkpatrick, C. D. Gelatt and M. P.
 * Vecchi, Science 220, 1983), from a new start in every turn. Sit-outs stay even throughout.
 *
 * <p>With a weighted total and more than a dozen players, two turns of three choose {@link
 * Directions} first; then players of one direction are exchanged, and last any two, from a low
 * temperature. By trial that costs up to 8 % less than one cooling, and for fewer players more.
 * Heuristic.
 */
public final class SharedAnnealing extends NamedMethod<IndividualWish> {

  /** Steps at each temperature. */
  static final int STRIDE = 1024;

  /**
   * Factors for the weight of a required criterion, varied: it is mostly met with its weight in the
   * total, and a heavier weight makes the search rigid.
   */
  private static final long[] OF_REQUIRED = {1, 1, 2, 4};

  /** Ratios of a criterion's weight to that of the next one in an order, varied. */
  private static final long[] OF_ORDER = {4, 64, 8};

  /** The part of the steps, as a divisor, that choose directions. */
  private static final int OF_DIRECTIONS = 8;

  /** The part, as a divisor, in which directions stay. */
  private static final int OF_SEATS = 2;

  /** The temperature, relative to the last, at which directions may change again. */
  private static final double WARMTH = 2.7;

  /** With so many players at most, directions first cost more. */
  private static final int FEW = 12;

  /** One turn of so many starts from random seats. */
  private static final int PLAIN = 3;

  private int starts;

  /**
   * @param number tells several of these methods apart, from 1: each has other seeds
   */
  public SharedAnnealing(int number) {
    super("annealing of whole rounds", MethodKind.ANNEALING, 104_729L * number);
  }

  /** The number of steps that take about as long as the slice. */
  static long steps(Duration slice, IndividualWish wish) {
    return (long) (slice.toMillis() / 1e3 * Rate.SHARED_STEP.perSecond() / ofRoom(wish.players()));
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    IndividualWish wish = scope.wish();
    SplittableRandom random = random(seed);
    boolean weighted = wish.objective() instanceof Objective.Weighted;
    long[] varied = weighted ? OF_REQUIRED : OF_ORDER;
    long[] weights = SearchWeights.of(wish, varied[starts++ % varied.length]);
    long steps = steps(slice, wish);
    Seats start = new Seats(wish.players(), wish.rounds(), wish.tables(), random);
    boolean directed =
        weighted && weights[Criterion.DIRECTION.place()] > 0 && wish.rotation() == Rotation.NONE;
    if (directed && wish.players() > FEW && starts % PLAIN > 0) {
      directionsFirst(scope, start, weights, steps);
    } else {
      OpenRounds open = OpenRounds.shared(wish, start.fair(), weights);
      cooling(scope, open, MoveTable.shared(open, random), random).cool(open.range, steps, STRIDE);
    }
    return true;
  }

  private void directionsFirst(
      SearchScope<IndividualWish> scope, Seats start, long[] weights, long steps) {
    int[][] who = Directions.choose(start, steps / OF_DIRECTIONS, scope::over);
    OpenRounds seats = OpenRounds.shared(scope.wish(), who, weights);
    cooling(scope, seats, MoveTable.directionsKept(seats), start.random())
        .cool(seats.range, steps / OF_SEATS, STRIDE);
    OpenRounds all = OpenRounds.shared(scope.wish(), seats.schedule.who, weights);
    cooling(scope, all, MoveTable.shared(all, start.random()), start.random())
        .cool(all.range.reheated(WARMTH), steps - steps / OF_SEATS, STRIDE);
  }

  private RoundsCooling cooling(
      SearchScope<IndividualWish> scope,
      OpenRounds open,
      MoveTable moves,
      SplittableRandom random) {
    return RoundsCooling.of(scope, open, moves, random, name());
  }
}
