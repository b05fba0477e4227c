package org.boardwalk.model.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.boardwalk.Needed;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.DevelopedFormulation;
import org.boardwalk.model.Developments;
import org.boardwalk.model.SeatsFormulation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Solvers that know nothing of this project answer the texts as the engines answer the models. */
@Tag("thorough")
class OtherSolversTest {

  @TempDir Path folder = Path.of("");

  private static IndividualWish requiring(IndividualWish wish, Criterion... criteria) {
    List<Criterion> required = List.of(criteria);
    return wish.demanding(
        Arrays.stream(Criterion.values())
            .collect(
                Collectors.toMap(
                    c -> c, c -> required.contains(c) ? Demand.REQUIRE : Demand.IGNORE)));
  }

  private static ConstraintModel seats(int players, int rounds, Criterion... criteria) {
    return SeatsFormulation.of(requiring(Wishes.shared(players, players / 4, rounds), criteria))
        .orElseThrow();
  }

  private static ConstraintModel cyclic(int players, int order, Criterion... criteria) {
    IndividualWish wish =
        requiring(Wishes.complete(players), criteria).with(Symmetry.cyclic(order));
    return DevelopedFormulation.of(wish, Developments.forWish(wish).get(0)).orElseThrow();
  }

  /** Ten models with their answers. */
  private static Map<ConstraintModel, Boolean> models() {
    Criterion partner = Criterion.PARTNER;
    Criterion opponent = Criterion.OPPONENT;
    Criterion side = Criterion.SIDE;
    return Map.of(
        seats(4, 3, partner, opponent, side), false,
        seats(5, 5, partner, opponent, side), true,
        seats(6, 4, partner, opponent), false,
        seats(8, 3, partner), true,
        seats(8, 7, partner, opponent, side), false,
        seats(9, 4, partner), true,
        cyclic(5, 5, partner, opponent, side), true,
        cyclic(8, 7, partner, opponent), true,
        cyclic(8, 7, partner, side), false,
        cyclic(9, 9, partner, opponent), false);
  }

  private static boolean engineFinds(Engine engine, ConstraintModel model) {
    AtomicBoolean found = new AtomicBoolean();
    engine.solve(
        model,
        new Engine.Limits(60, Double.POSITIVE_INFINITY, found::get, 1),
        solution -> found.set(true));
    return found.get();
  }

  @Test
  void cpSatAnswersAsIsKnown() {
    Engine engine = Engines.chosen(EngineChoice.CPSAT);
    models()
        .forEach(
            (model, known) ->
                assertThat(engineFinds(engine, model))
                    .as(model.name() + model.digest())
                    .isEqualTo(known));
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  void anotherSolverAnswersTheSame(OtherSolver solver) throws IOException, InterruptedException {
    if (solver == OtherSolver.MINISAT) {
      Needed.program(solver.program(), "minisat");
    }
    Assumptions.assumeTrue(solver.installed().isPresent(), solver.program() + " is not installed");
    List<String> wrong = new ArrayList<>();
    for (Map.Entry<ConstraintModel, Boolean> known : models().entrySet()) {
      Path file = folder.resolve("model");
      Files.writeString(file, solver.reads().text(known.getKey()));
      if (solver.satisfiable(file) != known.getValue()) {
        wrong.add(known.getKey().name() + " " + known.getKey().size());
      }
    }
    assertThat(wrong).isEmpty();
  }
}
