package org.boardwalk.search.circulate;

import org.boardwalk.wish.IndividualWish;

/**
 * Whether sit-outs of a whole schedule in shared play are as even as the orbits of the players
 * permit. A player who sits out in a base round stands for their orbit.
 */
final class SitOutOrbits {

  private final Circuit circuit;
  private final int fewest;
  private final int most;
  private final int permitted;

  /**
   * @param start base rounds whose sit-outs are as even as can be
   */
  SitOutOrbits(IndividualWish wish, Circuit circuit, BaseTables start) {
    this.circuit = circuit;
    int all = (wish.players() - start.seats()) * wish.rounds();
    fewest = all / wish.players();
    most = (all + wish.players() - 1) / wish.players();
    permitted = uneven(start);
  }

  /** Whether sit-outs are at least as even as at the start. */
  boolean even(BaseTables base) {
    return uneven(base) <= permitted;
  }

  /** By how much the sit-outs of all orbits lie outside of the even numbers. */
  private int uneven(BaseTables base) {
    int[] out = new int[circuit.orbits()];
    for (int b = 0; b < base.bases(); b++) {
      for (int at = base.seats(); at < circuit.players(); at++) {
        out[circuit.orbit(base.at(b, at))]++;
      }
    }
    int uneven = 0;
    for (int orbit = 0; orbit < out.length; orbit++) {
      int times = out[orbit] * circuit.order() / circuit.orbitSize(orbit);
      uneven += Math.max(0, Math.max(times - most, fewest - times));
    }
    return uneven;
  }
}
