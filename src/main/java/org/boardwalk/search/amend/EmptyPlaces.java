package org.boardwalk.search.amend;

import java.util.stream.IntStream;

/** Puts those who wait in the empty seats, round by round, wherever it costs least. */
record EmptyPlaces(RestPlan plan) {

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

  /** To the first of the seats with the least cost, also where they still wait for others. */
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

  /** The set that costs least, of those of which there is a copy. */
  private void board(Rest rest, int r, int table) {
    int copies = plan.disruption().movement().boards().copies();
    int best = 0;
    long least = rest.cost();
    for (int set = 1; set <= plan.disruption().movement().boards().sets(); set++) {
      int laid = set;
      if (IntStream.of(rest.sets()[r]).filter(s -> s == laid).count() < copies) {
        rest.set(r, table, set);
        if (rest.cost() < least) {
          least = rest.cost();
          best = set;
        }
        rest.undo();
      }
    }
    if (best > 0) {
      rest.set(r, table, best);
      rest.keep();
    }
  }
}
