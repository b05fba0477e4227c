package org.boardwalk.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * How often the pairs of each class agree in their directions over all rounds of a development,
 * kept up to date while players turn round. Not thread-safe.
 */
final class Agreement {

  private final int players;
  private final int[] classOf;
  private final int[] times;
  private final int[] size;
  private final int[] agreement;

  /** How often a pair partners, were all alike. */
  private final double partners;

  /** Nobody sits anywhere yet: see {@link #defect(int[])}. */
  Agreement(PairClasses classes, Development development, int tables) {
    players = development.players();
    partners = 4.0 * tables * development.order() / ((double) players * (players - 1));
    classOf = new int[players * players];
    times = new int[players * players];
    Map<Integer, Integer> numbers = new HashMap<>();
    for (PairClasses.PairClass c : classes.all()) {
      numbers.put(classes.key(c.p(), c.q()), numbers.size());
    }
    size = new int[numbers.size()];
    agreement = new int[numbers.size()];
    for (int p = 0; p < players; p++) {
      for (int q = 0; q < players; q++) {
        if (p != q) {
          classOf[p * players + q] = numbers.getOrDefault(classes.key(p, q), 0);
          times[p * players + q] = classes.times(p, q);
          size[classOf[p * players + q]] += p < q ? 1 : 0;
        }
      }
    }
  }

  /** Turns a player round. Nobody makes a pair with themselves: that counts no times. */
  void turn(int player, int[] signs) {
    for (int q = 0; q < players; q++) {
      int pair = player * players + q;
      agreement[classOf[pair]] -= 2 * times[pair] * signs[player] * signs[q];
    }
    signs[player] = -signs[player];
  }

  /** Of other directions than before; see {@link #defect()}. */
  double defect(int[] signs) {
    Arrays.fill(agreement, 0);
    for (int p = 0; p < players; p++) {
      for (int q = p + 1; q < players; q++) {
        int pair = p * players + q;
        agreement[classOf[pair]] += times[pair] * signs[p] * signs[q];
      }
    }
    return defect();
  }

  /** How far all pairs are from agreeing as often less as they partner. */
  double defect() {
    double defect = 0;
    for (int c = 0; c < agreement.length; c++) {
      double off = agreement[c] + partners;
      defect += size[c] * off * off;
    }
    return defect;
  }
}
