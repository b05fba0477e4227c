package org.boardwalk.bench;

import java.time.Duration;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.boardwalk.design.Designer;
import org.boardwalk.design.Workers;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * Seconds to a complete schedule that is ideal in some criteria: by our constraint models alone, by
 * the dedicated starters alone, and by the plain model: seats, with no symmetry broken.
 */
final class EngineRaces {

  private EngineRaces() {}

  /**
   * One line of the comparison; times are in seconds, empty where the limit ended the search.
   *
   * @param players number of players
   * @param ours our models alone, by engine
   * @param plain the plain model, by engine
   * @param starters the dedicated starters alone
   */
  record Row(
      int players,
      Map<EngineChoice, Optional<Double>> ours,
      Map<EngineChoice, Optional<Double>> plain,
      Optional<Double> starters) {}

  /** Makes the engines ready, so that no race includes the time of loading them. */
  static void load() {
    Set<Criterion> meetings = EnumSet.of(Criterion.PARTNER, Criterion.OPPONENT);
    IndividualWish small =
        wish(
            5,
            meetings,
            new SearchSettings(EngineChoice.AUTO, Limit.time(Duration.ofSeconds(10)), 1, 1));
    for (EngineChoice engine : List.of(EngineChoice.CPSAT, EngineChoice.CHOCO)) {
      plain(small, engine);
    }
  }

  /**
   * Runs the five one after the other.
   *
   * @param players number of players, ≡ 0 or 1 (mod 4)
   * @param ideal the criteria to be ideal; the others do not count
   * @param cap limit for each
   * @param workers threads of each; a plain model has another seed on each of them
   * @return their times
   */
  static Row run(int players, Set<Criterion> ideal, Duration cap, int workers) {
    Map<EngineChoice, Optional<Double>> ours = new HashMap<>();
    Map<EngineChoice, Optional<Double>> plain = new HashMap<>();
    for (EngineChoice engine : List.of(EngineChoice.CPSAT, EngineChoice.CHOCO)) {
      IndividualWish wish =
          wish(players, ideal, new SearchSettings(engine, Limit.time(cap), 1, workers));
      ours.put(engine, answered(wish));
      plain.put(engine, plain(wish, engine));
    }
    SearchSettings settings = new SearchSettings(EngineChoice.AUTO, Limit.time(cap), 1, workers);
    IndividualWish wish = wish(players, ideal, settings);
    Optional<Double> starters = answered(wish.with(settings.with(EnumSet.of(MethodKind.STARTERS))));
    return new Row(players, ours, plain, starters);
  }

  /** A complete schedule in which some criteria must be ideal, and the others do not count. */
  static IndividualWish wish(int players, Collection<Criterion> ideal, SearchSettings settings) {
    int rounds = UsualWish.completeRounds(players);
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, ideal.contains(c) ? Demand.REQUIRE : Demand.IGNORE);
    }
    return WishSizes.of(players, rounds).individual().demanding(demands).with(settings);
  }

  /**
   * Seconds of the plain model, on as many threads as the wish has workers; the first to find a
   * schedule counts.
   */
  static Optional<Double> plain(IndividualWish wish, EngineChoice choice) {
    long start = System.nanoTime();
    Duration cap = wish.search().time();
    ConstraintModel model = SeatsFormulation.of(wish, false).orElseThrow();
    Engine engine = Engines.chosen(choice);
    AtomicBoolean found = new AtomicBoolean();
    AtomicInteger seed = new AtomicInteger();
    Workers.run(
        wish.search().workers(),
        "plain",
        () ->
            engine.solve(
                model,
                new Engine.Limits(
                    1e6,
                    cap.toMillis() / 1e3,
                    () -> found.get() || System.nanoTime() - start > cap.toNanos(),
                    seed.incrementAndGet()),
                values -> {
                  if (ideal(wish, Judge.judge(model.decoder().apply(values)))) {
                    found.set(true);
                  }
                }));
    return found.get() ? Optional.of(seconds(start)) : Optional.empty();
  }

  private static boolean ideal(IndividualWish wish, Scorecard card) {
    return wish.required().stream().allMatch(c -> card.of(c).ideal());
  }

  /** Seconds of the search with the methods that the wish allows. */
  static Optional<Double> answered(IndividualWish wish) {
    long start = System.nanoTime();
    Answer answer = Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean());
    return answer.outcome() instanceof Outcome.Found
        ? Optional.of(seconds(start))
        : Optional.empty();
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
