package org.boardwalk.publish.picture;

import java.util.OptionalInt;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.Names;
import org.boardwalk.quality.Relations;

/** Pictures of a movement. Any movement can be drawn, also an invalid one. Thread-safe. */
public final class Pictures {

  /** The most contestants whose meetings are drawn; with more, the squares would be specks. */
  public static final int MOST_CONTESTANTS = 200;

  /** The most characters of a name that are legible in its place. */
  private static final int LONGEST_NAME = 20;

  private Pictures() {}

  /**
   * Draws the room in a round: the tables with their contestants, and arrows for all contestants
   * and boards that move before the next round.
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
   * Draws the room with the contestants who are present; the moves of one contestant can be made to
   * stand out.
   *
   * @param movement a movement
   * @param attendance the contestants present in each round
   * @param names names in place of numbers
   * @param round the round that is shown, from 1
   * @param who the contestant whose moves stand out; empty for none
   * @return the room
   * @throws IllegalArgumentException when there is no such round or contestant
   */
  public static Drawing room(
      Movement movement, Attendance attendance, Names names, int round, OptionalInt who) {
    Range.check("round", round, 1, movement.wholeRounds());
    who.ifPresent(c -> Range.check("contestant", c, 1, movement.contestants()));
    return new RoomPicture(movement, attendance, narrow(names), round, who).drawing();
  }

  /**
   * Draws a straight arrow between two tables of a small drawing.
   *
   * @param fromX the middle of the first table, across
   * @param fromY the middle of the first table, down
   * @param toX the middle of the other table, across
   * @param toY the middle of the other table, down
   * @param free the length that is left free at each end
   * @param head the length of the arrow's head
   * @return the data of an SVG path
   */
  public static String arrow(
      double fromX, double fromY, double toX, double toY, double free, double head) {
    Point from = new Point(fromX, fromY).towards(new Point(toX, toY), free);
    Point tip = new Point(toX, toY).towards(new Point(fromX, fromY), free);
    Point back = new Point(fromX - toX, fromY - toY);
    Point along = back.times(head / back.distance(new Point(0, 0)));
    Point across = new Point(-along.y(), along.x()).times(0.6);
    return Text.of(
        "M%sL%sM%sL%sL%s",
        at(from),
        at(tip),
        at(tip.plus(along).plus(across)),
        at(tip),
        at(tip.plus(along).minus(across)));
  }

  private static String at(Point point) {
    return Drawing.number(point.x()) + " " + Drawing.number(point.y());
  }

  /**
   * Draws how often every two contestants are partners (below the diagonal) and opponents (above).
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
   * Draws for every two contestants how often they play the same boards in the same direction,
   * minus how often in opposite directions.
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
