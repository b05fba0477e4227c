package org.boardwalk.model;

import java.util.Arrays;

/** A linear expression over variables and literals of a {@link ModelBuilder}; grows in place. */
public final class Sum {

  /** Takes a term of a sum. */
  public interface Term {
    void accept(int variable, long factor);
  }

  private int[] variables = new int[4];
  private long[] factors = new long[4];
  private int terms;
  private boolean ascending = true;
  private long constant;

  public static Sum of(int... literals) {
    Sum sum = new Sum();
    for (int literal : literals) {
      sum.add(literal, 1);
    }
    return sum;
  }

  /** Adds a variable or literal with a factor; a negated literal is 1 - variable. */
  public Sum add(int literal, long times) {
    if (literal < 0) {
      constant += times;
      append(ModelBuilder.not(literal), -times);
    } else {
      append(literal, times);
    }
    return this;
  }

  public Sum add(Sum other, long times) {
    int count = other.terms;
    for (int k = 0; k < count; k++) {
      append(other.variables[k], other.factors[k] * times);
    }
    constant += other.constant * times;
    return this;
  }

  private void append(int variable, long factor) {
    if (terms == variables.length) {
      variables = Arrays.copyOf(variables, 2 * terms);
      factors = Arrays.copyOf(factors, 2 * terms);
    }
    ascending &= terms == 0 || variables[terms - 1] < variable;
    variables[terms] = variable;
    factors[terms++] = factor;
  }

  /** Puts the variables in order, each once. */
  private void order() {
    if (ascending) {
      return;
    }
    long[] placed = new long[terms];
    for (int k = 0; k < terms; k++) {
      placed[k] = (long) variables[k] << 32 | k;
    }
    Arrays.sort(placed);
    long[] before = factors.clone();
    terms = 0;
    for (long place : placed) {
      int variable = (int) (place >> 32);
      long factor = before[(int) place];
      if (terms > 0 && variables[terms - 1] == variable) {
        factors[terms - 1] += factor;
      } else {
        variables[terms] = variable;
        factors[terms++] = factor;
      }
    }
    ascending = true;
  }

  public Sum plus(long more) {
    constant += more;
    return this;
  }

  /** Whether a factor is negative. */
  public boolean subtracts() {
    order();
    return Arrays.stream(factors, 0, terms).anyMatch(factor -> factor < 0);
  }

  /** Half of this sum. Every factor must be even, as in sums that count each term twice. */
  public Sum halved() {
    order();
    Sum half = new Sum().plus(constant / 2);
    for (int k = 0; k < terms; k++) {
      half.append(variables[k], factors[k] / 2);
    }
    return half;
  }

  public Sum copy() {
    return new Sum().add(this, 1);
  }

  /** How many variables it has. */
  public int size() {
    order();
    return terms;
  }

  public long constant() {
    return constant;
  }

  /** Visits the terms in the order of their variables, but for those with the factor 0. */
  public void forEach(Term term) {
    order();
    for (int k = 0; k < terms; k++) {
      if (factors[k] != 0) {
        term.accept(variables[k], factors[k]);
      }
    }
  }
}
