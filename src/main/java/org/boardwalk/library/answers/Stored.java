package org.boardwalk.library.answers;

/** What became of an answer that was to be stored. */
public enum Stored {
  /** There was none before. */
  NEW,
  /** It replaced a worse one, or one of which less was proved. */
  BETTER,
  /** What was there stays: it is as good or better, or the new answer answers nothing. */
  KEPT
}
