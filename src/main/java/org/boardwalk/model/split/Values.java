package org.boardwalk.model.split;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.LinearConstraintProto;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The bounds of each variable in a cube, found by propagating single constraints (clauses, one of
 * several, sums) until nothing changes, in O(size of the model · changes).
 */
final class Values {

  private final long[] least;
  private final long[] most;

  /** The 0/1 variables; only these have literals. */
  private final BitSet binary = new BitSet();

  private boolean possible = true;
  private boolean changed = true;

  private Values(CpModelProto model) {
    int n = model.getVariablesCount();
    least = new long[n];
    most = new long[n];
    for (int v = 0; v < n; v++) {
      List<Long> domain = model.getVariables(v).getDomainList();
      least[v] = Collections.min(domain);
      most[v] = Collections.max(domain);
      binary.set(v, least[v] == 0 && most[v] == 1);
    }
  }

  /** The bounds in a cube; empty when propagation shows that it has no solution. */
  static Optional<Values> of(CpModelProto model, Cube cube) {
    Values values = new Values(model);
    cube.literals().forEach(values::meet);
    while (values.changed && values.possible) {
      values.changed = false;
      model.getConstraintsList().forEach(values::draw);
    }
    return Optional.of(values).filter(v -> v.possible);
  }

  private void draw(ConstraintProto constraint) {
    if (!possible) {
      return;
    }
    if (constraint.hasBoolOr()) {
      clause(constraint.getBoolOr().getLiteralsList());
    } else if (constraint.hasExactlyOne()) {
      atMostOne(constraint.getExactlyOne().getLiteralsList());
      clause(constraint.getExactlyOne().getLiteralsList());
    } else if (constraint.hasAtMostOne()) {
      atMostOne(constraint.getAtMostOne().getLiteralsList());
    } else if (constraint.hasLinear()) {
      sum(constraint.getLinear());
    }
  }

  boolean met(int literal) {
    return literal >= 0 ? least[literal] >= 1 : most[-literal - 1] <= 0;
  }

  boolean open(int literal) {
    return !met(literal) && !met(-literal - 1);
  }

  /** Whether a variable is a 0/1 variable without a value yet. */
  boolean free(int variable) {
    return binary.get(variable) && least[variable] < most[variable];
  }

  private void meet(int literal) {
    if (literal >= 0) {
      limit(literal, 1, most[literal]);
    } else {
      limit(-literal - 1, least[-literal - 1], 0);
    }
  }

  private void limit(int variable, long from, long to) {
    if (from > least[variable]) {
      least[variable] = from;
      changed = true;
    }
    if (to < most[variable]) {
      most[variable] = to;
      changed = true;
    }
    possible &= least[variable] <= most[variable];
  }

  private void clause(List<Integer> literals) {
    int last = 0;
    int open = 0;
    for (int literal : literals) {
      if (met(literal)) {
        return;
      }
      if (!met(-literal - 1)) {
        last = literal;
        open++;
      }
    }
    if (open == 0) {
      possible = false;
    } else if (open == 1) {
      meet(last);
    }
  }

  private void atMostOne(List<Integer> literals) {
    List<Integer> met = new ArrayList<>();
    literals.stream().filter(this::met).forEach(met::add);
    if (met.size() > 1) {
      possible = false;
    } else if (met.size() == 1) {
      for (int literal : literals) {
        if (open(literal)) {
          meet(-literal - 1);
        }
      }
    }
  }

  /** Tightens each term of a sum by the bounds of the others. */
  private void sum(LinearConstraintProto linear) {
    long from = linear.getDomain(0);
    long to = linear.getDomain(linear.getDomainCount() - 1);
    long low = 0;
    long high = 0;
    for (int i = 0; i < linear.getVarsCount(); i++) {
      low += end(linear, i, true);
      high += end(linear, i, false);
    }
    possible &= low <= to && high >= from;
    for (int i = 0; i < linear.getVarsCount() && possible; i++) {
      long others = low - end(linear, i, true);
      long othersMost = high - end(linear, i, false);
      long c = linear.getCoeffs(i);
      int v = linear.getVars(i);
      if (to != Long.MAX_VALUE && c != 0) {
        long room = to - others;
        limit(v, c < 0 ? ceil(room, c) : least[v], c > 0 ? Math.floorDiv(room, c) : most[v]);
      }
      if (from != Long.MIN_VALUE && c != 0) {
        long need = from - othersMost;
        limit(v, c > 0 ? ceil(need, c) : least[v], c < 0 ? Math.floorDiv(need, c) : most[v]);
      }
    }
  }

  private static long ceil(long a, long b) {
    return -Math.floorDiv(-a, b);
  }

  /** The least or the greatest value of one term. */
  private long end(LinearConstraintProto linear, int i, boolean lower) {
    long c = linear.getCoeffs(i);
    int v = linear.getVars(i);
    return c * ((c > 0) == lower ? least[v] : most[v]);
  }
}
