package org.boardwalk.search.local.switches;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * A proven lower bound on Σ c² over all switches: the greater of two bounds, rounded up.
 *
 * <p><b>Parity.</b> For two contestants that meet over sets played t₁, t₂, … times and compare on n
 * other sets, c is Σ(t-1) plus n signs: an integer of known parity between Σ(t-1) - n and Σ(t-1) +
 * n. The sum S of all c is fixed, and squares are convex: starting from the least values and always
 * raising the c for which that costs least gives the least Σ c² of such integers.
 *
 * <p><b>Rank.</b> Let X hold the signs x(i,u), 0 where i does not play u, and G = X·Xᵀ. Off the
 * diagonal C = G + M, where M(i,j) = Σ t over the sets at which i and j meet, whatever the
 * switches. G is positive semidefinite. Its diagonal is the number of sets that each contestant
 * plays, with trace τ; its rank is at most the number r of sets played; and G·1 = 0, since the
 * signs of every set add up to 0. So with Q = I - J/v, G = QGQ and ‖G + M‖² = ‖G + QMQ‖² + ‖M‖² -
 * ‖QMQ‖². By von Neumann's trace inequality the scalar product of G and QMQ is least when the
 * greatest eigenvalues of G are paired with the least ones μ of QMQ (on the space orthogonal to 1),
 * so ‖G + QMQ‖² ≥ min Σ (λₖ + μₖ)² over λ ≥ 0 with Σ λ = τ, where only the r least μ have a λ:
 * level-filling again. Half of that, less the squares of the diagonal, bounds Σ c².
 *
 * <p><b>Rounding.</b> c² is 1 mod 4 for odd c and 0 for even c, so Σ c² is congruent to the number
 * of odd c.
 *
 * <p>Source of the trace inequality: R. A. Horn and C. R. Johnson, Matrix Analysis (2nd ed., 2013),
 * theorem 4.3.53. Cost O(contestants³).
 */
final class LeastSquares {

  /** A bound on the rounding errors of the eigenvalues, as a share. */
  private static final double ERROR = 1e-7;

  private final SwitchCounts counts;
  private final int size;
  private final int[][] met;
  private final int[][] meetings;
  private final int[][] compared;
  private final int[] played;

  private LeastSquares(SwitchCounts counts) {
    this.counts = counts;
    size = counts.size;
    met = new int[size][size];
    meetings = new int[size][size];
    compared = new int[size][size];
    played = new int[size];
    for (int[] set : counts.sets) {
      for (int e : set) {
        played[counts.ns(e)]++;
        played[counts.ew(e)]++;
        both(met, counts.ns(e), counts.ew(e), set.length);
        both(meetings, counts.ns(e), counts.ew(e), set.length - 1);
        Arrays.stream(set).filter(f -> e < f).forEach(f -> compare(e, f));
      }
    }
  }

  private void compare(int e, int f) {
    both(compared, counts.ns(e), counts.ns(f), 1);
    both(compared, counts.ns(e), counts.ew(f), 1);
    both(compared, counts.ew(e), counts.ns(f), 1);
    both(compared, counts.ew(e), counts.ew(f), 1);
  }

  private static void both(int[][] matrix, int i, int j, int value) {
    matrix[i][j] += value;
    matrix[j][i] += value;
  }

  /** The bound. */
  static long of(SwitchCounts counts) {
    LeastSquares least = new LeastSquares(counts);
    long bound = Math.max(least.parity(), least.rank());
    return bound + Math.floorMod(least.odd() - bound, 4L);
  }

  private long odd() {
    long odd = 0;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < i; j++) {
        odd += counts.balance(i, j) & 1;
      }
    }
    return odd;
  }

  private long parity() {
    TreeMap<Integer, Long> raisable = new TreeMap<>();
    long raises = 0;
    long squares = 0;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < i; j++) {
        int low = meetings[i][j] - compared[i][j];
        raises += (counts.balance(i, j) - low) / 2;
        squares += (long) low * low;
        for (int c = low; c < low + 2 * compared[i][j]; c += 2) {
          raisable.merge(c, 1L, Long::sum);
        }
      }
    }
    for (Map.Entry<Integer, Long> level : raisable.entrySet()) {
      long taken = Math.min(raises, level.getValue());
      squares += taken * (4L * level.getKey() + 4);
      raises -= taken;
    }
    return squares;
  }

  private long rank() {
    double[][] centred = centred();
    double outside = squares(met) - squares(centred);
    double[] eigen = SymmetricEigenvalues.of(centred);
    // One eigenvalue 0 belongs to the vector of ones, where G is 0; leaving out the eigenvalue
    // nearest to 0 leaves those on the space orthogonal to it.
    double[] mu = withoutNearestToZero(eigen);
    int rank = Math.min(counts.sets.length, mu.length);
    double[] filled = LevelFilling.fill(Arrays.copyOf(mu, rank), Arrays.stream(played).sum());
    double sum = outside;
    for (int k = 0; k < mu.length; k++) {
      double value = k < rank ? filled[k] : mu[k];
      sum += value * value;
    }
    double diagonal = Arrays.stream(played).mapToDouble(p -> (double) p * p).sum();
    double bound = (sum - diagonal) / 2;
    return (long) Math.ceil(bound - ERROR * (1 + squares(met)));
  }

  private double[][] centred() {
    double[] row = new double[size];
    double all = 0;
    for (int i = 0; i < size; i++) {
      row[i] = Arrays.stream(met[i]).sum() / (double) size;
      all += row[i] / size;
    }
    double[][] centred = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        centred[i][j] = met[i][j] - row[i] - row[j] + all;
      }
    }
    return centred;
  }

  private static double squares(int[][] matrix) {
    return Arrays.stream(matrix)
        .flatMapToInt(Arrays::stream)
        .mapToDouble(x -> (double) x * x)
        .sum();
  }

  private static double squares(double[][] matrix) {
    return Arrays.stream(matrix).flatMapToDouble(Arrays::stream).map(x -> x * x).sum();
  }

  private static double[] withoutNearestToZero(double[] eigen) {
    int nearest = 0;
    for (int k = 1; k < eigen.length; k++) {
      nearest = Math.abs(eigen[k]) < Math.abs(eigen[nearest]) ? k : nearest;
    }
    double[] rest = new double[eigen.length - 1];
    System.arraycopy(eigen, 0, rest, 0, nearest);
    System.arraycopy(eigen, nearest + 1, rest, nearest, rest.length - nearest);
    return rest;
  }

  /** Distributes an amount over numbers so that the sum of their squares becomes least. */
  static final class LevelFilling {

    private LevelFilling() {}

    /**
     * Raises the lowest numbers to one level; exact up to rounding: the sum of squares is convex.
     *
     * @param ascending numbers in ascending order, at least one
     * @param amount the amount added in all, at least 0
     * @return the raised numbers, in the same order
     */
    static double[] fill(double[] ascending, double amount) {
      double sum = amount;
      int raised = 0;
      while (raised < ascending.length && (raised == 0 || ascending[raised] * raised < sum)) {
        sum += ascending[raised++];
      }
      double level = sum / raised;
      double[] filled = ascending.clone();
      Arrays.fill(filled, 0, raised, level);
      return filled;
    }
  }

  /**
   * Eigenvalues of a real symmetric matrix by cyclic Jacobi rotations (C. G. J. Jacobi, Über ein
   * leichtes Verfahren …, J. reine angew. Math. 30 (1846)). Exact up to rounding; O(size³) for each
   * of some ten sweeps.
   */
  static final class SymmetricEigenvalues {

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
}
