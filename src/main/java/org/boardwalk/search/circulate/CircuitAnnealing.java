package org.boardwalk.search.circulate;

import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.kernel.LeastCost;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;

/**
 * Simulated annealing of the base rounds of a schedule in circulating play, players and shifts of
 * the boards, see {@link Circuit}. Replays are allowed at a cost, but only schedules without
 * replays are offered. Heuristic; the groups that fit the rounds take turns, and every other turn
 * goes to the group that has found the cheapest schedule so far.
 */
final class CircuitAnnealing extends NamedMethod<IndividualWish> {

  private static final int STEPS_PER_CHOICE = 400;

  /** Factors for the length of coolings: where long ones fail, many short ones may serve. */
  private static final int[] LENGTHS = {4, 16, 4, 16, 64};

  /** Nanoseconds of the first coolings, until there is any answer, as a user may wait. */
  private static final long FIRST_COOLING = 250_000_000;

  /** The length of the next coolings, as a share of all the time of the turn so far. */
  private static final double PATIENCE = 0.5;

  /**
   * How many times the rest of a turn a cooling may take, as one that is cut short finds little.
   */
  private static final int OVERRUN = 2;

  /**
   * The cost of a replay, in units of the heaviest weight; more where each player plays many sets.
   */
  private static final long REPLAY_COST = 2;

  /** The cost of a replay as long as there is no answer. */
  private static final long FIRST_REPLAY_COST = 3;

  /**
   * The least ratio of the weight of partners to that of opponents, as long as there is no answer.
   */
  private static final long PARTNERS_FIRST = 4;

  /** With so many players at most, and none sitting out, a step takes longer. */
  private static final int FEW = 8;

  /** The first temperature, in units of the cost of a replay. */
  private static final double HOT = 0.75;

  /** The last temperature, in units of the lightest weight. */
  private static final double COLD = 2;

  /** Ratios of weights, varied, as no choice of them is best for all wishes. */
  private static final long[] STEPS_OF_WEIGHT = {4, 64, 8};

  private static final long[] STEPS_OF_REQUIRED = {1, 1, 2, 4};

  /** A wish with the group that develops its base rounds and the multipliers that keep them. */
  private record Setting(Circuits.Setting sizes, Multipliers multipliers) {

    static Stream<Setting> of(Circuits.Setting sizes) {
      return Multipliers.forWish(sizes.circuit(), sizes.wish()).stream()
          .map(m -> new Setting(sizes, m));
    }
  }

  private final List<Setting> settings;

  private int starts;

  /** The least cost that each setting has found. */
  private final long[] least;

  private CircuitAnnealing(List<Setting> settings, int number) {
    super(
        "annealing of base rounds and boards",
        MethodKind.DEVELOPED_ANNEALING,
        86_028_121L * number);
    this.settings = settings;
    least = new long[settings.size()];
    Arrays.fill(least, Long.MAX_VALUE);
  }

  /**
   * @param wish a wish
   * @param number tells several of these methods apart, from 1: each has other seeds
   * @return the method; empty unless the wish is for circulating play and a group fits it, for its
   *     rounds or, where there are more sets, for as many rounds as sets
   */
  static List<Method<IndividualWish>> forWish(IndividualWish wish, int number) {
    List<Setting> settings = Circuits.settings(wish).stream().flatMap(Setting::of).toList();
    return settings.isEmpty() ? List.of() : List.of(new CircuitAnnealing(settings, number));
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long all = slice.toNanos();
    long left = all;
    for (; left > 0 && !scope.over(); starts++) {
      int round = starts / 2 / settings.size();
      int turn = starts % 2 == 0 ? starts / 2 % settings.size() : best();
      Start cooling = new Start(scope, settings.get(turn), random, round);
      long unanswered = Math.max(FIRST_COOLING, (long) (PATIENCE * (all - left)));
      long most =
          scope.incumbent().isEmpty() ? Math.min(unanswered, OVERRUN * left) : OVERRUN * left;
      left -= cooling.begun + cooling.run(LENGTHS[round % LENGTHS.length], most);
      least[turn] = Math.min(least[turn], cooling.least.value());
    }
    scope.spend((all - left) / 1e9);
    return true;
  }

  @Override
  public boolean counts() {
    return true;
  }

  /** The setting with the cheapest schedule so far; the first one as long as none has found any. */
  private int best() {
    return IntStream.range(0, least.length)
        .boxed()
        .min(Comparator.comparingLong(k -> least[k]))
        .orElseThrow();
  }

  /**
   * The ratio of a criterion's weight to that of the next criterion, or to its weight in the total;
   * varied.
   */
  private static long step(IndividualWish wish, int number) {
    long[] steps =
        wish.objective() instanceof Objective.Weighted ? STEPS_OF_REQUIRED : STEPS_OF_WEIGHT;
    return steps[number / 2 % steps.length];
  }

  /** One cooling. */
  private final class Start {

    private final SearchScope<IndividualWish> scope;
    private final IndividualWish wish;
    private final Circuit circuit;
    private final Multipliers multipliers;
    private final SplittableRandom random;
    private final long[] weights;
    private final long[] judged;
    private final long replayCost;
    private final double cold;
    private final CircuitOrder order;
    private final BaseTables base;

    /** Nanoseconds that the beginning has taken. */
    private final long begun;

    private final CircuitOffers offers;
    private final LeastCost least = new LeastCost(Long.MAX_VALUE);

    Start(SearchScope<IndividualWish> scope, Setting setting, SplittableRandom random, int number) {
      this.scope = scope;
      this.random = random;
      circuit = setting.sizes().circuit();
      multipliers = setting.multipliers();
      wish = setting.sizes().wish();
      judged = SearchWeights.of(wish);
      long[] whole = OrbitCounts.weights(wish, step(wish, number));
      boolean first = scope.incumbent().isEmpty() && number % 2 == 0;
      weights = first ? rough(whole) : whole;
      cold = first ? COLD / 2 : COLD;
      long heaviest = Math.max(1, Arrays.stream(weights).max().orElse(1));
      long crowd = Math.max(wish.rounds(), wish.players());
      replayCost =
          (first ? FIRST_REPLAY_COST : REPLAY_COST * (1 + number % 2))
              * heaviest
              * crowd
              / wish.rounds();
      order = new CircuitOrder(circuit);
      BaseStart start = new BaseStart(wish, circuit, multipliers, random);
      base = start.tables(order::even);
      begun = start.nanoseconds();
      offers =
          new CircuitOffers(
              scope,
              name() + " developed by " + circuit.name() + multipliers.name(),
              wish.rounds(),
              () -> order.unfold(base).orElse(List.of()));
    }

    /**
     * Weights for meetings alone: where every seat and set is filled, there may be no answer before
     * the meetings are settled; other costs are polished afterwards.
     */
    private static long[] rough(long[] weights) {
      long opponent = SearchWeights.of(weights, Criterion.OPPONENT);
      long partner =
          Math.max(SearchWeights.of(weights, Criterion.PARTNER), PARTNERS_FIRST * opponent);
      return SearchWeights.of(Map.of(Criterion.PARTNER, partner, Criterion.OPPONENT, opponent));
    }

    /** Returns roughly the nanoseconds it takes; at most so many. */
    long run(long length, long most) {
      long lightest = Math.max(1, Arrays.stream(weights).filter(w -> w > 0).min().orElse(1));
      Temperatures range =
          new Temperatures(HOT * replayCost, cold * lightest).times(circuit.order());
      long steps =
          (long) STEPS_PER_CHOICE * base.bases() * base.seats() * wish.players() / 4 * length;
      boolean out = 4 * wish.tables() < wish.players();
      boolean few = !out && wish.players() <= FEW;
      double room =
          (few ? Rate.CIRCUIT_FEW.value() : 1)
              * multipliers.order()
              * ofRoom(wish.players(), circuit.order());
      Rate ofBase = out ? Rate.CIRCUIT_SIT_OUT : Rate.CIRCUIT_BASE;
      long bases = ofBase.nanoseconds() * (base.bases() - 1);
      long players = Rate.CIRCUIT_PLAYER.nanoseconds() * wish.players();
      long perStep = (long) (room * (Rate.CIRCUIT_STEP.nanoseconds() + players + bases));
      steps = Math.min(steps, 1 + most / perStep);
      CircuitMoves moves = new CircuitMoves(wish, circuit, multipliers, base);
      new BaseCooling(base, order::even, weights, replayCost, moves::make, this::offer)
          .cool(range, steps, random, scope::over);
      return steps * perStep;
    }

    private void offer() {
      if (base.replays() == 0) {
        long offered = base.counts().under(judged);
        least.fallsTo(offered);
        offers.look(offered);
      }
    }
  }
}
