package org.boardwalk.library.answers;

/** The result of storing an answer. */
public enum StoreOutcome {
  /** There was no answer before. */
  NEW,
  /** It replaced a worse answer, or one with less proof. */
  BETTER,
  /** The existing answer stays: it is as good or better, or the new one gave up. */
  KEPT
}
