package org.boardwalk.quality;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * A lower bound on a {@link PairProgram} by weak duality: for any multipliers y of the sums (not
 * negative where a sum may be more than its value), Σ cost ≥ Σ value·y + Σ over the groups of
 * (pairs · least of cost - amounts·y over the group's cases). {@link Simplex} finds good multipliers
 * in floating point; they are rounded to fractions of a power of two, and what they prove is
 * computed in integers. So the bound is true however badly they were found.
 */
final class Duality {

  private static final int MOST_SHIFT = 40;
  private static final double MOST_LONG = 0x1p61;

  private final PairProgram program;
  private final long[] cost;
  private final double[] wide;
  private final long[] multipliers;
  private final int shift;

  /**
   * @param program a program with a case for every group
   * @param cost what each of its cases costs
   */
  Duality(PairProgram program, long[] cost) {
    this.program = program;
    this.cost = cost;
    wide = widths();
    double[] found = new Simplex(columns(), costs(), right()).multipliers();
    int groups = program.groups().size();
    double[] y = new double[program.sums().size()];
    double size = Arrays.stream(cost).mapToDouble(Math::abs).max().orElse(0);
    for (int s = 0; s < y.length; s++) {
      double multiplier = found[groups + s] / wide[s];
      y[s] = program.sums().get(s).equal() ? multiplier : Math.max(0, multiplier);
      size += Math.abs(y[s]) * wide[s];
    }
    shift = Math.max(0, Math.min(MOST_SHIFT, Math.getExponent(MOST_LONG / (1 + size))));
    multipliers = Arrays.stream(y).mapToLong(m -> Math.round(Math.scalb(m, shift))).toArray();
    if (size > MOST_LONG) {
      Arrays.fill(multipliers, 0);
    }
  }

  /** The greatest amount of every sum. */
  private double[] widths() {
    double[] wide = new double[program.sums().size()];
    Arrays.fill(wide, 1);
    for (PairProgram.Case c : program.cases()) {
      for (int s = 0; s < wide.length; s++) {
        wide[s] = Math.max(wide[s], Math.abs(c.amounts[s]));
      }
    }
    return wide;
  }

  /** A row for every group and every sum; a column for every case, and for what sums have over. */
  private double[][] columns() {
    int groups = program.groups().size();
    int sums = program.sums().size();
    List<PairProgram.Case> cases = program.cases();
    long over = program.sums().stream().filter(s -> !s.equal()).count();
    double[][] columns = new double[cases.size() + (int) over][groups + sums];
    for (int j = 0; j < cases.size(); j++) {
      PairProgram.Case c = cases.get(j);
      columns[j][c.group] = 1;
      for (int s = 0; s < sums; s++) {
        columns[j][groups + s] = c.amounts[s] / wide[s];
      }
    }
    int next = cases.size();
    for (int s = 0; s < sums; s++) {
      if (!program.sums().get(s).equal()) {
        columns[next++][groups + s] = -1;
      }
    }
    return columns;
  }

  private double[] costs() {
    double[] costs = new double[columnsInAll()];
    for (int j = 0; j < cost.length; j++) {
      costs[j] = cost[j];
    }
    return costs;
  }

  private int columnsInAll() {
    return cost.length + (int) program.sums().stream().filter(s -> !s.equal()).count();
  }

  private double[] right() {
    int groups = program.groups().size();
    double[] right = new double[groups + program.sums().size()];
    for (int g = 0; g < groups; g++) {
      right[g] = program.groups().get(g);
    }
    for (int s = 0; s < program.sums().size(); s++) {
      right[groups + s] = program.sums().get(s).value() / wide[s];
    }
    return right;
  }

  /**
   * @param unit of what every possible cost is a multiple, at least 1
   * @return the least multiple of it that is no less than what the multipliers prove
   */
  long bound(long unit) {
    long[] least = new long[program.groups().size()];
    Arrays.fill(least, Long.MAX_VALUE);
    for (int j = 0; j < cost.length; j++) {
      PairProgram.Case c = program.cases().get(j);
      long reduced = cost[j] << shift;
      for (int s = 0; s < multipliers.length; s++) {
        reduced -= multipliers[s] * c.amounts[s];
      }
      least[c.group] = Math.min(least[c.group], reduced);
    }
    BigInteger sum = BigInteger.ZERO;
    for (int g = 0; g < least.length; g++) {
      sum = sum.add(BigInteger.valueOf(least[g]).multiply(big(program.groups().get(g))));
    }
    for (int s = 0; s < multipliers.length; s++) {
      sum = sum.add(big(multipliers[s]).multiply(big(program.sums().get(s).value())));
    }
    BigInteger step = big(unit).shiftLeft(shift);
    BigInteger[] steps = sum.divideAndRemainder(step);
    long up = steps[0].longValueExact() + (steps[1].signum() > 0 ? 1 : 0);
    return Math.max(0, up * unit);
  }

  private static BigInteger big(long n) {
    return BigInteger.valueOf(n);
  }

  /**
   * @param topic a topic
   * @return whether sums that speak of it were of use
   */
  boolean uses(PairProgram.Topic topic) {
    for (int s = 0; s < multipliers.length; s++) {
      if (multipliers[s] != 0 && program.sums().get(s).topic() == topic) {
        return true;
      }
    }
    return false;
  }
}
