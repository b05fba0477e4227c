package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;

/**
 * Who stays at a table and who does not move "up one", to the table with the next higher number;
 * the first table follows the last. A contestant who sits out for w rounds moves up one by coming
 * back w + 1 tables higher. Directions do not matter here: an arrow switch is no move.
 *
 * @param stationary contestants who play at one table only, ascending
 * @param ups moves of the others that are up one
 * @param others moves of the others that are not, by round and contestant
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
   * @param contestant who, from 1
   * @param round the round after which they leave, from 1
   * @param from their table, from 1
   * @param to the next table where they play, from 1; the same when they stay for once
   * @param back the round in which they play there
   */
  public record Move(int contestant, int round, int from, int to, int back) {

    /**
     * @param tables tables in the room
     * @return how many tables higher they play next, 0 to tables - 1
     */
    public int up(int tables) {
      return Math.floorMod(to - from, tables);
    }
  }

  /**
   * Counts; O(seats filled).
   *
   * @param movement a movement, valid or not
   * @return its moves
   */
  public static TableMoves of(Movement movement) {
    List<Integer> stationary = new ArrayList<>();
    List<Move> others = new ArrayList<>();
    int ups = 0;
    for (Map.Entry<Integer, NavigableMap<Integer, Integer>> way : ways(movement).entrySet()) {
      if (way.getValue().values().stream().distinct().count() == 1) {
        stationary.add(way.getKey());
        continue;
      }
      for (Move move : moves(way.getKey(), way.getValue())) {
        int tables = movement.tables();
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

  /** For each contestant who plays, the table of every round in which they do. */
  private static Map<Integer, NavigableMap<Integer, Integer>> ways(Movement movement) {
    Map<Integer, NavigableMap<Integer, Integer>> ways = new TreeMap<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        for (int c : e.seating().seats().values()) {
          ways.computeIfAbsent(c, x -> new TreeMap<>()).put(r, e.table());
        }
      }
    }
    return ways;
  }

  private static List<Move> moves(int contestant, NavigableMap<Integer, Integer> way) {
    List<Move> moves = new ArrayList<>();
    way.forEach(
        (round, table) -> {
          Map.Entry<Integer, Integer> next = way.higherEntry(round);
          if (next != null) {
            moves.add(new Move(contestant, round, table, next.getValue(), next.getKey()));
          }
        });
    return moves;
  }
}
