package org.boardwalk.prove;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.task.CubeResult;

/** Searches one cube of a proof again, alone. */
public final class Repeating {

  private Repeating() {}

  /**
   * Looks for the cube by splitting as the ledger says.
   *
   * @param question what is asked; its limit is for this cube
   * @param ledger what was noted; it stays as it is
   * @param digest the digest of the cube, or how it begins
   * @param cancelled set it to stop early
   * @return what came of it; empty when no cube of that digest is part of the proof
   */
  public static Optional<CubeResult> repeat(
      ProofQuestion question, Ledger ledger, String digest, AtomicBoolean cancelled) {
    CubeWalk walk = new CubeWalk(question, ledger, cancelled::get);
    return walk.find(digest).map(cube -> question.task(cube, question.limit()).run(cancelled));
  }
}
