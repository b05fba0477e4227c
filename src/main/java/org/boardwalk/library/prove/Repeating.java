package org.boardwalk.library.prove;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.task.CubeResult;

/** Searches one cube of a proof again, alone. */
public final class Repeating {

  private Repeating() {}

  /**
   * Finds the cube by splitting as noted in the ledger, and searches it.
   *
   * @param question the question; its limit applies to this cube
   * @param ledger the noted results; it is not changed
   * @param digest the digest of the cube, or its beginning
   * @param cancelled set it to stop early
   * @return the result; empty when no cube of that digest is part of the proof
   */
  public static Optional<CubeResult> repeat(
      ProofQuestion question, Ledger ledger, String digest, AtomicBoolean cancelled) {
    CubeWalk walk = new CubeWalk(question, ledger, Set.of(), cancelled::get);
    return walk.find(digest).map(cube -> question.task(cube, question.limit()).run(cancelled));
  }
}
