package org.boardwalk.movement.group;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The field of q = p^k elements, q ≤ {@value #MOST}. Its additive group is the elementary abelian
 * group Z_p × ... × Z_p in the numbering of {@link AbelianGroup}: an element is a polynomial over
 * Z_p, digit i the coefficient of xⁱ. Multiplication by discrete logarithms.
 */
public final class FiniteField {

  /** The largest field made here. */
  public static final int MOST = 4096;

  private final AbelianGroup additive;
  private final int[] power;
  private final int[] log;

  private FiniteField(AbelianGroup additive, int[] power) {
    this.additive = additive;
    this.power = power;
    log = new int[power.length + 1];
    for (int e = 0; e < power.length; e++) {
      log[power[e]] = e;
    }
  }

  /**
   * Makes a field by trying every polynomial xᵏ = c until x generates all non-zero elements (for k
   * = 1 every generator).
   *
   * @param order number of elements
   * @return the field; empty when the order is not a prime power or is too large
   */
  public static Optional<FiniteField> ofOrder(int order) {
    int p = 2;
    while (p < order && order % p != 0) {
      p++;
    }
    int k = 0;
    int rest = order;
    for (; rest > 1 && rest % p == 0; rest /= p) {
      k++;
    }
    if (order < 3 || rest > 1 || order > MOST) {
      return Optional.empty();
    }
    AbelianGroup additive = new AbelianGroup(Collections.nCopies(k, p));
    for (int c = 1; c < order; c++) {
      int[] power = powers(additive, p, order, c);
      if (power.length == order - 1) {
        return Optional.of(new FiniteField(additive, power));
      }
    }
    throw new IllegalStateException("no primitive polynomial for " + order);
  }

  /** Powers of the generator until 1 comes again: of c for a prime, otherwise of x with xᵏ = c. */
  private static int[] powers(AbelianGroup g, int p, int order, int c) {
    int[] power = new int[order];
    int count = 0;
    int now = 1;
    do {
      power[count++] = now;
      now = g.moduli().size() == 1 ? now * c % p : timesX(g, p, order, c, now);
    } while (now > 1 && count < order);
    return now == 1 ? Arrays.copyOf(power, count) : new int[0];
  }

  private static int timesX(AbelianGroup g, int p, int order, int c, int a) {
    int top = a / (order / p);
    int shifted = a % (order / p) * p;
    for (int t = 0; t < top; t++) {
      shifted = g.add(shifted, c);
    }
    return shifted;
  }

  /** {@return the additive group} */
  public AbelianGroup additive() {
    return additive;
  }

  /**
   * @param a an element
   * @param b an element
   * @return their product
   */
  public int multiply(int a, int b) {
    return a == 0 || b == 0 ? 0 : power[(log[a] + log[b]) % power.length];
  }

  /** {@return k where the field has p^k elements} */
  public int degree() {
    return additive.moduli().size();
  }

  /**
   * @param a an element
   * @return a^p, where the field has p^k elements: an automorphism of the field
   */
  public int conjugate(int a) {
    int p = additive.moduli().get(0);
    return a == 0 ? 0 : power[(int) ((long) log[a] * p % power.length)];
  }

  /**
   * @param a an element
   * @return 0 for 0, 1 for a non-zero square, -1 for a non-square
   */
  public int character(int a) {
    return a == 0 ? 0 : log[a] % 2 == 0 ? 1 : -1;
  }

  /**
   * @param order a divisor of q - 1
   * @return the multiplicative subgroup of that order
   */
  public List<Integer> subgroup(int order) {
    if (power.length % order != 0) {
      throw new IllegalArgumentException("order [" + order + "] does not divide " + power.length);
    }
    return IntStream.range(0, order).mapToObj(e -> power[e * (power.length / order)]).toList();
  }
}
