package org.boardwalk.quality;

import java.util.Arrays;

/**
 * The revised simplex method, in floating point, for few rows: minimise c·x where A·x = b, x ≥ 0.
 * Only its multipliers are used, and they need not be exact: the caller computes the bound they
 * prove. Artificial variables with a high price make every row feasible.
 *
 * <p>G. B. Dantzig, Linear Programming and Extensions (1963). The right-hand sides are shifted by
 * tiny amounts, so that every step gains. Each step takes O(rows · columns); there are rarely more
 * than a few times as many steps as rows, and at most {@value #STEPS}.
 */
final class Simplex {

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
