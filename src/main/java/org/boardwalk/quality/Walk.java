package org.boardwalk.quality;

import java.util.Comparator;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rests;
import org.boardwalk.movement.Round;

/**
 * The walk of boards and contestants: three numbers, each better if smaller.
 *
 * @param copies copies of the boards that the room must have, see {@link Circulation}
 * @param breaks how often a table's next set does not come from the next table; none in shared play
 * @param moves how often a contestant who moves does not go up one table, counting all tables, even
 *     those without a game; see {@link TableMoves}
 */
public record Walk(int copies, int breaks, int moves) {

  /** The walk with three zeros; no walk comes before it. */
  public static final Walk NONE = new Walk(0, 0, 0);

  /** Orders walks by fewest copies, then fewest breaks, then fewest moves that are not up one. */
  public static final Comparator<Walk> ORDER =
      Comparator.comparingInt(Walk::copies)
          .thenComparingInt(Walk::breaks)
          .thenComparingInt(Walk::moves);

  /**
   * Counts; O(seats filled).
   *
   * @param movement a movement, valid or not
   * @return its walk
   */
  public static Walk of(Movement movement) {
    Walk walk = of(movement, Circulation.of(movement));
    // In shared play every table has its own boards, which are not carried.
    return movement.boards().play() == Play.SHARED || oneSetEach(movement)
        ? new Walk(walk.copies, 0, walk.moves)
        : walk;
  }

  /** Whether all tables play the same set in every round, even if the movement says circulating. */
  private static boolean oneSetEach(Movement movement) {
    return movement.tables() > 1
        && movement.rounds().stream()
            .map(Round::encounters)
            .allMatch(
                e -> e.size() > 1 && e.stream().mapToInt(Encounter::set).distinct().count() == 1);
  }

  /**
   * Counts the walk by the rules of earlier versions, for files written by them. In these, boards
   * did not rest at half tables, tables that never play were not left out, and shared play had
   * breaks; each table without a game broke the walk of the boards.
   *
   * @param movement a movement, valid or not
   * @return its walk, with as many breaks or more
   */
  public static Walk withoutRests(Movement movement) {
    return of(movement, Circulation.of(movement, Rests.NONE, TableRing.ofAll(movement.tables())));
  }

  private static Walk of(Movement movement, Circulation circulation) {
    return new Walk(
        circulation.copiesNeeded(),
        circulation.breaks().size(),
        TableMoves.of(movement).others().size());
  }
}
