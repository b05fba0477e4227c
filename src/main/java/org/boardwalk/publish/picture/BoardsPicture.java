package org.boardwalk.publish.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.Wording;
import org.boardwalk.quality.BoardWalk;
import org.boardwalk.quality.Copy;
import org.boardwalk.quality.Stand;

/** Draws boards that circulate: the stands before tables, and where boards go after a round. */
final class BoardsPicture {

  /** The harm of a line behind a stand, relative to a line of the same length over seats. */
  static final double BEHIND_STAND = 3;

  private static final double POINTS = 11;

  /**
   * The most sets that are named on a stand, those that are needed first; the others are counted.
   */
  private static final int MOST_SHOWN = 2;

  private static final double INSIDE = RoomPlan.STAND_WIDE - 6;

  /**
   * The distance of an arrow's end from the middle of a table, so that a head at its corner is
   * visible.
   */
  private static final double FROM_TABLE = 52;

  private final BoardWalk walk;
  private final List<Stand> stands;
  private final Wording wording;
  private final RoomPlan plan;

  BoardsPicture(Movement movement, RoomPlan plan) {
    walk = BoardWalk.of(movement);
    stands = walk.stands();
    wording = new Wording(movement);
    this.plan = plan;
  }

  /** A stand as it is drawn. */
  record StandShape(
      String corner, String middle, String head, String below, String boards, String squeeze) {}

  /** All stands that are used in any round, with the sets that wait there in this round. */
  List<StandShape> stands(int round) {
    return stands.stream().map(s -> stand(s, round)).toList();
  }

  /** Whether a line there would run behind a stand. */
  boolean atStand(Point at) {
    return stands.stream()
        .map(s -> at.minus(plan.stand(s.table())))
        .anyMatch(
            from ->
                Math.abs(from.x()) < RoomPlan.STAND_WIDE / 2 + 3
                    && Math.abs(from.y()) < RoomPlan.STAND_HIGH / 2 + 3);
  }

  private StandShape stand(Stand stand, int round) {
    Point middle = plan.stand(stand.table());
    List<Copy> waiting = stand.waiting().get(round - 1);
    String boards =
        waiting.stream()
            .limit(MOST_SHOWN)
            .map(c -> wording.boards(c.set()))
            .collect(Collectors.joining(", "));
    int more = waiting.size() - MOST_SHOWN;
    String shown = boards.isEmpty() ? "–" : boards + (more > 0 ? " +" + more : "");
    return new StandShape(
        Text.of(
            "x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"",
            Drawing.number(middle.x() - RoomPlan.STAND_WIDE / 2),
            Drawing.number(middle.y() - RoomPlan.STAND_HIGH / 2),
            Drawing.number(RoomPlan.STAND_WIDE),
            Drawing.number(RoomPlan.STAND_HIGH)),
        Drawing.number(middle.x()),
        Drawing.number(middle.y() - 3),
        Drawing.number(middle.y() + 11),
        shown,
        Squeeze.of(shown, POINTS, INSIDE));
  }

  /**
   * The arrows from the tables of a round to those of the next one, or to the stands where boards
   * wait.
   */
  List<Arrow> arrows(int round) {
    List<Arrow> arrows = new ArrayList<>();
    for (Copy copy : walk.copies()) {
      copy.table(round).flatMap(t -> arrow(copy, round, t)).ifPresent(arrows::add);
    }
    return arrows;
  }

  private Optional<Arrow> arrow(Copy copy, int round, int table) {
    Point start = plan.table(table);
    return copy.table(round + 1)
        .filter(to -> to != table)
        .map(plan::table)
        .map(to -> Arrow.of(start, to, start, FROM_TABLE, "boards", at -> harm(at, start, to)))
        .or(
            () ->
                copy.waitsFor(round + 1)
                    .map(plan::stand)
                    .map(
                        to ->
                            Arrow.of(
                                start,
                                to,
                                start,
                                RoomPlan.STAND_WIDE / 2,
                                "boards",
                                at -> harm(at, start, to))));
  }

  private double harm(Point at, Point start, Point to) {
    return plan.harm(at, start, to) + (plan.atSeat(at) ? 1 : 0);
  }
}
