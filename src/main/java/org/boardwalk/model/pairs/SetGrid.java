package org.boardwalk.model.pairs;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;

/**
 * The set of each table in each round, all counted from 0.
 *
 * @param rows for each table its sets in the order of the rounds; {@link #OPEN} where none is
 *     settled
 */
public record SetGrid(List<List<Integer>> rows) {

  /** No set is settled. */
  public static final int OPEN = -1;

  /** Copies the lists. */
  public SetGrid {
    rows = rows.stream().map(List::copyOf).toList();
  }

  /**
   * @param room the room
   * @param sets from a table and a round to a set or {@link #OPEN}
   * @return the grid
   */
  public static SetGrid of(WebRoom room, IntBinaryOperator sets) {
    return new SetGrid(
        IntStream.range(0, room.tables())
            .mapToObj(
                t ->
                    IntStream.range(0, room.rounds())
                        .map(r -> room.inPlay(t, r) ? sets.applyAsInt(t, r) : OPEN)
                        .boxed()
                        .toList())
            .toList());
  }

  /**
   * @param room the room
   * @param movement a movement of that room
   * @return its sets
   */
  public static SetGrid of(WebRoom room, Movement movement) {
    int[][] sets = new int[room.tables()][room.rounds()];
    for (int r = 0; r < room.rounds(); r++) {
      for (Encounter e : movement.rounds().get(r).encounters()) {
        sets[e.table() - 1][r] = e.set() - 1;
      }
    }
    return of(room, (t, r) -> sets[t][r]);
  }

  /**
   * @param table from 0
   * @param round from 0
   * @return its set, or {@link #OPEN}
   */
  public int at(int table, int round) {
    return rows.get(table).get(round);
  }

  /** {@return the most tables that play the same set in a round} */
  public int copies(WebRoom room) {
    int most = 1;
    for (int r = 0; r < room.rounds(); r++) {
      int[] tables = new int[room.sets()];
      for (int t = 0; t < room.tables(); t++) {
        if (at(t, r) != OPEN) {
          tables[at(t, r)]++;
        }
      }
      most = Math.max(most, Arrays.stream(tables).max().orElseThrow());
    }
    return most;
  }

  /** {@return whether each set that is played is played as often as the room asks} */
  public boolean isCompared(WebRoom room) {
    int[] times = new int[room.sets()];
    rows.stream().flatMap(List::stream).filter(s -> s != OPEN).forEach(s -> times[s]++);
    return Arrays.stream(times).allMatch(n -> n == 0 || n >= room.fewestPlays());
  }

  /** {@return how often a table's next set does not come from the next table} */
  public int breaks(WebRoom room) {
    int breaks = 0;
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r + 1 < room.rounds(); r++) {
        breaks += isBreak(room, t, r) ? 1 : 0;
      }
    }
    return breaks;
  }

  /**
   * @param room the room
   * @param table from 0
   * @param round from 0, not the last
   * @return whether the table's set of the round after does not come from the next table
   */
  public boolean isBreak(WebRoom room, int table, int round) {
    int next = at(table, round + 1);
    return next != OPEN && next != at((table + 1) % room.tables(), round);
  }
}
