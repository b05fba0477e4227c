package org.boardwalk.library.prove;

import java.time.Duration;
import org.boardwalk.library.task.CubeTask;
import org.boardwalk.library.task.StatedModel;
import org.boardwalk.model.split.Cube;
import org.boardwalk.movement.text.Word;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wish;

/**
 * The question whether a movement answers a wish, as a constraint model.
 *
 * @param wish the wish
 * @param formulation the name of the formulation; every answer must be a solution of it, up to
 *     renaming
 * @param engine the engine that searches; not auto
 * @param limit the time for searching a cube before it is split, more than 0
 */
public record ProofQuestion(Wish wish, String formulation, EngineChoice engine, Duration limit) {

  /** Checks the limit. */
  public ProofQuestion {
    if (limit.isZero() || limit.isNegative()) {
      throw new IllegalArgumentException(
          "limit of a cube [" + Word.of(limit) + "] must be more than 0");
    }
  }

  /** {@return the model, built again if it is not in memory} */
  public StatedModel stated() {
    return StatedModel.of(wish, formulation);
  }

  String engineName() {
    return engine.word();
  }

  String digest(Cube cube) {
    return cube.digest(stated().digest());
  }

  CubeTask task(Cube cube, Duration longer) {
    return new CubeTask(wish, formulation, stated().digest(), cube, engine, longer);
  }
}
