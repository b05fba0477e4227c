package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.Judge;

/**
 * Time of one full scorecard, warm: for 13 players and 13 rounds, and for 100 players and 30
 * rounds.
 */
public final class Judging {

  private static final int WARM_UP = 30;
  private static final int MEASURED = 20;

  private Judging() {}

  /**
   * @param players number of players
   * @param rounds number of rounds
   * @return milliseconds of one scorecard, the mean of {@value #MEASURED}
   */
  public static double millis(int players, int rounds) {
    Movement movement = random(players, rounds);
    for (int k = 0; k < WARM_UP; k++) {
      Judge.judge(movement);
    }
    long start = System.nanoTime();
    for (int k = 0; k < MEASURED; k++) {
      Judge.judge(movement);
    }
    return (System.nanoTime() - start) / 1e6 / MEASURED;
  }

  static Movement random(int players, int rounds) {
    Random random = new Random(1);
    List<Integer> order = new ArrayList<>(IntStream.rangeClosed(1, players).boxed().toList());
    List<Round> all = new ArrayList<>();
    for (int r = 1; r <= rounds; r++) {
      Collections.shuffle(order, random);
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < players / 4; t++) {
        FourPlayers seats =
            new FourPlayers(
                order.get(4 * t), order.get(4 * t + 1), order.get(4 * t + 2), order.get(4 * t + 3));
        encounters.add(new Encounter(t + 1, seats, r));
      }
      all.add(new Round(encounters));
    }
    Boards boards = new Boards(rounds, 2, Play.SHARED, players / 4);
    return new Movement(
        "benchmark", Kind.INDIVIDUAL, players, players / 4, boards, Rotation.NONE, 1, all);
  }
}
