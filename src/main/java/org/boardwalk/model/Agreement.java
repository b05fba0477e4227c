package org.boardwalk.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Counts how often the pairs of each class sit in the same direction, minus how often they do not,
 * over all rounds of a development. The counts follow each change of a player's direction. Not
 * thread-safe.
 */
final class Agreement {

  private final int players;
  private final int[] classOf;
  private final int[] times;
  private final int[] size;
  private final int[] agreement;

  /** The average number of times that a pair of players partner. */
  private final double partners;

  /** Starts without directions; {@link #defect(int[])} takes them in. */
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

  /** Gives a player the opposite direction. A player's pair with themselves counts zero times. */
  void turn(int player, int[] signs) {
    for (int q = 0; q < players; q++) {
      int pair = player * players + q;
      agreement[classOf[pair]] -= 2 * times[pair] * signs[player] * signs[q];
    }
    signs[player] = -signs[player];
  }

  /** Takes in new directions and returns their {@link #defect()}. */
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

  /** Σ over all pairs of (agreement + average number of partnerships)²; 0 is perfectly even. */
  double defect() {
    double defect = 0;
    for (int c = 0; c < agreement.length; c++) {
      double off = agreement[c] + partners;
      defect += size[c] * off * off;
    }
    return defect;
  }
}
