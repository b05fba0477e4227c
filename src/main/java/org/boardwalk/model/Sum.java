package org.boardwalk.model;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** A linear expression over variables and literals of a {@link ModelBuilder}; grows in place. */
final class Sum {

  private final Map<Integer, Long> factors = new TreeMap<>();
  private long constant;

  static Sum of(int... literals) {
    Sum sum = new Sum();
    for (int literal : literals) {
      sum.add(literal, 1);
    }
    return sum;
  }

  /** Adds a variable or literal with a factor; a negated literal is 1 - variable. */
  Sum add(int literal, long times) {
    if (literal < 0) {
      constant += times;
      factors.merge(ModelBuilder.not(literal), -times, Long::sum);
    } else {
      factors.merge(literal, times, Long::sum);
    }
    return this;
  }

  Sum add(Sum other, long times) {
    other.factors.forEach((variable, factor) -> factors.merge(variable, factor * times, Long::sum));
    constant += other.constant * times;
    return this;
  }

  Sum plus(long more) {
    constant += more;
    return this;
  }

  /** Whether a factor is negative. */
  boolean subtracts() {
    return factors.values().stream().anyMatch(factor -> factor < 0);
  }

  /** Half of this sum. Every factor must be even, as in sums that count each term twice. */
  Sum halved() {
    Sum half = new Sum().plus(constant / 2);
    factors.forEach((variable, factor) -> half.add(variable, factor / 2));
    return half;
  }

  Sum copy() {
    return new Sum().add(this, 1);
  }

  /** How many variables it has. */
  int size() {
    return factors.size();
  }

  long constant() {
    return constant;
  }

  void forEach(BiConsumer<Integer, Long> term) {
    factors.forEach(
        (variable, factor) -> {
          if (factor != 0) {
            term.accept(variable, factor);
          }
        });
  }
}
