package org.boardwalk.search.circulate;

import java.util.Arrays;

/** Whether nobody sits out twice before everybody has once. */
final class SitOutOrder {

  private final Circuit circuit;
  private final BaseTables base;

  SitOutOrder(Circuit circuit, BaseTables base) {
    this.circuit = circuit;
    this.base = base;
  }

  /** In the order of rounds 0, w, 2w, … */
  boolean even(int w) {
    int players = circuit.players();
    int rounds = circuit.rounds();
    int[] count = new int[players];
    int waiting = players;
    for (int j = 0; j < rounds && base.seats() < players; j++) {
      int t = circuit.played(j, w);
      boolean again = false;
      for (int at = base.seats(); at < players; at++) {
        int p = circuit.image(circuit.element(t), base.at(circuit.base(t), at));
        waiting -= count[p] == 0 ? 1 : 0;
        again |= count[p]++ > 0;
      }
      if (again && waiting > 0) {
        return false;
      }
    }
    int[] sorted = Arrays.stream(count).sorted().toArray();
    return sorted[players - 1] - sorted[0] <= 1;
  }
}
