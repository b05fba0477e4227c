package org.boardwalk.search.orderly;

import java.util.Arrays;
import java.util.function.Consumer;

/** Makes every round that adds no more than a limit, table by table. */
final class RoundMaker {

  private final TableKinds kinds;
  private final int tables;

  /** The amount that each kind adds. */
  private final long[] added;

  private final int[] round;
  private long allowed;
  private int mustPlay;
  private Consumer<int[]> found = r -> {};
  private long steps;

  RoundMaker(TableKinds kinds, int tables) {
    this.kinds = kinds;
    this.tables = tables;
    added = new long[kinds.count()];
    round = new int[tables];
  }

  long[] added() {
    return added;
  }

  /**
   * @param allowed the most that a round may add
   * @param mustPlay the players that must not sit out, as bits
   * @param found receives every round, its kinds ascending; it may keep the array
   * @return the number of steps, for budgets
   */
  long make(long allowed, int mustPlay, Consumer<int[]> found) {
    this.allowed = allowed;
    this.mustPlay = mustPlay;
    this.found = found;
    steps = 0;
    seat(0, 0, 0, kinds.players - 4 * tables, 0);
    return steps;
  }

  private void seat(int table, int player, int seated, int out, long sum) {
    if (table == tables) {
      if ((mustPlay & ~seated) == 0) {
        int[] kept = round.clone();
        Arrays.sort(kept);
        found.accept(kept);
      }
      return;
    }
    int next = player;
    while ((seated >> next & 1) != 0) {
      next++;
    }
    for (int kind : kinds.byFirst[next]) {
      steps++;
      if ((kinds.mask[kind] & seated) == 0 && sum + added[kind] <= allowed) {
        round[table] = kind;
        seat(table + 1, next + 1, seated | kinds.mask[kind], out, sum + added[kind]);
      }
    }
    if (out > 0 && (mustPlay >> next & 1) == 0) {
      seat(table, next + 1, seated, out - 1, sum);
    }
  }
}
