package org.boardwalk.bench;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.library.prove.ProofQuestion;
import org.boardwalk.library.task.CubeTask;
import org.boardwalk.model.split.Cube;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;

/**
 * A question whose answer is that no movement exists: directed whist, without a symmetry or with
 * one player stationary and the others moving round a circle.
 *
 * @param players number of players
 * @param formulation the model that states the question
 */
record NamedProof(int players, String formulation) {

  /** All questions, from the easiest to one that takes a solver alone more than ten minutes. */
  static final List<NamedProof> ALL =
      List.of(
          new NamedProof(8, "seats"),
          new NamedProof(8, "developed by Z7, 1 fixed"),
          new NamedProof(12, "developed by Z11, 1 fixed"),
          new NamedProof(16, "developed by Z15, 1 fixed"));

  private Wish wish() {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, c == Criterion.DIRECTION ? Demand.IGNORE : Demand.REQUIRE);
    }
    var wish = UsualWish.complete(players).demanding(demands);
    return formulation.equals("seats") ? wish : wish.with(Symmetry.cyclic(players - 1));
  }

  /** The question in words. */
  String words() {
    return Text.of("%d players, %s", players, formulation);
  }

  /** The question in cubes, with a time limit for each. */
  ProofQuestion question(EngineChoice engine, Duration cube) {
    return new ProofQuestion(wish(), formulation, engine, cube);
  }

  /**
   * The question in one piece. Solvers count some time faster than the clock, which must not end
   * the search early.
   */
  CubeTask whole(EngineChoice engine, Duration time) {
    ProofQuestion question = question(engine, time);
    return new CubeTask(
        question.wish(),
        formulation,
        question.stated().digest(),
        Cube.WHOLE,
        engine,
        time.multipliedBy(10));
  }
}
