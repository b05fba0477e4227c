package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;

/**
 * The moves of contestants from table to table: who stays at one table, and which moves are not "up
 * one", to the table with the next higher number. The first table follows the last. A contestant
 * who sits out for w rounds moves up one by coming back w + 1 tables higher. Directions do not
 * matter here: an arrow switch is no move.
 *
 * @param stationary contestants who play at one table only, ascending
 * @param ups moves of the others that are up one
 * @param others moves of the others that are not up one, by round and contestant
 */
public record TableMoves(List<Integer> stationary, int ups, List<Move> others) {

  /** Copies the lists. */
  public TableMoves {
    stationary = List.copyOf(stationary);
    others = List.copyOf(others);
  }

  /**
   * A move of a contestant from one table to the next they play at.
   *
   * @param contestant the contestant, from 1
   * @param round the round after which they leave, from 1
   * @param from their table, from 1
   * @param to the next table where they play, from 1; equal to {@code from} when they stay this
   *     time
   * @param back the round in which they play at {@code to}
   */
  public record Move(int contestant, int round, int from, int to, int back) {

    /**
     * @param tables tables in the room
     * @return the number of tables they move up, 0 to tables - 1
     */
    public int up(int tables) {
      return Math.floorMod(to - from, tables);
    }
  }

  /**
   * Counts; O(seats filled).
   *
   * @param parted a movement, valid or not; contestants do not move between the parts of a round
   * @return its moves
   */
  public static TableMoves of(Movement parted) {
    Movement movement = parted.inWholeRounds();
    List<Integer> stationary = new ArrayList<>();
    List<Move> others = new ArrayList<>();
    int ups = 0;
    int tables = movement.tables();
    int[][] ways = ways(movement);
    for (int contestant = 1; contestant < ways.length; contestant++) {
      List<Move> moves = moves(contestant, ways[contestant]);
      if (moves.stream().allMatch(move -> move.to() == move.from())) {
        if (IntStream.of(ways[contestant]).anyMatch(table -> table > 0)) {
          stationary.add(contestant);
        }
        continue;
      }
      for (Move move : moves) {
        if (move.up(tables) == (move.back() - move.round()) % tables) {
          ups++;
        } else {
          others.add(move);
        }
      }
    }
    others.sort(Comparator.comparingInt(Move::round).thenComparingInt(Move::contestant));
    return new TableMoves(stationary, ups, others);
  }

  /** For each contestant the table of every round, from 1; 0 where they do not play. */
  private static int[][] ways(Movement movement) {
    int rounds = movement.rounds().size();
    int[][] ways = new int[movement.contestants() + 1][rounds + 1];
    for (int r = 1; r <= rounds; r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        for (int c : e.seating().contestants()) {
          ways[c][r] = e.table();
        }
      }
    }
    return ways;
  }

  private static List<Move> moves(int contestant, int[] way) {
    List<Move> moves = new ArrayList<>();
    int last = 0;
    for (int round = 1; round < way.length; round++) {
      if (way[round] > 0) {
        if (last > 0) {
          moves.add(new Move(contestant, last, way[last], way[round], round));
        }
        last = round;
      }
    }
    return moves;
  }
}
