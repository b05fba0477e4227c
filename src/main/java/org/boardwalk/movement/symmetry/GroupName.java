package org.boardwalk.movement.symmetry;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;

/** Finds the name of a finite group from the orders of its elements. */
final class GroupName {

  private GroupName() {}

  /** The name, such as Z13, Z3×Z9, or non-abelian of order 27. */
  static String of(List<Element> group) {
    int order = group.size();
    if (order == 1) {
      return "trivial";
    }
    if (abelian(group)) {
      return product(group);
    }
    List<Integer> orders = group.stream().map(Element::order).toList();
    long involutions = orders.stream().filter(o -> o == 2).count();
    boolean half = orders.contains(order / 2);
    if (half && order % 2 == 0 && involutions == order / 2 + (order % 4 == 0 ? 1 : 0)) {
      return Text.of("dihedral of order %d", order);
    }
    if (half && order % 4 == 0 && involutions == 1 && !eighth(orders, order)) {
      return Text.of("dicyclic of order %d", order);
    }
    return Text.of("non-abelian of order %d", order);
  }

  /**
   * Whether fewer than half of the elements have order 4. If not, a group with one involution and a
   * cyclic subgroup of index 2 is dicyclic.
   */
  private static boolean eighth(List<Integer> orders, int order) {
    return orders.stream().filter(o -> o == 4).count() < order / 2;
  }

  private static boolean abelian(List<Element> group) {
    return group.stream()
        .allMatch(a -> group.stream().allMatch(b -> a.then(b).key().equals(b.then(a).key())));
  }

  /**
   * The name of an abelian group as a product, from the numbers of elements whose order divides a
   * prime power.
   */
  private static String product(List<Element> group) {
    TreeMap<Integer, List<Integer>> powers = new TreeMap<>();
    int rest = group.size();
    for (int p = 2; rest > 1; p++) {
      if (rest % p == 0) {
        powers.put(p, exponents(group, p));
        while (rest % p == 0) {
          rest /= p;
        }
      }
    }
    int factors = powers.values().stream().mapToInt(List::size).max().orElse(0);
    List<Integer> moduli = new ArrayList<>();
    for (int k = 0; k < factors; k++) {
      int modulus = 1;
      for (int p : powers.keySet()) {
        List<Integer> of = powers.getOrDefault(p, List.of());
        modulus *= k < of.size() ? (int) Math.round(Math.pow(p, of.get(k))) : 1;
      }
      moduli.add(0, modulus);
    }
    String name = moduli.stream().map(m -> "Z" + m).collect(Collectors.joining("×"));
    boolean prime = powers.size() == 1 && moduli.stream().allMatch(powers::containsKey);
    return moduli.size() > 1 && prime ? name + " (elementary abelian)" : name;
  }

  /** The exponents of the cyclic factors of a prime, the largest first. */
  private static List<Integer> exponents(List<Element> group, int p) {
    List<Integer> exponents = new ArrayList<>();
    long before = 1;
    for (int power = p, k = 1; ; power *= p, k++) {
      int divides = power;
      long now = group.stream().filter(g -> divides % g.order() == 0).count();
      if (now == before) {
        return exponents;
      }
      int factors = (int) Math.round(Math.log((double) now / before) / Math.log(p));
      for (int f = 0; f < factors; f++) {
        if (f < exponents.size()) {
          exponents.set(f, k);
        } else {
          exponents.add(k);
        }
      }
      before = now;
    }
  }
}
