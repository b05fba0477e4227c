package org.boardwalk.model.pairs;

import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;

/**
 * The EW pair at each table in each round of a Web, all counted from 0. Pair p begins at table p.
 *
 * @param rows for each table its EW pairs in the order of the rounds; where NS lack a pair, the EW
 *     pair of the last table sits out
 */
public record EastWest(List<List<Integer>> rows) {

  /** Copies the lists. */
  public EastWest {
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** {@return the EW pairs of the room, which all move alike} */
  public static EastWest of(WebRoom room) {
    return of(room, room::eastWest);
  }

  /**
   * @param room a room without a missing EW pair
   * @param movement a movement of its sizes
   * @return the EW pairs of the movement
   */
  public static EastWest of(WebRoom room, Movement movement) {
    int ns = room.missing().isPresent() ? room.tables() - 1 : room.tables();
    int[][] pairs = new int[room.tables()][room.rounds()];
    for (int r = 0; r < room.rounds(); r++) {
      // A pair at no table counts as sitting out at the last one.
      int out = room.tables() * (room.tables() - 1) / 2;
      for (Encounter e : movement.rounds().get(r).encounters()) {
        pairs[e.table() - 1][r] = e.seating().at(Direction.EW).get(0) - ns - 1;
        out -= pairs[e.table() - 1][r];
      }
      if (room.missing().isPresent()) {
        pairs[room.tables() - 1][r] = out;
      }
    }
    return of(room, (t, r) -> pairs[t][r]);
  }

  static EastWest of(WebRoom room, IntBinaryOperator pairs) {
    return new EastWest(
        IntStream.range(0, room.tables())
            .mapToObj(
                t ->
                    IntStream.range(0, room.rounds())
                        .map(r -> pairs.applyAsInt(t, r))
                        .boxed()
                        .toList())
            .toList());
  }

  /**
   * @param table from 0
   * @param round from 0
   * @return the pair there
   */
  public int at(int table, int round) {
    return rows.get(table).get(round);
  }

  /**
   * @return how many pairs go elsewhere than one table up, over all moves; a missing EW pair counts
   *     as well
   */
  public int leaps() {
    int leaps = 0;
    for (int t = 0; t < rows.size(); t++) {
      List<Integer> next = rows.get((t + 1) % rows.size());
      for (int r = 0; r + 1 < next.size(); r++) {
        leaps += at(t, r) == next.get(r + 1) ? 0 : 1;
      }
    }
    return leaps;
  }
}
