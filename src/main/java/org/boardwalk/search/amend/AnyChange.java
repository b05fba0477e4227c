package org.boardwalk.search.amend;

import java.util.SplittableRandom;

/** Exchanges any two contestants, or gives a table another set, within the number of copies. */
record AnyChange(RestPlan plan) implements RestChange {

  private static final double SETS = 0.3;

  @Override
  public void attempt(Rest rest, SplittableRandom random) {
    int r = random.nextInt(plan.rounds());
    if (!plan.shared() && random.nextDouble() < SETS) {
      int sets = plan.disruption().movement().boards().sets();
      lay(rest, r, random.nextInt(plan.tables()), 1 + random.nextInt(sets));
    } else {
      rest.swap(r, random.nextInt(plan.width()), random.nextInt(plan.width()));
    }
  }

  /**
   * Gives a table a set; where all its copies are in use, one of their tables gets the set that
   * this table had.
   */
  void lay(Rest rest, int r, int table, int set) {
    int[] row = rest.sets()[r];
    int there = 0;
    int other = -1;
    for (int t = 0; t < plan.tables(); t++) {
      if (row[t] == set) {
        there++;
        other = t;
      }
    }
    if (row[table] == set) {
      return;
    }
    if (there >= plan.disruption().movement().boards().copies()) {
      rest.set(r, other, row[table]);
    }
    rest.set(r, table, set);
  }
}
