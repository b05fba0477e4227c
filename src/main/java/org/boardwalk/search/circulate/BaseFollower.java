package org.boardwalk.search.circulate;

/**
 * Counts that follow the seats of base rounds, one change after the other. A follower has seats of
 * its own. It may lag behind the {@link BaseTables} that it follows, and catch up only when its
 * counts are needed, or never, when all changes are undone before. Not thread-safe.
 */
interface BaseFollower {

  /** In place of a player: none. */
  int NOBODY = -1;

  /** Removes the player from a seat. */
  void leave(int b, int at);

  /** Puts a player in an empty seat. */
  void take(int b, int at, int player);

  /** Exchanges the players at two places. */
  void exchange(int b, int i, int j);

  /** Moves all players of a table on by some seats, clockwise. */
  void turn(int b, int table, int by);

  /** Gives a table another shift. */
  void shift(int table, int to);

  /** Empties a seat, if it is taken; the counts are corrected elsewhere. */
  void empty(int b, int at);

  /** Fills a seat, if it is empty; the counts are corrected elsewhere. */
  void fill(int b, int at, int player);

  /** Gives an empty table another shift. */
  void shiftEmpty(int table, int to);
}
