package org.boardwalk.movement.group;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The direct product Z_m1 × Z_m2 × ... of cyclic groups; elements are the numbers 0 .. order-1 in
 * mixed radix, 0 is the neutral element. Addition by table, O(1).
 *
 * @param moduli orders of the factors, each at least 2; none for the group of one element
 */
public record AbelianGroup(List<Integer> moduli) implements FiniteGroup {

  /** Copies the list and checks the factors. */
  public AbelianGroup {
    moduli = List.copyOf(moduli);
    if (moduli.stream().anyMatch(m -> m < 2)) {
      throw new IllegalArgumentException("moduli " + moduli + " must be at least 2");
    }
  }

  /**
   * @param order order of the group, at least 1
   * @return the cyclic group of that order
   */
  public static AbelianGroup cyclic(int order) {
    return new AbelianGroup(order == 1 ? List.of() : List.of(order));
  }

  @Override
  public int order() {
    return moduli.stream().reduce(1, Math::multiplyExact);
  }

  /**
   * @param a an element
   * @param b an element
   * @return their sum
   */
  public int add(int a, int b) {
    int sum = 0;
    int place = 1;
    for (int m : moduli) {
      sum += place * ((a / place % m + b / place % m) % m);
      place *= m;
    }
    return sum;
  }

  /**
   * @param a an element
   * @return its inverse
   */
  public int negate(int a) {
    int result = 0;
    int place = 1;
    for (int m : moduli) {
      result += place * ((m - a / place % m) % m);
      place *= m;
    }
    return result;
  }

  @Override
  public int multiply(int a, int b) {
    return add(a, b);
  }

  @Override
  public int inverse(int a) {
    return negate(a);
  }

  @Override
  public String name() {
    return moduli.isEmpty()
        ? "Z1"
        : moduli.stream().map(m -> "Z" + m).collect(Collectors.joining("×"));
  }

  /**
   * The abelian groups of an order, up to isomorphism: the elementary one first where the order is
   * a prime power, else the cyclic one first.
   *
   * @param order at least 1
   * @return every abelian group of that order
   */
  public static List<AbelianGroup> ofOrder(int order) {
    List<List<Integer>> products = new ArrayList<>(List.of(List.of()));
    int rest = order;
    for (int p = 2; rest > 1; p++) {
      int exponent = 0;
      for (; rest % p == 0; rest /= p) {
        exponent++;
      }
      if (exponent > 0) {
        List<List<Integer>> extended = new ArrayList<>();
        for (List<Integer> product : products) {
          for (List<Integer> part : partitions(exponent, exponent)) {
            extended.add(extend(product, part, p));
          }
        }
        products = extended;
      }
    }
    return products.stream().map(AbelianGroup::joined).toList();
  }

  private static List<Integer> extend(List<Integer> product, List<Integer> part, int p) {
    List<Integer> extended = new ArrayList<>(product);
    part.forEach(e -> extended.add((int) Math.pow(p, e)));
    return extended;
  }

  /** Coprime factors are joined, so that Z3×Z5 is shown as Z15. */
  private static AbelianGroup joined(List<Integer> factors) {
    List<Integer> joined = new ArrayList<>();
    for (int f : factors.stream().sorted(Comparator.reverseOrder()).toList()) {
      int k = 0;
      while (k < joined.size() && !Integers.coprime(joined.get(k), f)) {
        k++;
      }
      if (k < joined.size()) {
        joined.set(k, joined.get(k) * f);
      } else {
        joined.add(f);
      }
    }
    return new AbelianGroup(joined);
  }

  /** Partitions of n into parts of at most {@code most}, the finest first. */
  private static List<List<Integer>> partitions(int n, int most) {
    if (n == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> all = new ArrayList<>();
    for (int part = 1; part <= Math.min(n, most); part++) {
      for (List<Integer> tail : partitions(n - part, part)) {
        List<Integer> whole = new ArrayList<>(List.of(part));
        whole.addAll(tail);
        all.add(whole);
      }
    }
    return all;
  }
}
