package org.boardwalk.bench;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.boardwalk.bench.Calibration.Sample;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.Engines;
import org.boardwalk.search.Method;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.circulate.CirculatingMethods;
import org.boardwalk.search.circulate.DevelopedAnnealing;
import org.boardwalk.search.circulate.MeetingCovers;
import org.boardwalk.search.construct.Orthomorphisms;
import org.boardwalk.search.construct.pairs.Ring;
import org.boardwalk.search.construct.pairs.RingAnnealing;
import org.boardwalk.search.local.arrange.Arrangement;
import org.boardwalk.search.local.methods.MeetingAnnealing;
import org.boardwalk.search.local.methods.MeetingsTurned;
import org.boardwalk.search.local.methods.Renumbering;
import org.boardwalk.search.local.methods.RoundsPolishing;
import org.boardwalk.search.local.methods.RoundsTempering;
import org.boardwalk.search.local.methods.SharedAnnealing;
import org.boardwalk.search.local.methods.Turning;
import org.boardwalk.search.local.switches.ArrowSwitches;
import org.boardwalk.search.orderly.OrderlyMethod;
import org.boardwalk.search.pairs.BoardingAnnealing;
import org.boardwalk.search.pairs.RingSearch;
import org.boardwalk.search.pairs.WebSearch;
import org.boardwalk.search.starter.BalancedStarterMethod;
import org.boardwalk.search.starter.DirectedStarterMethod;
import org.boardwalk.search.starter.StarterMethod;
import org.boardwalk.search.starter.TwoOrbitStarterMethod;
import org.boardwalk.search.starter.whist.WhistConstruction;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Finder;

/**
 * The works of methods without an engine that {@link Calibration} measures. Each runs one method on
 * a wish that it will not settle, for a slice of effort: once to warm up, and once to be measured.
 */
final class CalibratedMethods {

  private static final long SEED = 1;

  /** The effort of finding any movement. */
  private static final Duration BEGINNING = Duration.ofMillis(60);

  private static final SearchSettings LONG = SearchSettings.repeatable(Duration.ofHours(1), SEED);

  private final Calibration calibration;
  private final Duration slice;
  private final Predicate<String> wanted;

  /**
   * @param calibration takes what is measured
   * @param slice the effort of each work
   * @param wanted whether a work of that name is run
   */
  CalibratedMethods(Calibration calibration, Duration slice, Predicate<String> wanted) {
    this.calibration = calibration;
    this.slice = slice;
    this.wanted = wanted;
  }

  /** Runs all works. */
  void run() {
    judging();
    sharedPlay();
    wholeRounds();
    numbers();
    baseRounds();
    starters();
    pairs();
    rings();
  }

  private void judging() {
    for (int[] size : new int[][] {{4, 1}, {40, 3}, {100, 30}}) {
      IndividualWish wish = shared(size[0], size[1]);
      Movement movement = Judging.random(size[0], size[1]);
      SearchScope<IndividualWish> scope = scope(wish);
      calibration.add(
          repeated(
              "judging, " + wish.name(),
              parts -> {
                scope.offer(movement, Finder.own("bench", "random"));
                addJudging(parts, wish, 1);
              }));
    }
    IndividualWish large = shared(200, 5);
    Movement movement = Judging.random(200, 5);
    double judging = scope(large).judging();
    calibration.add(
        repeated(
            "arranging",
            parts -> {
              Arrangement.of(large, movement);
              double cubes = Rate.ARRANGED_CUBE.seconds() * 5 * Math.pow(50, 3);
              parts.merge(Rate.ARRANGED_CUBE, cubes, Double::sum);
              addJudging(parts, large, (Arrangement.seconds(large, judging) - cubes) / judging);
            }));
  }

  private static void addJudging(Map<Rate, Double> parts, Wish wish, double times) {
    double places = (double) wish.rounds() * wish.contestants();
    parts.merge(Rate.JUDGED_MOVEMENT, times * Rate.JUDGED_MOVEMENT.seconds(), Double::sum);
    parts.merge(Rate.JUDGED_PLACE, times * places * Rate.JUDGED_PLACE.seconds(), Double::sum);
    double couples = places * wish.contestants();
    parts.merge(Rate.JUDGED_COUPLE, times * couples * Rate.JUDGED_COUPLE.seconds(), Double::sum);
  }

  private void sharedPlay() {
    Sample usual = method(new SharedAnnealing(1), shared(24, 11), Map.of(Rate.SHARED_STEP, 1.0));
    calibration.add(usual);
    calibration.add(
        Rate.LARGE_ROOM,
        usual,
        method(new SharedAnnealing(1), shared(90, 11), Map.of(Rate.SHARED_STEP, 1.0)));
    IndividualWish ordered =
        shared(26, 25).with(new Objective.Ordered(List.of(Criterion.values())));
    calibration.add(method(new MeetingAnnealing(1), ordered, Map.of(Rate.MEETING_STEP, 1.0)));
    for (int players : List.of(14, 52)) {
      Map<Rate, Double> parts = Map.of(Rate.TURNING_STEP, 1.0, Rate.TURNING_PLAYERS, players / 8.0);
      calibration.add(method(new Turning(), shared(players, 11), parts));
    }
    IndividualWish rotating = of(28, 9, Play.SHARED, Rotation.ROTATE);
    calibration.add(
        turn(
            new MeetingsTurned(rotating, new SharedAnnealing(1)),
            scope(rotating),
            Map.of(Rate.TURNED_MEETING_STEP, 1.0, Rate.TURNING_PLAYERS, 28 / 8.0)));
  }

  private void wholeRounds() {
    Counted meeting =
        new Counted.Meeting(
            Couples.within(IntStream.rangeClosed(1, 14).boxed().toList()),
            Set.of(Counted.Relation.PARTNER));
    IndividualWish sizes = of(16, 9, Play.CIRCULATING, Rotation.NONE);
    IndividualWish ruled =
        sizes.with(
            sizes
                .fixed()
                .rules(
                    IntStream.rangeClosed(1, 5)
                        .mapToObj(k -> new Rule(meeting, Times.EVEN, List.of(), 0, List.of(), k))
                        .toList()));
    for (IndividualWish wish :
        List.of(
            of(13, 9, Play.CIRCULATING, Rotation.NONE),
            of(44, 9, Play.CIRCULATING, Rotation.NONE),
            ruled)) {
      double players = (double) Rate.ROUNDS_PLAYER.nanoseconds() * wish.players();
      double rules = wish.rules().isEmpty() ? 0 : Rate.ROUNDS_RULES.nanoseconds();
      Map<Rate, Double> parts = new EnumMap<>(Rate.class);
      parts.put(Rate.ROUNDS_PLAYER, players);
      parts.put(Rate.ROUNDS_RULES, rules);
      parts.put(Rate.ROUNDS_STEP, (double) Rate.ROUNDS_STEP.nanoseconds());
      calibration.add(method(new RoundsTempering(1), wish, parts));
      parts.remove(Rate.ROUNDS_STEP);
      parts.put(Rate.POLISHING_STEP, (double) Rate.POLISHING_STEP.nanoseconds());
      calibration.add(method(new RoundsPolishing(), wish, parts));
    }
  }

  private void numbers() {
    Counted sits =
        new Counted.Sitting(
            IntStream.rangeClosed(1, 24).boxed().toList(),
            List.of(),
            Set.of(),
            Counted.Apart.TABLES);
    IndividualWish sizes = shared(24, 9);
    IndividualWish wish =
        sizes.with(
            sizes.fixed().rules(List.of(new Rule(sits, Times.EVEN, List.of(), 0, List.of(), 1))));
    Movement movement = Judging.random(24, 9);
    calibration.add(
        repeated(
            "numbers under a rule",
            parts -> {
              Renumbering.of(wish, movement, SEED);
              parts.merge(Rate.NUMBERING_STEP, Renumbering.effort(wish), Double::sum);
            }));
  }

  private void baseRounds() {
    Sample usual = developed(24, 24);
    calibration.add(usual);
    calibration.add(developed(14, 7));
    calibration.add(developed(44, 11));
    calibration.add(Rate.LARGE_ORBIT, usual, developed(57, 57));
    for (int players : List.of(13, 44)) {
      IndividualWish wish = of(players, 13, Play.CIRCULATING, Rotation.NONE);
      calibration.add(
          method(
              CirculatingMethods.searches(wish, 1).get(0),
              wish,
              Map.of(
                  Rate.ADDER_STEP,
                  (double) Rate.ADDER_STEP.nanoseconds(),
                  Rate.ADDER_PLAYER,
                  (double) Rate.ADDER_PLAYER.nanoseconds() * players)));
    }
    circuit(13, 13, 1, Rate.CIRCUIT_BASE);
    circuit(44, 13, 1, Rate.CIRCUIT_BASE);
    circuit(24, 24, 12, Rate.CIRCUIT_BASE);
    circuit(18, 9, 3, Rate.CIRCUIT_SIT_OUT);
    IndividualWish covered = shared(28, 7);
    calibration.add(
        method(MeetingCovers.forWish(covered).get(0), covered, Map.of(Rate.COVER_LOOK, 1.0)));
  }

  private Sample developed(int players, int rounds) {
    IndividualWish wish = shared(players, rounds);
    return method(
        DevelopedAnnealing.forWish(wish).get(0),
        wish,
        Map.of(
            Rate.DEVELOPED_STEP,
            (double) Rate.DEVELOPED_STEP.nanoseconds(),
            Rate.DEVELOPED_PLAYER,
            (double) Rate.DEVELOPED_PLAYER.nanoseconds() * players));
  }

  private void circuit(int players, int rounds, int bases, Rate base) {
    IndividualWish wish =
        of(players, rounds, Play.CIRCULATING, Rotation.NONE).with(Symmetry.cyclic(rounds / bases));
    Map<Rate, Double> parts = new EnumMap<>(Rate.class);
    parts.put(Rate.CIRCUIT_STEP, (double) Rate.CIRCUIT_STEP.nanoseconds());
    parts.put(Rate.CIRCUIT_PLAYER, (double) Rate.CIRCUIT_PLAYER.nanoseconds() * players);
    parts.put(base, (double) base.nanoseconds() * (bases - 1));
    List<Method<IndividualWish>> searches = CirculatingMethods.searches(wish, 1);
    calibration.add(method(searches.get(searches.size() - 1), wish, parts));
  }

  private void starters() {
    Map<Rate, Double> parts = Map.of(Rate.STARTER_NODE, 1.0);
    Sample usual = method(StarterMethod.forWish(complete(57), 1).get(0), complete(57), parts);
    calibration.add(usual);
    calibration.add(
        Rate.STARTER_FEW,
        usual,
        method(StarterMethod.forWish(complete(21), 1).get(0), complete(21), parts));
    calibration.add(
        Rate.STARTER_MANY,
        usual,
        method(StarterMethod.forWish(complete(129), 1).get(0), complete(129), parts));
    calibration.add(
        method(
            DirectedStarterMethod.forWish(complete(64), 1).get(0),
            complete(64),
            Map.of(Rate.DIRECTED_NODE, 1.0)));
    calibration.add(
        method(
            TwoOrbitStarterMethod.forWish(complete(40), 1).get(0),
            complete(40),
            Map.of(Rate.TWO_ORBIT_NODE, 1.0)));
    calibration.add(
        method(
            BalancedStarterMethod.forWish(complete(28), 1).get(0),
            complete(28),
            Map.of(Rate.BALANCED_NODE, 1.0)));
    parts();
    IndividualWish small = shared(12, 4);
    calibration.add(
        method(OrderlyMethod.forWish(small).get(0), small, Map.of(Rate.ORDERLY_STEP, 1.0)));
  }

  /** Searches for the parts of constructions, each of which spends all on one kind of work. */
  private void parts() {
    part(Rate.FRAME_NODE, 33, scope -> WhistConstruction.design(scope.wish(), scope));
    part(Rate.SPREAD_NODE, 184, scope -> WhistConstruction.design(scope.wish(), scope));
    part(Rate.ORTHOMORPHISM_STEP, 45, scope -> Orthomorphisms.pair(45, scope));
  }

  private void part(Rate rate, int players, Consumer<SearchScope<IndividualWish>> search) {
    calibration.add(
        repeated(
            Text.of("parts for %d players", players),
            parts -> {
              SearchScope<IndividualWish> scope = scope(complete(players));
              search.accept(scope);
              parts.merge(rate, seconds(scope.effort()), Double::sum);
            }));
  }

  private void pairs() {
    WebRoom room = WebRoom.of(UsualPairs.web(15, 14, 2), List.of());
    BoardingAnnealing boarding = new BoardingAnnealing(room, 2, SEED);
    long steps = 1_000_000;
    calibration.add(
        repeated(
            "boarding of a Web",
            parts -> {
              boarding.run(BoardingAnnealing.Regime.FEW_BREAKS.get(0), steps, () -> false);
              parts.merge(Rate.BOARDING_STEP, steps * Rate.BOARDING_STEP.seconds(), Double::sum);
            }));
    PairsForm.Web cut = new PairsForm.Web(new Boarding.Cut(), EwWalk.SKIPS, Party.NONE);
    PairsWish segments = UsualPairs.of(Kind.PAIRS, cut, 14, 8).with(LONG);
    WebSearch search = new WebSearch(cut, Engines.chosen(EngineChoice.AUTO));
    calibration.add(
        repeated(
            "segments of a Web",
            parts -> {
              SearchScope<PairsWish> scope = scope(segments);
              search.run(scope, slice, SEED);
              parts.merge(Rate.SEGMENT_STEP, scope.effort().toNanos() / 1e9, Double::sum);
            }));
    Movement switched = ring(14, Duration.ofMillis(1)).best().orElseThrow();
    long flips = 200_000;
    calibration.add(
        repeated(
            "switches",
            parts -> {
              ArrowSwitches.around(switched, e -> false, flips, SEED, () -> false);
              parts.merge(Rate.SWITCH_FLIP, flips * Rate.SWITCH_FLIP.seconds(), Double::sum);
            }));
  }

  /** A search that a search for rings has served for a slice. */
  private static SearchScope<PairsWish> ring(int pairs, Duration slice) {
    PairsWish wish =
        UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), pairs / 2, pairs - 1).with(LONG);
    SearchScope<PairsWish> scope = scope(wish);
    new RingSearch(wish, 1).run(scope, slice, SEED);
    return scope;
  }

  private void rings() {
    Ring none = new Ring(4, 1, 0);
    RingAnnealing vain = new RingAnnealing(none, List.of(0, 1), List.of(), SEED);
    calibration.add(
        repeated(
            "first round of a ring",
            parts -> {
              vain.run(100_000, () -> false);
              parts.merge(Rate.RING_STEP, 100_000 * Rate.RING_STEP.seconds(), Double::sum);
            }));
    for (int pairs : List.of(12, 16, 24)) {
      String name = Text.of("rings of %d pairs", pairs);
      if (!wanted.test(name)) {
        continue;
      }
      ring(pairs, slice.dividedBy(2));
      long begin = EffortRuns.processor();
      ring(pairs, slice);
      double processor = (EffortRuns.processor() - begin) / 1e9;
      // The steps of first rounds are few where one chain of tables serves.
      Map<Rate, Double> start =
          Map.of(
              Rate.RING_START,
              Rate.RING_START.seconds(),
              Rate.RING_TURN,
              100_000 * Rate.RING_TURN.seconds(),
              Rate.RING_TURN_PAIR,
              100_000 * pairs * Rate.RING_TURN_PAIR.seconds());
      calibration.add(new Sample(name, divided(start, seconds(slice)), processor));
    }
  }

  /** Adds the effort of what it does to the parts. */
  private interface Work {
    void run(Map<Rate, Double> parts);
  }

  /** Repeats a short work until it has taken the slice by its effort; half of it to warm up. */
  private Sample repeated(String name, Work work) {
    if (!wanted.test(name)) {
      return Sample.none(name);
    }
    repeated(name, work, seconds(slice) / 2);
    return repeated(name, work, seconds(slice));
  }

  private Sample repeated(String name, Work work, double seconds) {
    Map<Rate, Double> parts = new EnumMap<>(Rate.class);
    long begin = EffortRuns.processor();
    Sample sample;
    do {
      work.run(parts);
      sample = new Sample(name, parts, (EffortRuns.processor() - begin) / 1e9);
    } while (sample.whole() < seconds && wanted.test(name));
    return sample;
  }

  /** A turn of a method on a search that begins with any movement: some methods need one. */
  private Sample method(
      Method<IndividualWish> method, IndividualWish wish, Map<Rate, Double> unit) {
    if (!wanted.test(name(method, wish))) {
      return Sample.none(name(method, wish));
    }
    SearchScope<IndividualWish> scope = scope(wish);
    Method<IndividualWish> first =
        wish.boards().play() == Play.SHARED ? new SharedAnnealing(2) : new RoundsTempering(2);
    first.run(scope, BEGINNING, SEED);
    return turn(method, scope, unit);
  }

  /** A turn of a method after another that warms it up. */
  private Sample turn(
      Method<IndividualWish> method, SearchScope<IndividualWish> scope, Map<Rate, Double> unit) {
    if (!wanted.test(name(method, scope.wish()))) {
      return Sample.none(name(method, scope.wish()));
    }
    method.run(scope, slice.dividedBy(2), SEED);
    Duration before = scope.effort();
    long begin = EffortRuns.processor();
    boolean more = method.run(scope, slice, SEED + 1);
    double processor = (EffortRuns.processor() - begin) / 1e9;
    double counted = seconds(scope.effort().minus(before));
    double whole = more && !scope.settled() ? seconds(slice) : 0;
    Map<Rate, Double> parts = divided(unit, method.counts() ? counted : whole);
    if (!method.counts()) {
      addJudging(parts, scope.wish(), counted / scope.judging());
    }
    return new Sample(name(method, scope.wish()), parts, processor);
  }

  private static String name(Method<?> method, Wish wish) {
    return method.name() + ", " + wish.name();
  }

  /** Effort in the proportion of some parts. */
  private static Map<Rate, Double> divided(Map<Rate, Double> unit, double effort) {
    double units = unit.values().stream().mapToDouble(Double::doubleValue).sum();
    Map<Rate, Double> parts = new EnumMap<>(Rate.class);
    unit.forEach((rate, part) -> parts.put(rate, effort * part / units));
    return parts;
  }

  private static double seconds(Duration duration) {
    return duration.toNanos() / 1e9;
  }

  private static <W extends Wish> SearchScope<W> scope(W wish) {
    return new SearchScope<>(wish, SearchListener.SILENT, new AtomicBoolean());
  }

  private static IndividualWish shared(int players, int rounds) {
    return of(players, rounds, Play.SHARED, Rotation.NONE);
  }

  private static IndividualWish of(int players, int rounds, Play play, Rotation rotation) {
    return WishSizes.of(players, rounds).play(play).individual(rotation).with(LONG);
  }

  /** A complete schedule whose directions are weighed, which no starter settles. */
  private static IndividualWish complete(int players) {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    Criterion.all().forEach(c -> demands.put(c, Demand.REQUIRE));
    return UsualWish.complete(players).demanding(demands).with(LONG);
  }
}
