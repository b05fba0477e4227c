package org.boardwalk.wish;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;

/** The boards of a session when nobody says otherwise. */
public final class UsualBoards {

  private static final int PER_SET = 2;

  private UsualBoards() {}

  /**
   * As many sets as rounds, of two boards, or three with {@link Rotation#ROTATE}; in shared play a
   * copy for every table, in circulating play one copy.
   *
   * @param tables tables in play in every round, at least 1
   * @param rounds number of rounds, at least 1
   * @param play how the sets are used
   * @param rotation seats changing board by board
   * @return the boards
   */
  public static Boards of(int tables, int rounds, Play play, Rotation rotation) {
    return new Boards(
        rounds, Math.max(PER_SET, rotation.period()), play, play == Play.SHARED ? tables : 1);
  }
}
