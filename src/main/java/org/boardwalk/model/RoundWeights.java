package org.boardwalk.model;

import java.util.Collections;

/** A redundant constraint on the rounds in which a set is played. */
final class RoundWeights {

  private RoundWeights() {}

  /**
   * Where every pair plays every set, a set is played once at each table and once by each EW pair;
   * as table = pair + shift, the shifts of its rounds sum to 0 modulo the number of tables. Adds no
   * constraint in other rooms.
   *
   * @param plays whether table t plays set s in round r
   */
  static void add(WebRoom room, ModelBuilder model, int[][][] plays) {
    if (!room.full()) {
      return;
    }
    model.rule(WebRules.SHIFTS);
    for (int s = 0; s < room.sets(); s++) {
      Sum shifts = new Sum();
      for (int r = 0; r < room.rounds(); r++) {
        for (int t = 0; t < room.tables(); t++) {
          shifts.add(plays[t][r][s], room.shifts().get(r));
        }
      }
      shifts.add(
          model.integer(WebRules.ROUNDABOUT, 0, Collections.max(room.shifts()), s), -room.tables());
      model.equal(shifts, 0);
    }
  }
}
