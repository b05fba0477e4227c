package org.boardwalk.movement.group;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** Groups of a given order, and computations in a group. */
public final class Groups {

  /** The most generators: with more, there are too many images to try. */
  private static final int MOST_GENERATORS = 2;

  private Groups() {}

  /**
   * Groups N:Z_p that are not abelian, p prime, N abelian of at most two generators. Of groups with
   * equally many elements of each order and equally many commuting pairs only one is returned.
   * Complete for the odd orders 21, 27, 39, 55, 57, 63 and 75.
   *
   * @param order at least 2
   * @return these groups; empty where there are none
   */
  public static List<FiniteGroup> nonAbelian(int order) {
    List<FiniteGroup> groups = new ArrayList<>();
    List<List<Integer>> known = new ArrayList<>();
    for (int p = 2; p < order; p++) {
      if (order % p == 0 && Integers.prime(p)) {
        for (AbelianGroup normal : AbelianGroup.ofOrder(order / p)) {
          extensions(normal, p)
              .forEach(
                  g -> {
                    List<Integer> figures = figures(g);
                    if (!known.contains(figures)) {
                      known.add(figures);
                      groups.add(g);
                    }
                  });
        }
      }
    }
    return groups;
  }

  private static List<FiniteGroup> extensions(AbelianGroup normal, int p) {
    if (normal.moduli().size() > MOST_GENERATORS) {
      return List.of();
    }
    return Automorphisms.of(normal).stream()
        .filter(f -> hasOrder(f, p))
        .<FiniteGroup>map(f -> new SemidirectProduct(normal, f, p))
        .toList();
  }

  /** Whether a map has order p, a prime: it is not the identity, but its p-th power is. */
  private static boolean hasOrder(int[] map, int p) {
    boolean moves = IntStream.range(0, map.length).anyMatch(a -> map[a] != a);
    return moves
        && IntStream.range(0, map.length)
            .allMatch(
                a -> {
                  int image = a;
                  for (int k = 0; k < p; k++) {
                    image = map[image];
                  }
                  return image == a;
                });
  }

  /**
   * Invariants of a group: the number of commuting pairs, then the number of elements of each
   * order.
   */
  private static List<Integer> figures(FiniteGroup group) {
    int n = group.order();
    int[] orders = new int[n + 1];
    int commuting = 0;
    for (int a = 0; a < n; a++) {
      int order = 1;
      for (int power = a; power != 0; power = group.multiply(power, a)) {
        order++;
      }
      orders[order]++;
      for (int b = 0; b < n; b++) {
        commuting += group.multiply(a, b) == group.multiply(b, a) ? 1 : 0;
      }
    }
    List<Integer> figures = new ArrayList<>(List.of(commuting));
    IntStream.of(orders).forEach(figures::add);
    return figures;
  }

  /**
   * @param group a group
   * @return the elements of its commutator subgroup: those that vanish in its largest abelian image
   */
  public static BitSet commutators(FiniteGroup group) {
    int n = group.order();
    BitSet generators = new BitSet();
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        int inverses = group.multiply(group.inverse(a), group.inverse(b));
        generators.set(group.multiply(group.multiply(a, b), inverses));
      }
    }
    BitSet all = new BitSet();
    List<Integer> open = new ArrayList<>(List.of(0));
    all.set(0);
    while (!open.isEmpty()) {
      int a = open.remove(open.size() - 1);
      generators.stream()
          .map(g -> group.multiply(a, g))
          .filter(c -> !all.get(c))
          .forEach(
              c -> {
                all.set(c);
                open.add(c);
              });
    }
    return all;
  }
}
