package org.boardwalk.search.local.amend;

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

  void fill(Rest rest) {
    for (int r = 0; r < plan.rounds(); r++) {
      for (int bench = plan.benches(); bench < plan.width(); bench++) {
        if (rest.slots()[r][bench] > 0) {
          seat(rest, r, bench);
        }
      }
      for (int t = 0; t < plan.tables(); t++) {
        if (rest.sets()[r][t] == 0) {
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

  /** Gives a table the cheapest set: one with a free copy, unless sharing is allowed and serves. */
  private void board(Rest rest, int r, int table) {
    int best = beside > 0 ? 0 : cheapest(rest, r, table, free(rest.sets()[r]));
    if (best == 0 && beside > 0) {
      best = cheapest(rest, r, table, IntStream.of(rest.sets()[r][beside - 1]).filter(s -> s > 0));
    }
    if (best == 0 && shortage == Shortage.SHARED) {
      best = cheapest(rest, r, table, all());
    }
    if (best > 0) {
      rest.set(r, table, best);
      rest.keep();
    }
  }

  private IntStream all() {
    return IntStream.rangeClosed(1, plan.disruption().movement().boards().sets());
  }

  private IntStream free(int[] laid) {
    int copies = plan.disruption().movement().boards().copies();
    return all().filter(set -> IntStream.of(laid).filter(s -> s == set).count() < copies);
  }

  /** The first of the cheapest sets; 0 where it costs less to let the table rest. */
  private static int cheapest(Rest rest, int r, int table, IntStream sets) {
    int best = 0;
    long least = rest.cost();
    for (int set : sets.toArray()) {
      rest.set(r, table, set);
      if (rest.cost() < least) {
        least = rest.cost();
        best = set;
      }
      rest.undo();
    }
    return best;
  }
}
