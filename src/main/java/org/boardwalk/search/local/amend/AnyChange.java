package org.boardwalk.search.local.amend;

import org.boardwalk.search.local.kernel.Chance;

/** Exchanges any two contestants, or gives a table another set, within the number of copies. */
record AnyChange(RestPlan plan) implements RestChange {

  @Override
  public void attempt(Rest rest, Chance chance) {
    int r = chance.below(plan.rounds());
    if (!plan.shared() && chance.below(10) < 3) {
      int sets = plan.disruption().movement().boards().sets();
      lay(rest, r, chance.below(plan.tables()), 1 + chance.below(sets));
    } else {
      rest.swap(r, chance.below(plan.width()), chance.below(plan.width()));
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
