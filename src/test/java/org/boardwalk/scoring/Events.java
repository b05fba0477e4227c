package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;

/** Events for tests. */
final class Events {

  private Events() {}

  /** Pairs 1, 2, ... NS and the following ones EW at as many tables, one round of one board. */
  static Movement oneBoard(int tables, int winners) {
    List<Encounter> encounters = new ArrayList<>();
    for (int t = 1; t <= tables; t++) {
      encounters.add(new Encounter(t, new Seating.TwoPairs(t, tables + t), 1));
    }
    return new Movement(
        "one board",
        Kind.PAIRS,
        2 * tables,
        tables,
        new Boards(1, 1, Play.SHARED, tables),
        Rotation.NONE,
        winners,
        List.of(new Round(encounters)));
  }

  /** An event with equal points for both sides of each play, in the order of the plays. */
  static Event scored(Movement movement, int... points) {
    List<Score> scores = new ArrayList<>();
    for (int p : points) {
      scores.add(new Score.Points(p));
    }
    return scored(movement, scores);
  }

  /**
   * An event with equal scores for both sides of each play, in the order of the plays; further
   * plays have no result.
   */
  static Event scored(Movement movement, List<Score> scores) {
    List<BoardPlay> plays = Plays.of(movement).all();
    List<Result> results = new ArrayList<>();
    for (int k = 0; k < scores.size(); k++) {
      results.add(new Result(plays.get(k), scores.get(k)));
    }
    return new Event(movement, results);
  }

  /** Points by chance, few different ones so that ties occur; a share of the plays is missing. */
  static Event random(Movement movement, long seed, double missing) {
    Random random = new Random(seed);
    int[] points = {-620, -420, -100, -50, 0, 50, 110, 140, 170, 420, 430, 620, 1430};
    List<Result> results = new ArrayList<>();
    for (BoardPlay play : Plays.of(movement).all()) {
      if (random.nextDouble() >= missing) {
        int chosen = points[random.nextInt(points.length)];
        results.add(new Result(play, new Score.Points(chosen)));
      }
    }
    return new Event(movement, results);
  }
}
