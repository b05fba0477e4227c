package org.boardwalk.library.prove;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.task.CubeResult;
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

  /**
   * Searches one cube again, alone, found by splitting as noted in the ledger.
   *
   * @param ledger the noted results; it is not changed
   * @param digest the digest of the cube, or its beginning
   * @param cancelled set it to stop early
   * @return the result; empty when no cube of that digest is part of the proof
   */
  public Optional<CubeResult> repeated(Ledger ledger, String digest, AtomicBoolean cancelled) {
    CubeWalk walk = new CubeWalk(this, ledger, Set.of(), cancelled::get);
    return walk.find(digest).map(cube -> task(cube, limit).run(cancelled));
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
