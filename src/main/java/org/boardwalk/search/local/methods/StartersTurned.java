package org.boardwalk.search.local.methods;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;

/**
 * Turns the tables of one schedule after another that starters make ideal in partner and opponent,
 * where these two come first of all. Only afterwards it shows which schedule is the best to turn:
 * of two for 12 players with equal directions, the one with the better sides before turning is the
 * worse one after it. Heuristic.
 */
public final class StartersTurned extends NamedMethod<IndividualWish> {

  /**
   * The time to search for a schedule: milliseconds where there are some; more is of no use where
   * there are none.
   */
  private static final Duration LOOK = Duration.ofMillis(300);

  private static final long SEED_STEP = 1009;

  private final IndividualWish asked;
  private final Method<IndividualWish> starters;
  private final Turning turning;
  private boolean any;

  private StartersTurned(IndividualWish asked, Method<IndividualWish> starters) {
    super(starters.name() + ", then turned", MethodKind.TURNING);
    this.asked = asked;
    this.starters = starters;
    turning = new Turning(name());
  }

  /**
   * @param wish a wish
   * @param starters the starters for the wished meetings, one for each group
   * @return one method for each group of starters; empty unless partner and opponent are the first
   *     criteria of a complete schedule that need not be played by one rule, and starters may be
   *     used
   */
  public static List<Method<IndividualWish>> forWish(
      IndividualWish wish, Function<IndividualWish, List<Method<IndividualWish>>> starters) {
    if (wish.byRule()
        || !wish.search().takes(MethodKind.STARTERS)
        || !meetingsFirst(wish.objective())) {
      return List.of();
    }
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, Criterion.WHIST.contains(c) ? Demand.REQUIRE : Demand.IGNORE);
    }
    IndividualWish asked = wish.demanding(demands);
    return starters.apply(asked).stream()
        .<Method<IndividualWish>>map(starter -> new StartersTurned(asked, starter))
        .toList();
  }

  private static boolean meetingsFirst(Objective objective) {
    return objective instanceof Objective.Ordered ordered
        && ordered.order().stream().limit(2).filter(Criterion.WHIST::contains).count() == 2;
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long steps = steps(slice, Rate.TURNING_STEP, scope.wish().players());
    long look = steps(LOOK, Rate.TURNING_STEP, scope.wish().players());
    for (long turn = 0, left = steps; left > 0 && !scope.over(); turn++) {
      SearchScope<IndividualWish> first = scope.aside(asked, SearchListener.SILENT);
      starters.run(first, LOOK, seed + SEED_STEP * turn);
      Optional<Movement> start = first.best();
      any |= start.isPresent();
      start.ifPresent(meetings -> turning.cool(scope, random, meetings));
      left -= start.isPresent() ? Turning.STEPS : look;
    }
    return any;
  }
}
