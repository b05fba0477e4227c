package org.boardwalk.search.local.methods;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.moves.MoveTable;
import org.boardwalk.search.local.moves.RoundsCooling;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.search.local.state.UsualTemperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Improves the incumbent without changing any meetings: tables are mirrored (East and West
 * exchanged) and turned by a seat, by simulated annealing. Mirroring changes only sides, turning
 * only directions, so that a schedule that is ideal in partner and opponent stays so. With three
 * boards a round all players of a table partner each other in any seats, so that any two of a table
 * are exchanged instead, and so are those of tables that come from another movement. Heuristic.
 */
public final class Turning extends NamedMethod<IndividualWish> {

  private static final double COLD = 0.2;
  private static final double HOT = 8;

  /** Steps of one cooling. */
  static final int STEPS = 400_000;

  private static final int STRIDE = 64;
  private static final long STEP_OF_WEIGHT = 8;
  private static final int MOST_IDLE = 6;

  /** Whether any two seats of a table are exchanged, which may change partners. */
  private final boolean anew;

  /** Starts from the best movement of the search, so that it needs nothing else. */
  public Turning() {
    this("turning the tables of the best");
  }

  /** For another method, under whose name the results are offered. */
  Turning(String name) {
    this(name, false);
  }

  /** For another method, which may have the players of each table seated anew. */
  Turning(String name, boolean anew) {
    super(name, MethodKind.TURNING);
    this.anew = anew;
  }

  @Override
  public boolean counts() {
    return true;
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long all = steps(slice, Rate.TURNING_STEP, scope.wish().players());
    long left = all;
    int idle = 0;
    while (left > 0 && idle < MOST_IDLE && !scope.over() && scope.best().isPresent()) {
      Optional<Movement> before = scope.best();
      long steps = Math.min(STEPS, left);
      before.ifPresent(best -> cool(scope, random, best, steps));
      left -= STEPS;
      idle = scope.best().equals(before) ? idle + 1 : 0;
    }
    spend(scope, slice, all, left);
    return true;
  }

  /** One cooling from another schedule, which is itself offered if it is better. */
  void cool(SearchScope<IndividualWish> scope, SplittableRandom random, Movement start) {
    cool(scope, random, start, STEPS);
  }

  /** One cooling of that many steps. */
  void cool(
      SearchScope<IndividualWish> scope, SplittableRandom random, Movement start, long steps) {
    IndividualWish wish = scope.wish();
    long[] weights = SearchWeights.of(wish, STEP_OF_WEIGHT);
    OpenRounds open = OpenRounds.of(wish, start, weights);
    MoveTable moves = MoveTable.atTables(open, anew || wish.rotation() == Rotation.ROTATE);
    RoundsCooling.of(scope, open, moves, random, name()).cool(range(wish, weights), steps, STRIDE);
  }

  private Temperatures range(IndividualWish wish, long[] weights) {
    return anew
        ? UsualTemperatures.of(wish, weights)
        : new Temperatures(
                HOT * Math.max(1, Math.max(weights[2], weights[3])),
                COLD * Math.max(1, Math.min(positive(weights[2]), positive(weights[3]))))
            .times(wish.rotation().period());
  }

  private static long positive(long weight) {
    return weight > 0 ? weight : Long.MAX_VALUE;
  }
}
