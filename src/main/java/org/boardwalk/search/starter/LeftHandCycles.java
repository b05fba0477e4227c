package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.FiniteGroup;
import org.boardwalk.movement.group.Groups;
import org.jspecify.annotations.Nullable;

/**
 * The differences of a directed starter with a staying player, before players are seated. Each
 * element but the neutral one is once the difference a⁻¹b of a player and the next one at the
 * table, and once it or its inverse is a difference of partners. A table is a cycle p, q, r, s with
 * pqrs = 1, whose partners differ by pq and qr. Beside the staying player there are only q and r,
 * and qr must be a commutator, as all left-hand differences together vanish in the largest abelian
 * image. Random backtracking.
 */
final class LeftHandCycles {

  private static final int NODES = 3000;

  /** So many elements that are looked at in vain take as long as a node, by trial. */
  private static final int LOOKS_OF_NODE = 400;

  private final SplittableRandom random;
  private final int[][] product;
  private final int[] inverse;
  private final int[] elements;
  private final BitSet commutators;
  private final BitSet used = new BitSet();
  private final BitSet partners = new BitSet();
  private final List<int[]> cycles = new ArrayList<>();
  private final int tables;
  private int nodes;
  private long looks;

  LeftHandCycles(FiniteGroup group, SplittableRandom random) {
    this.random = random;
    int order = group.order();
    product =
        IntStream.range(0, order)
            .mapToObj(a -> IntStream.range(0, order).map(b -> group.multiply(a, b)).toArray())
            .toArray(int[][]::new);
    inverse = IntStream.range(0, order).map(group::inverse).toArray();
    elements = IntStream.range(1, order).toArray();
    commutators = Groups.commutators(group);
    tables = (group.order() + 1) / 4;
  }

  /** The cycles, first the short one of the staying player; null where an attempt fails. */
  @Nullable List<int[]> attempt() {
    used.clear();
    partners.clear();
    cycles.clear();
    nodes = NODES;
    looks = 0;
    shuffle();
    seatOneWhoStays();
    return extended() ? List.copyOf(cycles) : null;
  }

  /** The number of cycles tried in the last attempt, or more where most elements were in use. */
  long nodes() {
    return Math.max(NODES - nodes, looks / LOOKS_OF_NODE);
  }

  private void shuffle() {
    for (int k = elements.length - 1; k > 0; k--) {
      int other = random.nextInt(k + 1);
      int element = elements[k];
      elements[k] = elements[other];
      elements[other] = element;
    }
  }

  private void seatOneWhoStays() {
    int q;
    int r;
    do {
      q = any();
      r = any();
    } while (q == r || product[q][r] == 0 || !commutators.get(product[q][r]));
    used.set(q);
    used.set(r);
    partners.set(pair(product[q][r]));
    cycles.add(new int[] {q, r});
  }

  private int any() {
    return elements[random.nextInt(elements.length)];
  }

  /** The class of a difference of partners, equal for the difference and its inverse. */
  private int pair(int difference) {
    return Math.min(difference, inverse[difference]);
  }

  private boolean extended() {
    if (cycles.size() == tables) {
      return true;
    }
    int p = IntStream.of(elements).filter(e -> !used.get(e)).findFirst().orElseThrow();
    used.set(p);
    int begin = random.nextInt(elements.length);
    looks += elements.length;
    for (int k = 0; k < elements.length && nodes > 0; k++) {
      int q = elements[(begin + k) % elements.length];
      int pq = product[p][q];
      if (!used.get(q) && pq != 0 && !partners.get(pair(pq))) {
        used.set(q);
        partners.set(pair(pq));
        if (closed(p, q, pq)) {
          return true;
        }
        used.clear(q);
        partners.clear(pair(pq));
      }
    }
    used.clear(p);
    return false;
  }

  private boolean closed(int p, int q, int pq) {
    int begin = random.nextInt(elements.length);
    looks += elements.length;
    for (int k = 0; k < elements.length && nodes > 0; k++) {
      int r = elements[(begin + k) % elements.length];
      int qr = product[q][r];
      int s = inverse[product[pq][r]];
      boolean differ = s != 0 && s != r && qr != 0;
      if (differ && !used.get(r) && !used.get(s) && !partners.get(pair(qr))) {
        nodes--;
        use(r, s, qr, true);
        cycles.add(new int[] {p, q, r, s});
        if (extended()) {
          return true;
        }
        cycles.remove(cycles.size() - 1);
        use(r, s, qr, false);
      }
    }
    return false;
  }

  private void use(int r, int s, int qr, boolean now) {
    used.set(r, now);
    used.set(s, now);
    partners.set(pair(qr), now);
  }
}
