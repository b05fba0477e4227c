package org.boardwalk.bench;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.prove.ProofQuestion;
import org.boardwalk.quality.Criterion;
import org.boardwalk.split.Cube;
import org.boardwalk.task.CubeTask;
import org.boardwalk.text.Text;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;

/**
 * A question to which the answer is that there is none: directed whist, for all players or moving
 * round a circle with one player stationary.
 *
 * @param players number of players
 * @param formulation the model in which it is asked
 */
record NamedProof(int players, String formulation) {

  /** From the easiest to one that takes a solver alone more than ten minutes. */
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
    return formulation.equals("seats") ? wish : wish.with(new Symmetry.Cyclic(players - 1));
  }

  /** In words. */
  String words() {
    return Text.of("%d players, %s", players, formulation);
  }

  /** By cubes of so many seconds. */
  ProofQuestion question(EngineChoice engine, Duration cube) {
    return new ProofQuestion(wish(), formulation, engine, cube);
  }

  /** In one piece. Solvers count some time faster than the clock: that must not end it early. */
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
