package org.boardwalk.search.circulate;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.players.Development;
import org.boardwalk.model.players.Developments;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.moves.Offers;
import org.boardwalk.search.local.state.UsualTemperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Simulated annealing of the base rounds of a schedule that a group unfolds: an exchange of places
 * in a base round is repeated in all its images. There are far fewer schedules than without
 * symmetry, and good ones are more frequent among them; they are easy to run, too. Heuristic; the
 * groups that fit the rounds take turns.
 */
public final class DevelopedAnnealing extends NamedMethod<IndividualWish> {

  private static final int STEPS_PER_CHOICE = 150;
  private static final int MOST_STEPS_GROWTH = 64;

  /**
   * How many times the rest of a turn a cooling may take, as one that is cut short finds little.
   */
  private static final int OVERRUN = 2;

  private final List<Development> developments;
  private int starts;

  private DevelopedAnnealing(List<Development> developments) {
    super("annealing of base rounds", MethodKind.DEVELOPED_ANNEALING);
    this.developments = developments;
  }

  /** {@return the method; empty unless a group of translations fits a wish in shared play} */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish) {
    if (wish.boards().play() != Play.SHARED) {
      return List.of();
    }
    List<Development> fitting =
        Developments.forWish(wish).stream().filter(d -> !d.multiplied()).toList();
    return fitting.isEmpty() ? List.of() : List.of(new DevelopedAnnealing(fitting));
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = slice.toNanos();
    long growth = 1;
    for (int begun = 1; left > 0 && !scope.over(); begun++) {
      Development development = developments.get(starts++ % developments.size());
      Start cooling = new Start(scope, development, random);
      left -= cooling.run(growth, OVERRUN * left);
      growth = begun % developments.size() == 0 ? Math.min(growth * 2, MOST_STEPS_GROWTH) : growth;
    }
    return true;
  }

  /** One cooling. */
  private final class Start {

    private final SearchScope<IndividualWish> scope;
    private final IndividualWish wish;
    private final Development development;
    private final SplittableRandom random;
    private final long[] weights;
    private final long[] judged;
    private final Circuit circuit;
    private final BaseTables base;
    private final Offers offers;

    Start(SearchScope<IndividualWish> scope, Development development, SplittableRandom random) {
      this.scope = scope;
      this.development = development;
      this.random = random;
      wish = scope.wish();
      weights = OrbitCounts.weights(wish, 1);
      judged = SearchWeights.of(wish);
      int bases = wish.rounds() / development.order();
      circuit = Circuit.shared(development, wish.players(), bases);
      Multipliers none = Multipliers.none(circuit, wish);
      base = new BaseStart(wish, circuit, none, random).standing(any -> true);
      offers =
          Offers.weighted(
              scope,
              name() + " developed by " + development.name(),
              () -> development.unfold(base.foursomes()));
    }

    /** Returns roughly the nanoseconds it takes; at most so many. */
    long run(long growth, long most) {
      Temperatures range = UsualTemperatures.of(wish, weights).times(development.order());
      int seats = base.bases() * base.seats();
      long steps = (long) STEPS_PER_CHOICE * seats * wish.players() / 4 * growth;
      double room = ofRoom(wish.players(), development.order());
      long players = Rate.DEVELOPED_PLAYER.nanoseconds() * wish.players();
      long perStep = (long) (room * (Rate.DEVELOPED_STEP.nanoseconds() + players));
      steps = Math.min(steps, 1 + most / perStep);
      SitOutOrbits sitOuts = new SitOutOrbits(wish, circuit, base);
      CircuitMoves moves = new CircuitMoves(wish, circuit, Multipliers.none(circuit, wish), base);
      new BaseCooling(base, sitOuts::even, weights, 0, moves::exchange, this::offer)
          .cool(range, steps, random, scope::over);
      return steps * perStep;
    }

    private void offer() {
      offers.look(base.counts().under(judged));
    }
  }
}
