package org.boardwalk.wish;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;

/** The usual boards of a session, as defaults. */
public final class UsualBoards {

  private static final int PER_SET = 2;

  private UsualBoards() {}

  /**
   * Sets of two boards, or three with {@link Rotation#ROTATE}, {@linkplain #sets as many} as usual;
   * in shared play a copy for every table, in circulating play one copy.
   *
   * @param tables tables in play in every round, at least 1
   * @param rounds number of rounds, at least 1
   * @param play the kind of play
   * @param rotation seats changing board by board
   * @return the boards
   */
  public static Boards of(int tables, int rounds, Play play, Rotation rotation) {
    int copies = play == Play.SHARED ? tables : 1;
    int perSet = Math.max(PER_SET, rotation.period());
    return new Boards(sets(tables, rounds, play, copies), perSet, play, copies);
  }

  /**
   * The usual number of sets: as many as rounds; in circulating play more where the tables need
   * them.
   *
   * @param tables tables in play in every round, at least 1
   * @param rounds number of rounds, at least 1
   * @param play the kind of play
   * @param copies copies of each set, at least 1
   * @return board sets
   */
  public static int sets(int tables, int rounds, Play play, int copies) {
    return play == Play.SHARED ? rounds : Math.max(rounds, leastSets(tables, copies));
  }

  /**
   * The least number of sets: with fewer there are more tables than copies to play.
   *
   * @param tables tables in play, at least 1
   * @param copies copies of each set, at least 1
   * @return board sets, at least 1
   */
  public static int leastSets(int tables, int copies) {
    return (tables + copies - 1) / copies;
  }
}
