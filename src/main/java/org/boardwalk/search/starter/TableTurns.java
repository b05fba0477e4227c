package org.boardwalk.search.starter;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The third stage of starters: the meetings are fixed; tables are mirrored (East and West
 * exchanged) for sides, and turned by a seat for directions, and neither affects the other. Hill
 * climbing from several starts. The fixed player stays NS.
 */
final class TableTurns {

  private static final int STARTS = 8;

  private final Differences differences;
  private final int[][] translates;
  private final int[][] tables;
  private final SplittableRandom random;
  private final int[] lefts;
  private final int[] directions;
  private long evaluations;

  /** Changes the given tables; translates[g][a] = a + g. */
  TableTurns(Differences differences, int[][] translates, int[][] tables, SplittableRandom random) {
    this.differences = differences;
    this.translates = translates;
    this.tables = tables;
    this.random = random;
    lefts = new int[differences.directedClasses];
    directions = new int[differences.order + 1];
  }

  /** The number of costs computed so far. */
  long evaluations() {
    return evaluations;
  }

  /** Mirrors tables; returns the one-sided classes that remain. */
  long mirrored() {
    return climb(this::oneSided, TableTurns::mirror);
  }

  /** Turns tables; returns the defect of the directions that remains. */
  long turned() {
    return climb(this::defect, this::turn);
  }

  /** The number of classes met twice on one side. */
  long oneSided() {
    evaluations++;
    Arrays.fill(lefts, 0);
    long count = 0;
    for (int[] table : tables) {
      for (int seat = 0; seat < 4; seat++) {
        int d = differences.directed[table[seat]][table[seat + 1 & 3]];
        if (d >= 0 && ++lefts[d] == 2) {
          count++;
        }
      }
    }
    return count;
  }

  /** Σ over non-trivial shifts of (autocorrelation + 1)², as in DirectionSequence. */
  long defect() {
    evaluations++;
    for (int[] table : tables) {
      for (int[] m : differences.multipliers) {
        for (int seat = 0; seat < 4; seat++) {
          directions[m[table[seat]]] = (seat & 1) == 0 ? 1 : -1;
        }
      }
    }
    long defect = 0;
    for (int shift = 1; shift < differences.order; shift++) {
      int sum = 1;
      for (int a = 0; a < differences.order; a++) {
        sum += directions[a] * directions[translates[shift][a]];
      }
      defect += (long) sum * sum;
    }
    return defect;
  }

  private static void mirror(int[] table) {
    int east = table[1];
    table[1] = table[3];
    table[3] = east;
  }

  private void turn(int[] table) {
    boolean fixedPlayer = table[0] == differences.order || table[2] == differences.order;
    if (!fixedPlayer) {
      int north = table[0];
      System.arraycopy(table, 1, table, 0, 3);
      table[3] = north;
    }
  }

  /** A change made twice leaves all costs unchanged. */
  private long climb(LongSupplier cost, Consumer<int[]> change) {
    long least = cost.getAsLong();
    int[][] best = copy(tables);
    for (int start = 0; start < STARTS && least > 0; start++) {
      for (int[] table : tables) {
        if (random.nextBoolean()) {
          change.accept(table);
        }
      }
      long now = descend(cost, change);
      if (now < least) {
        least = now;
        best = copy(tables);
      }
    }
    System.arraycopy(best, 0, tables, 0, best.length);
    return least;
  }

  private long descend(LongSupplier cost, Consumer<int[]> change) {
    long now = cost.getAsLong();
    int idle = 0;
    for (int t = 0; idle < tables.length; t = (t + 1) % tables.length) {
      change.accept(tables[t]);
      long next = cost.getAsLong();
      if (next < now) {
        now = next;
        idle = 0;
      } else {
        change.accept(tables[t]);
        idle++;
      }
    }
    return now;
  }

  private static int[][] copy(int[][] tables) {
    return Arrays.stream(tables).map(int[]::clone).toArray(int[][]::new);
  }
}
