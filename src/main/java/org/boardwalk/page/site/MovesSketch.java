package org.boardwalk.page.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.publish.picture.Pictures;

/**
 * A sketch of a movement, by which forms can be told apart at a glance: its tables in a circle, and
 * lines from table to table for those who go from one to the other after round 1.
 *
 * @param tables the tables
 * @param ns the lines of those who sit North or South in round 1
 * @param ew the lines of those who sit East or West
 */
record MovesSketch(List<Corner> tables, String ns, String ew) {

  /** The middle of the sketch, and the distance of a table from it. */
  private static final int MIDDLE = 48;

  private static final int RADIUS = 40;

  /** Half of the side of a table. */
  private static final int HALF = 4;

  /** The corner of a table. */
  record Corner(long x, long y) {}

  /** A point. */
  private record Point(double x, double y) {}

  static MovesSketch of(Movement whole) {
    Movement movement = whole.inWholeRounds();
    List<Point> points =
        IntStream.range(0, movement.tables())
            .mapToDouble(t -> 2 * Math.PI * t / movement.tables() - Math.PI / 2)
            .mapToObj(
                angle ->
                    new Point(MIDDLE + RADIUS * Math.cos(angle), MIDDLE + RADIUS * Math.sin(angle)))
            .toList();
    return new MovesSketch(
        points.stream()
            .map(p -> new Corner(Math.round(p.x) - HALF, Math.round(p.y) - HALF))
            .toList(),
        lines(movement, points, Direction.NS),
        lines(movement, points, Direction.EW));
  }

  /** The lines of those who sit in that direction in round 1, each once. */
  private static String lines(Movement movement, List<Point> points, Direction side) {
    if (movement.rounds().size() < 2) {
      return "";
    }
    Map<Integer, Integer> next = new HashMap<>();
    tables(movement.rounds().get(1), next);
    Set<List<Integer>> drawn = new HashSet<>();
    List<String> lines = new ArrayList<>();
    for (Encounter encounter : movement.rounds().get(0).encounters()) {
      for (int contestant : encounter.seating().at(side)) {
        int to = next.getOrDefault(contestant, encounter.table());
        if (to != encounter.table() && drawn.add(List.of(encounter.table(), to))) {
          Point from = points.get(encounter.table() - 1);
          Point there = points.get(to - 1);
          lines.add(Pictures.arrow(from.x, from.y, there.x, there.y, 7, 5));
        }
      }
    }
    return String.join("", lines);
  }

  private static void tables(Round round, Map<Integer, Integer> tables) {
    for (Encounter encounter : round.encounters()) {
      for (Map.Entry<Seat, Integer> seat : encounter.seating().seats().entrySet()) {
        tables.put(seat.getValue(), encounter.table());
      }
    }
  }
}
