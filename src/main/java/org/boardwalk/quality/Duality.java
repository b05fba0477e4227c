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
    long[] cost = program.costs(weights);
    double[] real = new double[cost.length];
    double size = 1;
    for (int j = 0; j < cost.length; j++) {
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

  /**
   * The revised simplex method, in floating point, for few rows: minimise c·x where A·x = b, x ≥ 0.
   * Only its multipliers are used, and they need not be exact: the caller computes the bound they
   * prove. Artificial variables with a high price make every row feasible.
   *
   * <p>G. B. Dantzig, Linear Programming and Extensions (1963). The right-hand sides are shifted by
   * tiny amounts, so that every step gains. Each step takes O(rows · columns); there are rarely
   * more than a few times as many steps as rows, and at most {@value #STEPS}.
   */
  private static final class Simplex {

    private static final int STEPS = 400;
    private static final int BLOCK = 256;
    private static final double SHIFT = 1e-7;
    private static final double NOTHING = 1e-9;

    private final double[][] columns;
    private final double[] cost;
    private final double[] sign;
    private final double price;
    private final int rows;
    private final double[][] inverse;
    private final double[] values;
    private final int[] basis;
    private int next;

    /**
     * @param columns the columns of A
     * @param cost c; 0 for the last columns, which it does not reach
     * @param right b
     */
    Simplex(double[][] columns, double[] cost, double[] right) {
      this.columns = columns;
      this.cost = Arrays.copyOf(cost, columns.length);
      rows = right.length;
      double dearest = 0;
      for (double c : cost) {
        dearest = Math.max(dearest, Math.abs(c));
      }
      price = 1 + 1e4 * dearest;
      sign = new double[rows];
      values = new double[rows];
      inverse = new double[rows][rows];
      basis = new int[rows];
      for (int r = 0; r < rows; r++) {
        sign[r] = right[r] < 0 ? -1 : 1;
        values[r] = Math.abs(right[r]) + SHIFT * (r + 1);
        inverse[r][r] = sign[r];
        basis[r] = -1;
      }
    }

    /**
     * Makes steps until none gains.
     *
     * @return a multiplier for every row
     */
    double[] multipliers() {
      double[] y = prices();
      for (int step = 0; step < STEPS; step++) {
        int in = entering(y);
        if (in < 0 || !enter(in)) {
          return y;
        }
        y = prices();
      }
      return y;
    }

    private double[] prices() {
      double[] y = new double[rows];
      for (int r = 0; r < rows; r++) {
        double c = basis[r] < 0 ? price : cost[basis[r]];
        for (int k = 0; k < rows; k++) {
          y[k] += c * inverse[r][k];
        }
      }
      return y;
    }

    /** The best column of the next block with a column that gains; -1 where no column gains. */
    private int entering(double[] y) {
      int best = -1;
      double least = 0;
      for (int seen = 0; seen < columns.length; seen++) {
        if (best >= 0 && seen % BLOCK == 0) {
          return best;
        }
        int j = next;
        next = next + 1 == columns.length ? 0 : next + 1;
        double reduced = reduced(j, y);
        if (reduced < least - NOTHING * (1 + Math.abs(cost[j]))) {
          least = reduced;
          best = j;
        }
      }
      return best;
    }

    private double reduced(int j, double[] y) {
      double reduced = cost[j];
      double[] column = columns[j];
      for (int r = 0; r < rows; r++) {
        reduced -= y[r] * column[r];
      }
      return reduced;
    }

    private boolean enter(int in) {
      double[] change = new double[rows];
      int out = -1;
      double least = Double.POSITIVE_INFINITY;
      for (int r = 0; r < rows; r++) {
        for (int k = 0; k < rows; k++) {
          change[r] += inverse[r][k] * columns[in][k];
        }
        if (change[r] > NOTHING && values[r] / change[r] < least) {
          least = values[r] / change[r];
          out = r;
        }
      }
      if (out >= 0) {
        pivot(in, out, change);
      }
      return out >= 0;
    }

    private void pivot(int in, int out, double[] change) {
      double step = values[out] / change[out];
      for (int k = 0; k < rows; k++) {
        inverse[out][k] /= change[out];
      }
      for (int r = 0; r < rows; r++) {
        if (r != out && change[r] != 0) {
          values[r] = Math.max(0, values[r] - change[r] * step);
          for (int k = 0; k < rows; k++) {
            inverse[r][k] -= change[r] * inverse[out][k];
          }
        }
      }
      values[out] = step;
      basis[out] = in;
    }
  }
}
