package org.boardwalk.publish.picture;

import java.util.OptionalInt;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.publish.Names;
import org.boardwalk.quality.Relations;

/** Pictures of a movement. Any movement can be drawn, also an invalid one. Thread-safe. */
public final class Pictures {

  /** The most contestants whose meetings are drawn; more would be specks. */
  public static final int MOST_CONTESTANTS = 200;

  /** Characters of a name that can be read in its place. */
  private static final int LONGEST_NAME = 20;

  private Pictures() {}

  /**
   * The tables with those who sit there, and arrows for everybody and for the boards that move
   * before the next round.
   *
   * @param movement a movement
   * @param names names in place of numbers
   * @param round the round that is shown, from 1
   * @return the room
   * @throws IllegalArgumentException when there is no such round
   */
  public static Drawing room(Movement movement, Names names, int round) {
    return room(movement, Attendance.FULL, names, round, OptionalInt.empty());
  }

  /**
   * The same of those who are there, or for one contestant, whose moves stand out from those of
   * others.
   *
   * @param movement a movement
   * @param attendance who is there in which rounds
   * @param names names in place of numbers
   * @param round the round that is shown, from 1
   * @param who the contestant; empty for all alike
   * @return the room
   * @throws IllegalArgumentException when there is no such round or contestant
   */
  public static Drawing room(
      Movement movement, Attendance attendance, Names names, int round, OptionalInt who) {
    Range.check("round", round, 1, movement.rounds().size());
    who.ifPresent(c -> Range.check("contestant", c, 1, movement.contestants()));
    return new RoomPicture(movement, attendance, narrow(names), round, who).drawing();
  }

  /**
   * How often every two contestants are partners (below the diagonal) and opponents (above).
   *
   * @param movement a movement of at most {@value #MOST_CONTESTANTS} contestants
   * @param relations what the judge counted for it
   * @param names names in place of numbers
   * @return a square for every two
   */
  public static Drawing meetings(Movement movement, Relations relations, Names names) {
    Range.check(movement.kind().contestants(), movement.contestants(), 2, MOST_CONTESTANTS);
    return new MatrixPicture(movement, narrow(names)).meetings(relations);
  }

  /**
   * How often every two contestants play the same boards in the same direction, minus how often in
   * the opposite one.
   *
   * @param movement a movement of at most {@value #MOST_CONTESTANTS} contestants
   * @param relations what the judge counted for it
   * @param names names in place of numbers
   * @return a square for every two
   */
  public static Drawing directions(Movement movement, Relations relations, Names names) {
    Range.check(movement.kind().contestants(), movement.contestants(), 2, MOST_CONTESTANTS);
    return new MatrixPicture(movement, narrow(names)).directions(relations);
  }

  private static Names narrow(Names names) {
    return names.shortened(name -> Names.cut(name, LONGEST_NAME));
  }
}
