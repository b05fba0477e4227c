package org.boardwalk.search.local.switches;

import java.util.Arrays;

/**
 * Eigenvalues of a real symmetric matrix by cyclic Jacobi rotations (C. G. J. Jacobi, Über ein
 * leichtes Verfahren …, J. reine angew. Math. 30 (1846)). Exact up to rounding; O(size³) for each
 * of some ten sweeps.
 */
final class SymmetricEigenvalues {

  private static final int SWEEPS = 60;
  private static final double NEGLIGIBLE = 1e-22;

  private SymmetricEigenvalues() {}

  /**
   * @param matrix a symmetric matrix; it is not changed
   * @return its eigenvalues, ascending
   */
  static double[] of(double[][] matrix) {
    int n = matrix.length;
    double[][] a = Arrays.stream(matrix).map(double[]::clone).toArray(double[][]::new);
    double all = Arrays.stream(a).flatMapToDouble(Arrays::stream).map(x -> x * x).sum();
    for (int sweep = 0; sweep < SWEEPS && offDiagonal(a) > NEGLIGIBLE * all; sweep++) {
      for (int p = 0; p < n; p++) {
        for (int q = p + 1; q < n; q++) {
          rotate(a, p, q);
        }
      }
    }
    double[] values = new double[n];
    Arrays.setAll(values, k -> a[k][k]);
    Arrays.sort(values);
    return values;
  }

  private static double offDiagonal(double[][] a) {
    double sum = 0;
    for (int p = 0; p < a.length; p++) {
      for (int q = p + 1; q < a.length; q++) {
        sum += 2 * a[p][q] * a[p][q];
      }
    }
    return sum;
  }

  private static void rotate(double[][] a, int p, int q) {
    if (a[p][q] == 0) {
      return;
    }
    double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
    double t = Math.copySign(1, theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
    double cos = 1 / Math.sqrt(t * t + 1);
    double sin = t * cos;
    for (int k = 0; k < a.length; k++) {
      double kp = a[k][p];
      double kq = a[k][q];
      a[k][p] = cos * kp - sin * kq;
      a[k][q] = sin * kp + cos * kq;
    }
    for (int k = 0; k < a.length; k++) {
      double pk = a[p][k];
      double qk = a[q][k];
      a[p][k] = cos * pk - sin * qk;
      a[q][k] = sin * pk + cos * qk;
    }
  }
}
