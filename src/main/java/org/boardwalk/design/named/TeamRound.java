package org.boardwalk.design.named;

import java.util.List;

/**
 * A round in which all n tables of teams of four do the same: NS of team t play against EW of team
 * t + apart. The sets lie in circles of c, where c divides n, and that set is at table t which is t
 * places after the one at table 0. The other half of a match is in the round of -apart, on the same
 * set if its place is less by apart, modulo c, in the same circle.
 *
 * @param apart how far the team of EW is from that of NS, modulo n
 * @param circle the circle of the sets, from 0
 * @param place the place on that circle of the set at table 0
 */
record TeamRound(int apart, int circle, int place) {

  /**
   * @param rounds the rounds
   * @param length how many sets a circle has
   */
  static FormPlan plan(List<TeamRound> rounds, int teams, int length) {
    return (t, r) -> {
      TeamRound round = rounds.get(r);
      return new Trio(
          t,
          teams + Math.floorMod(t + round.apart, teams),
          round.circle * length + Math.floorMod(t + round.place, length));
    };
  }

  /** The round with the other halves of the matches of this one. */
  TeamRound back() {
    return new TeamRound(-apart, circle, place - apart);
  }
}
