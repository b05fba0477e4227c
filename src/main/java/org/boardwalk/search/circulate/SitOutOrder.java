package org.boardwalk.search.circulate;

/** Checks that no player sits out twice before all have sat out once. */
final class SitOutOrder {

  private final Circuit circuit;
  private final BaseTables base;

  SitOutOrder(Circuit circuit, BaseTables base) {
    this.circuit = circuit;
    this.base = base;
  }

  /** Whether that holds in the order of rounds 0, w, 2w, … */
  boolean even(int w) {
    int players = circuit.players();
    int rounds = circuit.rounds();
    if (base.seats() == players) {
      return true;
    }
    int[] count = new int[players];
    int waiting = players;
    for (int j = 0; j < rounds; j++) {
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
    int least = count[0];
    int most = count[0];
    for (int times : count) {
      least = Math.min(least, times);
      most = Math.max(most, times);
    }
    return most - least <= 1;
  }
}
