package org.boardwalk.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.ortools.sat.CpObjectiveProto;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Weights;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;

/** Holds what a model finds against what is known of its wish. */
public final class Witness {

  private static final Engine.Limits ENOUGH = Engine.Limits.effort(1e6, 1);

  private Witness() {}

  /** Every mix of required and minimised criteria, and some that are ignored or weigh otherwise. */
  public static List<IndividualWish> demands(IndividualWish wish) {
    List<IndividualWish> all = new ArrayList<>();
    for (int mask = 0; mask < 16; mask++) {
      Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
      for (Criterion c : Criterion.values()) {
        boolean required = (mask >> List.of(Criterion.values()).indexOf(c) & 1) == 1;
        demands.put(c, required ? Demand.REQUIRE : Demand.MINIMISE);
      }
      all.add(wish.demanding(demands));
    }
    for (Criterion only : Criterion.values()) {
      Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
      Stream.of(Criterion.values()).forEach(c -> demands.put(c, Demand.IGNORE));
      demands.put(only, Demand.MINIMISE);
      all.add(wish.demanding(demands));
    }
    all.add(wish.with(new Objective.Weighted(Weights.of(List.of(1, 1, 5, 7)))));
    all.add(wish.with(new Objective.Weighted(Weights.of(List.of(0, 3, 0, 2)))));
    return all;
  }

  /** A few of them. */
  public static List<IndividualWish> fewDemands(IndividualWish wish) {
    List<IndividualWish> all = demands(wish);
    return List.of(all.get(0), all.get(1), all.get(6), all.get(12), all.get(15), all.get(20));
  }

  /** Both engines exhaust the model and find that least cost, or none. */
  public static void assertLeast(ConstraintModel model, IndividualWish wish, OptionalLong least) {
    for (Engine engine : Engines.all()) {
      assertLeast(engine, model, wish, least);
    }
  }

  /**
   * The preferred engine exhausts the model and finds that least cost, or none; for models that
   * take the other engine long.
   */
  public static void assertLeastQuickly(
      ConstraintModel model, IndividualWish wish, OptionalLong least) {
    assertLeast(Engines.all().get(0), model, wish, least);
  }

  private static void assertLeast(
      Engine engine, ConstraintModel model, IndividualWish wish, OptionalLong least) {
    String what =
        "%s model by %s, %d players, %d rounds, %s"
            .formatted(model.name(), engine.name(), wish.players(), wish.rounds(), wish.criteria());
    List<Long> totals = new ArrayList<>();
    List<Long> claims = new ArrayList<>();
    Engine.End end =
        engine.solve(
            model,
            ENOUGH,
            values -> {
              Movement movement = model.decoder().apply(values);
              Scorecard card = wish.judge(movement);
              assertThat(wish.accepts(movement, card)).as("%s: %s", what, card).isTrue();
              long total = card.total(wish.weights());
              long claimed = claimed(model, values);
              assertThat(total).as(what).isLessThanOrEqualTo(claimed);
              totals.add(total);
              claims.add(claimed);
            });
    assertThat(end.verdict()).as(what).isEqualTo(Engine.Verdict.EXHAUSTED);
    if (least.isEmpty()) {
      assertThat(totals).as(what).isEmpty();
    } else {
      assertThat(totals).as(what).isNotEmpty();
      assertThat(totals.get(totals.size() - 1)).as(what).isEqualTo(least.getAsLong());
      assertThat(claims.get(claims.size() - 1)).as(what).isEqualTo(least.getAsLong());
    }
  }

  /** The value of the objective in a solution. */
  public static long claimed(ConstraintModel model, Assignment values) {
    CpObjectiveProto objective = model.proto().getObjective();
    long sum = (long) objective.getOffset();
    for (int k = 0; k < objective.getVarsCount(); k++) {
      sum += objective.getCoeffs(k) * values.value(objective.getVars(k));
    }
    return sum;
  }
}
