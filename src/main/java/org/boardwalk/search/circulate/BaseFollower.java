package org.boardwalk.search.circulate;

/**
 * What comes of who sits where in base rounds, counted one change after the other. It has seats of
 * its own: it may be behind the {@link BaseTables} that it follows, and catch up when somebody asks
 * for what it counts, or never, when all changes are taken back before. Not thread-safe.
 */
interface BaseFollower {

  /** A player who is none. */
  int NOBODY = -1;

  /** Who sits there leaves. */
  void leave(int b, int at);

  /** Somebody comes to an empty place. */
  void take(int b, int at, int player);

  /** The players at two places change them. */
  void exchange(int b, int i, int j);

  /** Everybody at a table moves on by some seats, clockwise. */
  void turn(int b, int table, int by);

  /** A table gets another shift. */
  void shift(int table, int to);

  /** Who sits there leaves, if anybody; the counts are put right elsewhere. */
  void empty(int b, int at);

  /** Somebody sits there, if nobody does; the counts are put right elsewhere. */
  void fill(int b, int at, int player);

  /** An empty table gets another shift. */
  void shiftEmpty(int table, int to);
}
