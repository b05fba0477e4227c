package org.boardwalk.search.circulate;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.boardwalk.model.Roles;
import org.boardwalk.wish.IndividualWish;

/** Random base rounds with even sit-outs, and which exchanges keep them even. */
final class BaseStart {

  private static final int MOST_STARTS = 1000;

  private final IndividualWish wish;
  private final Circuit circuit;
  private final SplittableRandom random;
  private final int fewest;
  private final int most;

  BaseStart(IndividualWish wish, Circuit circuit, SplittableRandom random) {
    this.wish = wish;
    this.circuit = circuit;
    this.random = random;
    int all = (wish.players() - 4 * wish.tables()) * wish.rounds();
    fewest = all / wish.players();
    most = (all + wish.players() - 1) / wish.players();
  }

  /** Sit-outs are even in some order of the rounds, unless none such comes up. */
  BaseTables tables(CircuitOrder order) {
    BaseTables tables = tables();
    for (int again = 0; again < MOST_STARTS && !order.even(tables); again++) {
      tables = tables();
    }
    return tables;
  }

  private BaseTables tables() {
    int[] out = new int[circuit.orbits()];
    int[][] who = new int[circuit.bases()][];
    for (int b = 0; b < who.length; b++) {
      who[b] = places(out);
    }
    int[] shifts = new int[wish.rounds() * wish.boards().copies()];
    for (int k = 0; k < shifts.length; k++) {
      shifts[k] = k / wish.boards().copies();
    }
    shuffle(shifts);
    CircuitCounts counts = new CircuitCounts(circuit, new Roles(wish), wish.profile().seats());
    return new BaseTables(circuit, counts, who, Arrays.copyOf(shifts, wish.tables()));
  }

  /** Those whose orbits have sat out least sit out. */
  private int[] places(int[] out) {
    int[] all = new int[wish.players()];
    for (int p = 0; p < all.length; p++) {
      all[p] = p;
    }
    shuffle(all);
    for (int at = all.length - 1; at >= 4 * wish.tables(); at--) {
      int least = 0;
      for (int k = 1; k <= at; k++) {
        least = timesOut(out, all[k], 1) < timesOut(out, all[least], 1) ? k : least;
      }
      int p = all[least];
      all[least] = all[at];
      all[at] = p;
      out[circuit.orbit(p)]++;
    }
    return all;
  }

  private void shuffle(int[] all) {
    for (int k = all.length - 1; k > 0; k--) {
      int other = random.nextInt(k + 1);
      int x = all[k];
      all[k] = all[other];
      all[other] = x;
    }
  }

  private int timesOut(int[] out, int p, int more) {
    int orbit = circuit.orbit(p);
    return (out[orbit] + more) * circuit.order() / circuit.orbitSize(orbit);
  }

  /** Whether sit-outs stay even when these places of a base round are exchanged. */
  boolean mayExchange(BaseTables base, int b, int i, int j) {
    if (i < base.seats() == j < base.seats()) {
      return i < base.seats();
    }
    int goes = base.at(b, Math.min(i, j));
    int comes = base.at(b, Math.max(i, j));
    int[] out = new int[circuit.orbits()];
    for (int k = 0; k < base.bases(); k++) {
      for (int at = base.seats(); at < wish.players(); at++) {
        out[circuit.orbit(base.at(k, at))]++;
      }
    }
    return circuit.orbit(goes) == circuit.orbit(comes)
        || (timesOut(out, goes, 1) <= most && timesOut(out, comes, -1) >= fewest);
  }
}
