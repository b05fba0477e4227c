package org.boardwalk.search.local.amend;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards.Shortage;

/**
 * Puts waiting contestants in the empty seats, round by round, where it costs least.
 *
 * @param plan the rest as planned
 * @param beside the table whose boards a table without any shares where that serves; 0 for none
 * @param shortage whether a table may share the boards of another one where there are too few
 *     copies
 */
record EmptyPlaces(RestPlan plan, int beside, Shortage shortage) {

  /** The most choices of sets for a table in a round that are compared. */
  private static final int MOST_TRIED = 20_000;

  void fill(Rest rest) {
    for (int r = 0; r < plan.rounds(); r++) {
      for (int bench = plan.benches(); bench < plan.width(); bench++) {
        if (rest.slots()[r][bench] > 0) {
          seat(rest, r, bench);
        }
      }
      for (int t = 0; t < plan.tables(); t++) {
        if (!laid(rest.sets()[r], t)) {
          board(rest, r, t);
        }
      }
    }
  }

  /**
   * Gives a contestant the first of the cheapest seats, also at a table that still lacks others.
   */
  private void seat(Rest rest, int r, int bench) {
    int best = -1;
    long least = Long.MAX_VALUE;
    for (int slot = 0; slot < plan.benches(); slot++) {
      if (rest.slots()[r][slot] == 0) {
        rest.swap(r, bench, slot);
        boolean seated = rest.slots()[r][bench] == 0;
        if (seated && rest.cost() < least) {
          least = rest.cost();
          best = slot;
        }
        rest.undo();
      }
    }
    if (best >= 0) {
      rest.swap(r, bench, best);
      rest.keep();
    }
  }

  /**
   * Gives a table the cheapest sets: such with a free copy, unless sharing is allowed and serves.
   */
  private void board(Rest rest, int r, int table) {
    int[][] laid = rest.sets();
    int[] row = laid[r];
    boolean done = beside == 0 && cheapest(rest, r, table, from -> free(row, from));
    if (!done && beside > 0) {
      done =
          cheapest(rest, r, table, from -> IntStream.of(row[from + beside - 1]).filter(s -> s > 0));
    }
    if (!done && shortage == Shortage.SHARED) {
      cheapest(rest, r, table, from -> all());
    }
  }

  private boolean laid(int[] row, int table) {
    return IntStream.range(0, row.length)
        .filter(at -> at % plan.tables() == table)
        .allMatch(at -> row[at] > 0);
  }

  private IntStream all() {
    return IntStream.rangeClosed(1, plan.disruption().movement().boards().sets());
  }

  /** The sets with a free copy in the part whose first table lies there. */
  private IntStream free(int[] row, int from) {
    int copies = plan.disruption().movement().boards().copies();
    int[] part = Arrays.copyOfRange(row, from, from + plan.tables());
    return all().filter(set -> IntStream.of(part).filter(s -> s == set).count() < copies);
  }

  /**
   * Lays the first of the cheapest sets at a table, one in each part.
   *
   * @param sets the sets to choose from in the part whose first table lies there
   * @return false where it costs less to let the table rest, which it does then
   */
  private boolean cheapest(Rest rest, int r, int table, IntFunction<IntStream> sets) {
    Choice choice = new Choice(rest, r, rest.cost());
    choice.lay(table, sets);
    rest.undo();
    for (int k = 0; k < choice.best.length; k++) {
      rest.set(r, table + k * plan.tables(), choice.best[k]);
    }
    rest.keep();
    return choice.best.length > 0;
  }

  /** Tries all choices of a set for each part of a round, up to a counted number of them. */
  private final class Choice {

    private final Rest rest;
    private final int round;
    private final Deque<Integer> now = new ArrayDeque<>();
    private int[] best = {};
    private long least;
    private int tried;

    Choice(Rest rest, int round, long resting) {
      this.rest = rest;
      this.round = round;
      least = resting;
    }

    void lay(int at, IntFunction<IntStream> sets) {
      if (at >= plan.laid()) {
        tried++;
        if (rest.cost() < least) {
          least = rest.cost();
          best = now.stream().mapToInt(Integer::intValue).toArray();
        }
        return;
      }
      int before = rest.sets()[round][at];
      for (int set : sets.apply(at - at % plan.tables()).toArray()) {
        if (tried < MOST_TRIED) {
          rest.set(round, at, set);
          now.addLast(set);
          lay(at + plan.tables(), sets);
          now.removeLast();
        }
      }
      rest.set(round, at, before);
    }
  }
}
