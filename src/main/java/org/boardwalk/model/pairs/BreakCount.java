package org.boardwalk.model.pairs;

import static org.boardwalk.model.ModelBuilder.not;

import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;

/** Counts the breaks of a model: how often a table's next set does not come from the next table. */
final class BreakCount {

  private BreakCount() {}

  /**
   * The breaks of a boarding.
   *
   * @param plays whether table t plays set s in round r; {@code never} where it cannot
   */
  static Sum of(WebRoom room, ModelBuilder model, int[][][] plays, int never) {
    model.family(WebConstraints.BREAKS);
    Sum breaks = new Sum();
    for (int t = 0; t < room.tables(); t++) {
      int next = (t + 1) % room.tables();
      for (int r = 0; r + 1 < room.rounds(); r++) {
        if (room.inPlay(t, r + 1)) {
          breaks.add(
              room.inPlay(next, r)
                  ? isBreak(
                      model,
                      model.bool(WebConstraints.BREAK, t, r + 1),
                      plays[t][r + 1],
                      plays[next][r],
                      never)
                  : model.truth(),
              1);
        }
      }
    }
    return breaks;
  }

  private static int isBreak(ModelBuilder model, int broken, int[] after, int[] before, int never) {
    for (int s = 0; s < after.length; s++) {
      if (after[s] != never) {
        if (before[s] == never) {
          model.clause(not(after[s]), broken);
        } else if (after[s] != before[s]) {
          model.clause(not(after[s]), before[s], broken);
        }
      }
    }
    return broken;
  }
}
