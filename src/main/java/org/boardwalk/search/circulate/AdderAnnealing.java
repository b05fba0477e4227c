package org.boardwalk.search.circulate;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.LeastCost;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Simulated annealing of one base round whose boards do not move, followed by a search for {@link
 * Adders} that make them circulate. The costs are equal, no player ever replays a set, and where
 * nearly every seat and set is filled, the landscape is far smoother than that of players and
 * shifts together. Shifts are searched for wherever the base round costs less than the incumbent.
 * Heuristic; the groups that fit the rounds take turns.
 */
final class AdderAnnealing extends NamedMethod<IndividualWish> {

  private static final int STEPS_PER_CHOICE = 400;

  private static final int[] LENGTHS = {1, 4, 16, 4, 16};

  /**
   * The first temperature in units of the heaviest weight, the last in units of the lightest, by
   * trial: the more base rounds are nearly as good as the best, the sooner one with shifts is
   * found.
   */
  private static final double HOT = 0.3;

  private static final double COLD = 3;
  private static final long[] STEPS = {1, 2, 4, 1};

  private final List<Circuits.Setting> settings;

  private int starts;

  private AdderAnnealing(List<Circuits.Setting> settings, int number) {
    super(
        "annealing of base rounds with adders",
        MethodKind.DEVELOPED_ANNEALING,
        67_867_967L * number);
    this.settings = settings;
  }

  /**
   * @param wish a wish
   * @param number tells several of these methods apart, from 1: each has other seeds
   * @return the method; empty unless the wish is for circulating play and a group fits it whose
   *     order is the number of rounds, or of sets where there are more
   */
  static List<Method<IndividualWish>> forWish(IndividualWish wish, int number) {
    List<Circuits.Setting> settings =
        Circuits.settings(wish).stream().filter(s -> s.circuit().bases() == 1).toList();
    return settings.isEmpty() ? List.of() : List.of(new AdderAnnealing(settings, number));
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = slice.toNanos();
    for (; left > 0 && !scope.over(); starts++) {
      int round = starts / settings.size();
      Start cooling = new Start(scope, settings.get(starts % settings.size()), random, round);
      left -= cooling.run(LENGTHS[round % LENGTHS.length], left);
    }
    return true;
  }

  /** One cooling. */
  private final class Start {

    private final SearchScope<IndividualWish> scope;
    private final IndividualWish wish;
    private final Circuit circuit;
    private final CircuitOrder order;
    private final SplittableRandom random;
    private final long[] weights;
    private final long[] judged;
    private final CircuitMoves moves;
    private final BaseTables base;
    private final Adders adders;
    private final CircuitOffers offers;
    private final LeastCost least;
    private final long perStep;
    private List<List<Foursome>> found = List.of();

    /** Nanoseconds of steps, and of the search for shifts, which may take as long. */
    private long stepping;

    private long shifting;

    Start(
        SearchScope<IndividualWish> scope,
        Circuits.Setting setting,
        SplittableRandom random,
        int number) {
      this.scope = scope;
      this.random = random;
      wish = setting.wish();
      circuit = setting.circuit();
      order = new CircuitOrder(circuit);
      weights = OrbitCounts.weights(wish, STEPS[number % STEPS.length]);
      judged = SearchWeights.of(wish);
      double room = ofRoom(wish.players(), circuit.order());
      long players = Rate.ADDER_PLAYER.nanoseconds() * wish.players();
      perStep = (long) (room * (Rate.ADDER_STEP.nanoseconds() + players));
      Multipliers none = Multipliers.none(circuit, wish);
      base = new BaseStart(wish, circuit, none, random).standing(order::even);
      moves = new CircuitMoves(wish, circuit, none, base);
      adders = new Adders(circuit, wish);
      least = new LeastCost(toBeat());
      offers =
          new CircuitOffers(
              scope, name() + " developed by " + circuit.name(), wish.rounds(), () -> found);
    }

    /** The cost to beat, unless the incumbent has another length or is hard to run. */
    private long toBeat() {
      return scope
          .bestCard()
          .filter(card -> wish.rounds() == scope.wish().rounds() && scope.wish().plain(card))
          .map(card -> SearchWeights.total(judged, card))
          .orElse(Long.MAX_VALUE);
    }

    /** Returns roughly the nanoseconds it takes, at most so many. */
    long run(long length, long left) {
      long heaviest = Arrays.stream(weights).max().orElse(1);
      long lightest = Arrays.stream(weights).filter(w -> w > 0).min().orElse(1);
      Temperatures range = new Temperatures(HOT * heaviest, COLD * lightest).times(circuit.order());
      long steps = (long) STEPS_PER_CHOICE * base.seats() * wish.players() / 4 * length;
      steps = Math.min(steps, 1 + left / (2 * perStep));
      new BaseCooling(base, order::even, weights, 0, this::change, this::offer)
          .cool(range, steps, random, scope::over);
      return steps * perStep + shifting;
    }

    private boolean change(Chance chance) {
      stepping += perStep;
      return moves.seat(chance);
    }

    private void offer() {
      long offered = base.counts().under(judged);
      if (offered < least.value() && shifting < stepping) {
        Optional<BaseTables> circulating = adders.circulating(base);
        shifting += adders.nanoseconds();
        circulating.flatMap(order::unfold).ifPresent(all -> take(offered, all));
      }
    }

    private void take(long offered, List<List<Foursome>> all) {
      least.fallsTo(offered);
      found = all;
      offers.look(offered);
    }
  }
}
