package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.wish.IndividualWish;

/**
 * The state of the plain annealing: the player in each seat in every round of shared play without
 * rotation, and the four counts of every pair. Players and seats count from 0; seats 4t .. 4t+3 are
 * North, East, South and West of a table. Sit-outs take turns and never change. A swap is weighed
 * in O(players) time without allocation.
 */
final class PlainSchedule {

  private final IndividualWish wish;
  private final int players;
  private final int seats;

  /** Player at a seat, by round. */
  private final int[][] player;

  private final PlainCounts counts;
  private long cost;

  PlainSchedule(IndividualWish wish, SplittableRandom random) {
    this.wish = wish;
    players = wish.players();
    seats = 4 * wish.tables();
    player = new int[wish.rounds()][seats];
    int out = 0;
    for (int[] round : player) {
      for (int k = 0; k < seats; k++) {
        round[k] = (out + players - seats + k) % players;
      }
      shuffle(round, random);
      out = (out + players - seats) % players;
    }
    counts = new PlainCounts(players);
    for (int[] round : player) {
      counts.seat(round);
    }
    cost = counts.cost();
  }

  private static void shuffle(int[] round, SplittableRandom random) {
    for (int k = round.length - 1; k > 0; k--) {
      int other = random.nextInt(k + 1);
      int kept = round[k];
      round[k] = round[other];
      round[other] = kept;
    }
  }

  int rounds() {
    return player.length;
  }

  int seats() {
    return seats;
  }

  /** The total cost with the standard weights, kept up to date by every swap. */
  long cost() {
    return cost;
  }

  /** The change of the cost if the players of two seats changed places. */
  long delta(int round, int one, int other) {
    return counts.delta(player[round], one, other);
  }

  /**
   * Lets the players of two seats change places, with the change of the cost from {@link #delta}.
   */
  void swap(int round, int one, int other, long delta) {
    counts.swap(player[round], one, other);
    int moved = player[round][one];
    player[round][one] = player[round][other];
    player[round][other] = moved;
    cost += delta;
  }

  /** Copies the seats, not the counts. */
  void copySeatsTo(int[][] target) {
    for (int r = 0; r < player.length; r++) {
      System.arraycopy(player[r], 0, target[r], 0, seats);
    }
  }

  int[][] newSeats() {
    return new int[player.length][seats];
  }

  /** The movement with these seats. */
  Movement movement(int[][] chosen) {
    List<Round> all = new ArrayList<>();
    for (int r = 0; r < chosen.length; r++) {
      int[] p = chosen[r];
      List<Encounter> encounters = new ArrayList<>();
      for (int s = 0; s < seats; s += 4) {
        FourPlayers four = new FourPlayers(p[s] + 1, p[s + 1] + 1, p[s + 2] + 1, p[s + 3] + 1);
        encounters.add(new Encounter(s / 4 + 1, four, r + 1));
      }
      all.add(new Round(encounters));
    }
    return new Movement(
        wish.name(),
        Kind.INDIVIDUAL,
        players,
        wish.tables(),
        wish.boards(),
        wish.rotation(),
        1,
        all);
  }
}
