package org.boardwalk.library.prove;

/** Receives the progress of a proof. Called from one thread at a time; must be quick. */
public interface ProofListener {

  /**
   * The state of a proof.
   *
   * @param done exhausted cubes, including those already in the ledger
   * @param known exhausted cubes that were already in the ledger
   * @param running cubes being searched
   * @param waiting waiting cubes, some of which may still be split
   * @param split split cubes
   * @param failed failed searches of cubes
   */
  record State(int done, int known, int running, int waiting, int split, int failed) {}

  /**
   * @param now the current state
   */
  void changed(State now);

  /**
   * @param fault the reason why a cube could not be searched; the search is tried again
   */
  void failed(RuntimeException fault);
}
