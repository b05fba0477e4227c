package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The orbits of unordered pairs of players under the translations: all pairs of an orbit have the
 * same counts. A pair {a, b} of a base round comes to lie on {p, q} once for each translation that
 * maps one to the other.
 */
final class PairClasses {

  /** A class of pairs, with its first pair p, q. */
  record PairClass(int p, int q, List<int[]> pairs) {}

  private final int players;
  private final int order;
  private final int[] ordered;
  private final int[] orderedSize;
  private final Map<Integer, PairClass> classes = new LinkedHashMap<>();

  PairClasses(Development development) {
    players = development.players();
    order = development.order();
    ordered = development.orderedPairOrbits();
    orderedSize = new int[players * players];
    for (int orbit : ordered) {
      orderedSize[orbit]++;
    }
    for (int p = 0; p < players; p++) {
      for (int q = p + 1; q < players; q++) {
        int first = p;
        int second = q;
        classes
            .computeIfAbsent(key(p, q), k -> new PairClass(first, second, new ArrayList<>()))
            .pairs()
            .add(new int[] {p, q});
      }
    }
  }

  Iterable<PairClass> all() {
    return classes.values();
  }

  /** Names the class of an unordered pair. */
  int key(int a, int b) {
    return Math.min(ordered[a * players + b], ordered[b * players + a]);
  }

  /** How many translations map the pair to the class's first pair, in either order. */
  int times(int a, int b) {
    int forward = ordered[a * players + b];
    int backward = ordered[b * players + a];
    // If an involution exchanges the two, both orders lie in one orbit, and each counts.
    return order / orderedSize[forward] * (forward == backward ? 2 : 1);
  }

  /** Translations that map (a, b) to the class's (p, q) minus those that map it to (q, p). */
  int sideTimes(PairClass c, int a, int b) {
    int forward = ordered[c.p() * players + c.q()];
    int backward = ordered[c.q() * players + c.p()];
    int here = ordered[a * players + b];
    int stabiliser = order / orderedSize[here];
    return forward == backward ? 0 : here == forward ? stabiliser : -stabiliser;
  }

  PairClass of(int a, int b) {
    return Objects.requireNonNull(classes.get(key(a, b)));
  }
}
