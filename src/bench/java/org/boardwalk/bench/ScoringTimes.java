package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.PossiblePoints;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Vulnerability;

/**
 * Times to score an event with random results by matchpoints, in milliseconds.
 *
 * @param first the whole ranking, the first time
 * @param ranking the whole ranking, warm
 * @param awards the matchpoints of every score, warm
 * @param plain the matchpoints by comparing every two scores of a board, warm
 */
public record ScoringTimes(double first, double ranking, double awards, double plain) {

  private static final int WARM_UP = 30;
  private static final int MEASURED = 20;
  private static final int PER_SET = 2;

  /**
   * @param tables number of tables
   * @param boards number of boards, even
   * @return the times, means of {@value #MEASURED} but for the first
   */
  public static ScoringTimes of(int tables, int boards) {
    Event event = event(tables, boards);
    long start = System.nanoTime();
    Ranking.of(event, ScoringMethod.MATCHPOINTS);
    double first = (System.nanoTime() - start) / 1e6;
    return new ScoringTimes(
        first,
        millis(() -> Ranking.of(event, ScoringMethod.MATCHPOINTS)),
        millis(() -> ScoringMethod.MATCHPOINTS.awards(event)),
        millis(() -> plain(event)));
  }

  private static double millis(Runnable task) {
    for (int k = 0; k < WARM_UP; k++) {
      task.run();
    }
    long start = System.nanoTime();
    for (int k = 0; k < MEASURED; k++) {
      task.run();
    }
    return (System.nanoTime() - start) / 1e6 / MEASURED;
  }

  /** Matchpoints of NS and of EW for every result, each compared with all others of its board. */
  static List<long[]> plain(Event event) {
    Map<Integer, List<Result>> boards =
        event.results().stream().collect(Collectors.groupingBy(r -> r.play().board()));
    List<long[]> all = new ArrayList<>();
    for (Result one : event.results()) {
      // Every score is compared with itself, too.
      long[] won = {-1, -1};
      for (Result other : boards.getOrDefault(one.play().board(), List.of())) {
        if (one.ns() instanceof Score.Points a && other.ns() instanceof Score.Points b) {
          won[0] += 1 + Integer.signum(a.ns() - b.ns());
          won[1] += 1 - Integer.signum(a.ns() - b.ns());
        }
      }
      all.add(won);
    }
    return all;
  }

  /**
   * An event of pairs: EW go up one table a round, and all tables play the same boards in a round.
   */
  static Event event(int tables, int boards) {
    Random random = new Random(1);
    List<Round> rounds = new ArrayList<>();
    for (int r = 1; r <= boards / PER_SET; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 1; t <= tables; t++) {
        int ew = tables + 1 + Math.floorMod(t - r, tables);
        encounters.add(new Encounter(t, new Seating.TwoPairs(t, ew), r));
      }
      rounds.add(new Round(encounters));
    }
    Boards sets = new Boards(rounds.size(), PER_SET, Play.SHARED, tables);
    Movement movement =
        new Movement("benchmark", Kind.PAIRS, 2 * tables, tables, sets, Rotation.NONE, 2, rounds);
    List<Result> results = new ArrayList<>();
    for (BoardPlay play : Plays.of(movement).all()) {
      List<Integer> possible = List.copyOf(PossiblePoints.of(Vulnerability.of(play.board())));
      results.add(
          new Result(play, new Score.Points(possible.get(random.nextInt(possible.size())))));
    }
    return new Event(movement, results);
  }
}
