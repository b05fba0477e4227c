package org.boardwalk.bench;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.boardwalk.bench.Calibration.Sample;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.players.DevelopedFormulation;
import org.boardwalk.model.players.Developments;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.Rate;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;

/**
 * The works of constraint models that {@link Calibration} measures: building them, beginning with
 * each engine, and a search that does not end.
 */
final class CalibratedEngines {

  private static final long SEED = 1;

  private static final List<Engine> ENGINES =
      List.of(Engines.chosen(EngineChoice.CPSAT), Engines.chosen(EngineChoice.CHOCO));

  private final Calibration calibration;
  private final double effort;
  private final Predicate<String> wanted;

  /**
   * @param calibration takes what is measured
   * @param effort seconds of effort of each search
   * @param wanted whether a work of that name is run
   */
  CalibratedEngines(Calibration calibration, double effort, Predicate<String> wanted) {
    this.calibration = calibration;
    this.effort = effort;
    this.wanted = wanted;
  }

  /** Runs all works. */
  void run() {
    Map<String, Supplier<ConstraintModel>> models = new LinkedHashMap<>();
    models.put("seats of 12 players", () -> seats(12, 7));
    models.put("seats of 24 players", () -> built("seats of 24 players", 24, 15));
    models.put("cover of 13 players", () -> cover(13));
    models.put("cover of 29 players", () -> cover(29));
    models.keySet().removeIf(name -> !wanted.test(name));
    if (!models.isEmpty()) {
      warmUp(models.keySet().iterator().next());
    }
    models.forEach((name, model) -> run(name, model.get()));
  }

  /** The first search of a program takes longer than all others. */
  private void warmUp(String name) {
    for (ConstraintModel model : List.of(seats(8, 7), cover(9))) {
      for (Engine engine : ENGINES) {
        engine.solve(model, limits(name, effort), values -> {});
      }
    }
  }

  private void run(String name, ConstraintModel model) {
    for (Engine engine : ENGINES) {
      double begin = engine.secondsToBegin(model);
      searched(name, engine, model, begin);
      searched(name, engine, model, begin + effort);
    }
  }

  private static ConstraintModel seats(int players, int rounds) {
    return SeatsFormulation.of(wish(players, rounds, Set.of(Criterion.values()))).orElseThrow();
  }

  /** A large model, of which the building is measured too. */
  private ConstraintModel built(String name, int players, int rounds) {
    long begin = EffortRuns.processor();
    ConstraintModel model = seats(players, rounds);
    double building = since(begin);
    calibration.add(
        new Sample(
            "building a model",
            Map.of(Rate.MODEL_TERM, model.terms() / Rate.MODEL_TERM.perSecond()),
            building));
    Engine cpsat = ENGINES.get(0);
    cpsat.solve(model, limits(name, cpsat.secondsToBegin(model)), values -> {});
    double constraints = model.constraints() / Rate.MODEL_CONSTRAINT.perSecond();
    calibration.add(
        new Sample(
            "building and presolving", Map.of(Rate.MODEL_CONSTRAINT, constraints), since(begin)));
    return model;
  }

  /** A model of sums alone: partners and opponents are ideal, and nothing else counts. */
  private static ConstraintModel cover(int players) {
    IndividualWish wish = wish(players, players, Set.of(Criterion.PARTNER, Criterion.OPPONENT));
    return Developments.forWish(wish).stream()
        .filter(d -> d.order() == wish.rounds() && !d.multiplied())
        .findFirst()
        .flatMap(d -> DevelopedFormulation.of(wish, d))
        .orElseThrow();
  }

  private static IndividualWish wish(int players, int rounds, Set<Criterion> ideal) {
    Boards boards = new Boards(rounds, 2, Play.SHARED, players / 4);
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    Criterion.all()
        .forEach(
            c ->
                demands.put(
                    c,
                    ideal.size() == Criterion.values().length
                        ? Demand.MINIMISE
                        : ideal.contains(c) ? Demand.REQUIRE : Demand.IGNORE));
    return UsualWish.of(players, players / 4, rounds, boards, Rotation.NONE).demanding(demands);
  }

  private Engine.Limits limits(String name, double seconds) {
    return new Engine.Limits(seconds, Double.POSITIVE_INFINITY, () -> !wanted.test(name), SEED);
  }

  private void searched(String name, Engine engine, ConstraintModel model, double seconds) {
    long begin = EffortRuns.processor();
    Engine.End end = engine.solve(model, limits(name, seconds), values -> {});
    double processor = since(begin);
    double searching = Math.max(0, end.effort() - engine.secondsToBegin(model));
    Map<Rate, Double> parts = new EnumMap<>(Rate.class);
    if (engine.name().equals(EngineChoice.CPSAT.word())) {
      parts.put(Rate.CPSAT_TERM, engine.secondsToBegin(model));
      parts.put(Rate.CPSAT_SECOND, searching);
    } else {
      double literals = model.literals();
      double sums = model.terms() - literals;
      Rate sum = model.cover() ? Rate.CHOCO_COVER_TERM : Rate.CHOCO_LEARNT_TERM;
      parts.put(Rate.CHOCO_LITERAL, literals / Rate.CHOCO_LITERAL.perSecond());
      parts.put(sum, sums / sum.perSecond());
      Map<Rate, Double> node = node(model, literals, sums);
      double whole = node.values().stream().mapToDouble(Double::doubleValue).sum();
      node.forEach((rate, part) -> parts.put(rate, searching * part / whole));
    }
    calibration.add(new Sample(engine.name() + ", " + name, parts, processor));
  }

  /** The parts of a node of Choco, as its engine counts them. */
  private static Map<Rate, Double> node(ConstraintModel model, double literals, double sums) {
    if (model.cover()) {
      boolean large =
          Rate.CHOCO_COVER_CHOICE.perSecond() / model.variables()
              < Rate.CHOCO_COVER_NODE.perSecond();
      return Map.of(large ? Rate.CHOCO_COVER_CHOICE : Rate.CHOCO_COVER_NODE, 1.0);
    }
    double part = Math.min(1, 2 * sums / Math.max(1, literals + sums));
    double ofSums = part * sums / Rate.CHOCO_NODE_SUM.perSecond();
    return Map.of(
        Rate.CHOCO_LEARNT_NODE,
        1 / Rate.CHOCO_LEARNT_NODE.perSecond(),
        Rate.CHOCO_NODE_LITERAL,
        literals / Rate.CHOCO_NODE_LITERAL.perSecond(),
        Rate.CHOCO_NODE_SUM,
        ofSums,
        Rate.CHOCO_CACHED_SUMS,
        ofSums * sums / Rate.CHOCO_CACHED_SUMS.size());
  }

  private static double since(long begin) {
    return (EffortRuns.processor() - begin) / 1e9;
  }
}
