package org.boardwalk.prove;

/** Hears how a proof goes on. Called from one thread at a time; must be quick. */
public interface ProofListener {

  /**
   * Where a proof stands.
   *
   * @param done cubes exhausted, those that the ledger knew included
   * @param known cubes that the ledger knew
   * @param running cubes that are searched now
   * @param waiting cubes that wait, some of which may yet be split
   * @param split cubes that were split
   * @param failed searches of cubes that have failed
   */
  record State(int done, int known, int running, int waiting, int split, int failed) {}

  /**
   * @param now where it stands
   */
  void changed(State now);

  /**
   * @param fault why a cube could not be searched; it is tried again
   */
  void failed(RuntimeException fault);
}
