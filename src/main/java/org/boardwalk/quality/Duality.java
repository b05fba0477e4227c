package org.boardwalk.quality;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A lower bound on a {@link PairProgram} by weak duality: for any multipliers y of the sums (not
 * negative where a sum may be more than its value), Σ cost ≥ Σ value·y + Σ over the groups of
 * (pairs · least of cost - amounts·y over the group's cases). {@link Simplex} finds good
 * multipliers in floating point; they are rounded to multiples of a power of two, and the bound
 * they prove is computed in integers. So the bound is true even if the multipliers are inaccurate.
 */
final class Duality {

  private static final int MOST_SHIFT = 40;
  private static final double MOST_LONG = 0x1p61;

  private final PairProgram program;
  private final int groups;
  private final double[] wide;
  private final double[][] columns;
  private final double[] right;

  /**
   * A lower bound proved by multipliers.
   *
   * @param cost the lower bound: at most the least cost
   * @param topics the topics of the sums with a multiplier other than 0
   */
  record Proved(long cost, Set<PairProgram.Topic> topics) {}

  /**
   * @param program a program with a case for every group
   */
  Duality(PairProgram program) {
    this.program = program;
    groups = program.groups().size();
    wide = widths();
    columns = columns();
    right = right();
  }

  /**
   * @param weights the weight of each criterion
   * @param unit a number that divides every possible total, at least 1
   * @return a lower bound on the total, a multiple of the unit; 0 where the bound would exceed the
   *     greatest possible cost of all pairs, so that the program has no solution
   */
  Proved least(Weights weights, long unit) {
    long[] cost = new long[program.cases().size()];
    double[] real = new double[cost.length];
    double size = 1;
    for (int j = 0; j < cost.length; j++) {
      cost[j] = program.cases().get(j).costs.total(weights);
      real[j] = cost[j];
      size = Math.max(size, 1 + Math.abs(real[j]));
    }
    double[] found = new Simplex(columns, real, right).multipliers();
    double[] y = new double[wide.length];
    for (int s = 0; s < y.length; s++) {
      double multiplier = found[groups + s] / wide[s];
      y[s] = program.sums().get(s).equal() ? multiplier : Math.max(0, multiplier);
      size += Math.abs(y[s]) * wide[s];
    }
    int shift = Math.max(0, Math.min(MOST_SHIFT, Math.getExponent(MOST_LONG / size)));
    boolean fits = size < MOST_LONG;
    long[] multipliers = new long[y.length];
    for (int s = 0; s < y.length; s++) {
      multipliers[s] = fits ? Math.round(Math.scalb(y[s], shift)) : 0;
    }
    BigInteger sum = value(cost, multipliers, shift);
    BigInteger step = big(unit).shiftLeft(shift);
    BigInteger up =
        sum.add(step)
            .subtract(BigInteger.ONE)
            .divide(step)
            .multiply(big(unit))
            .max(BigInteger.ZERO);
    boolean unheardOf = up.compareTo(dearest(cost)) > 0 && dearest(cost).signum() > 0;
    return new Proved(unheardOf ? 0 : up.longValueExact(), topics(multipliers));
  }

  /** The cost of all pairs if each is of the most expensive case. */
  private BigInteger dearest(long[] cost) {
    long pairs = 0;
    for (long group : program.groups()) {
      pairs += group;
    }
    long most = 0;
    for (long c : cost) {
      most = Math.max(most, c);
    }
    return big(pairs).multiply(big(most));
  }

  /** The greatest amount of every sum. */
  private double[] widths() {
    double[] wide = new double[program.sums().size()];
    Arrays.fill(wide, 1);
    for (PairProgram.Case c : program.cases()) {
      for (int s = 0; s < wide.length; s++) {
        wide[s] = Math.max(wide[s], Math.abs((double) c.amounts[s]));
      }
    }
    return wide;
  }

  /**
   * A row for every group and every sum; a column for every case, and one for the surplus of each
   * sum that may exceed its value.
   */
  private double[][] columns() {
    int sums = program.sums().size();
    List<PairProgram.Case> cases = program.cases();
    int over = 0;
    for (PairProgram.PairSum sum : program.sums()) {
      over += sum.equal() ? 0 : 1;
    }
    double[][] columns = new double[cases.size() + over][groups + sums];
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

  private double[] right() {
    double[] right = new double[groups + program.sums().size()];
    for (int g = 0; g < groups; g++) {
      right[g] = program.groups().get(g);
    }
    for (int s = 0; s < program.sums().size(); s++) {
      right[groups + s] = program.sums().get(s).value() / wide[s];
    }
    return right;
  }

  private BigInteger value(long[] cost, long[] multipliers, int shift) {
    long[] least = new long[groups];
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
    for (int g = 0; g < groups; g++) {
      sum = sum.add(big(least[g]).multiply(big(program.groups().get(g))));
    }
    for (int s = 0; s < multipliers.length; s++) {
      sum = sum.add(big(multipliers[s]).multiply(big(program.sums().get(s).value())));
    }
    return sum;
  }

  private static BigInteger big(long n) {
    return BigInteger.valueOf(n);
  }

  private Set<PairProgram.Topic> topics(long[] multipliers) {
    Set<PairProgram.Topic> topics = EnumSet.noneOf(PairProgram.Topic.class);
    for (int s = 0; s < multipliers.length; s++) {
      if (multipliers[s] != 0) {
        topics.add(program.sums().get(s).topic());
      }
    }
    return topics;
  }
}
