package org.boardwalk.model.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Encodes as clauses that a weighted sum of literals lies within limits. Auxiliary variables tell
 * whether the first i terms reach a value. They are defined by equivalences, so the variables of
 * the model determine them and no solution is counted twice. Only values that matter for the limits
 * get a variable: at most k·n variables where n terms of weight 1 are to reach k (a sequential
 * counter), a decision diagram for other weights.
 *
 * <p>Sources: C. Sinz, Towards an Optimal CNF Encoding of Boolean Cardinality Constraints, CP 2005;
 * N. Eén and N. Sörensson, Translating Pseudo-Boolean Constraints into SAT, Journal on
 * Satisfiability, Boolean Modeling and Computation 2, 2006.
 */
final class SumClauses {

  /** The most literals for which "at most one" is written as a clause for every two. */
  private static final int FEW = 6;

  /** A literal that adds a positive weight when it is true. */
  private record Term(int literal, long weight) {}

  private final Clauses clauses;
  private final List<Term> terms;
  private final long[] sums;

  /** The sum of negative factors, subtracted because their literals are negated. */
  private final long least;

  private SumClauses(Clauses clauses, Map<Integer, Long> factors) {
    this.clauses = clauses;
    List<Term> all = new ArrayList<>();
    factors.forEach(
        (variable, factor) -> {
          if (factor != 0) {
            all.add(new Term(factor < 0 ? -variable : variable, Math.abs(factor)));
          }
        });
    all.sort(Comparator.comparingLong(Term::weight));
    terms = List.copyOf(all);
    sums = new long[terms.size() + 1];
    for (int i = 0; i < terms.size(); i++) {
      sums[i + 1] = Math.addExact(sums[i], terms.get(i).weight());
    }
    least = factors.values().stream().filter(f -> f < 0).mapToLong(f -> f).sum();
  }

  /** Adds clauses that the sum is at least a value. */
  static void atLeast(Clauses clauses, Map<Integer, Long> factors, long value) {
    new SumClauses(clauses, factors).reach(value);
  }

  /** Adds clauses that the sum is at most a value. */
  static void atMost(Clauses clauses, Map<Integer, Long> factors, long value) {
    new SumClauses(clauses, factors).doNotReach(value + 1);
  }

  private void reach(long value) {
    long wanted = value - least;
    if (wanted > 0 && terms.stream().allMatch(t -> t.weight() >= wanted)) {
      clauses.add(terms.stream().mapToInt(Term::literal).toArray());
    } else {
      clauses.add(reached(wanted));
    }
  }

  private void doNotReach(long value) {
    long refused = value - least;
    if (refused > 0 && twoAreTooMany(refused)) {
      for (int i = 0; i < terms.size(); i++) {
        for (int j = 0; j < i; j++) {
          clauses.add(-terms.get(i).literal(), -terms.get(j).literal());
        }
      }
    } else {
      clauses.add(-reached(refused));
    }
  }

  private boolean twoAreTooMany(long refused) {
    return terms.size() <= FEW
        && terms.stream().allMatch(t -> t.weight() < refused && 2 * t.weight() >= refused);
  }

  /** A literal that is true when the whole sum reaches a value. */
  private int reached(long value) {
    List<TreeSet<Long>> wanted = new ArrayList<>();
    terms.forEach(t -> wanted.add(new TreeSet<>()));
    wanted.add(new TreeSet<>(List.of(value)));
    for (int i = terms.size(); i > 0; i--) {
      for (long v : wanted.get(i)) {
        if (v > 0 && v <= sums[i]) {
          wanted.get(i - 1).add(v);
          wanted.get(i - 1).add(v - terms.get(i - 1).weight());
        }
      }
    }
    Map<Long, Integer> before = Map.of();
    for (int i = 0; i <= terms.size(); i++) {
      Map<Long, Integer> now = new HashMap<>();
      for (long v : wanted.get(i)) {
        now.put(v, v <= 0 ? Clauses.TRUE : v > sums[i] ? -Clauses.TRUE : reached(i, v, before));
      }
      before = now;
    }
    return before.getOrDefault(value, -Clauses.TRUE);
  }

  /**
   * A literal that is true when the first i terms reach a value: either the terms before reach it
   * alone, or this term is true and they reach the rest.
   */
  private int reached(int i, long value, Map<Long, Integer> before) {
    Term term = terms.get(i - 1);
    int alone = before.getOrDefault(value, -Clauses.TRUE);
    int rest = before.getOrDefault(value - term.weight(), -Clauses.TRUE);
    if (alone == -Clauses.TRUE && rest == Clauses.TRUE) {
      return term.literal();
    }
    int reached = clauses.further();
    clauses.add(-alone, reached);
    clauses.add(-term.literal(), -rest, reached);
    clauses.add(-reached, alone, term.literal());
    clauses.add(-reached, rest);
    return reached;
  }
}
