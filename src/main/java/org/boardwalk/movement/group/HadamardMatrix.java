package org.boardwalk.movement.group;

import java.util.Optional;

/**
 * A Hadamard matrix: a square matrix of signs in which any two columns are orthogonal. Column 0
 * holds +1 alone, so that every other column has as many +1 as -1.
 *
 * <p>Made from the squares of a field of q elements, for the orders q + 1, q ≡ 3 (mod 4), and 2(q +
 * 1), q ≡ 1 (mod 4), by R. E. A. C. Paley, On orthogonal matrices, J. Math. Phys. 12 (1933); and
 * for twice any of these orders by J. J. Sylvester, Phil. Mag. 34 (1867). Of the multiples of 4 up
 * to 200 these leave out 92, 116, 156, 172, 184 and 188. Takes O(order²).
 */
public final class HadamardMatrix {

  private final int[][] sign;

  private HadamardMatrix(int[][] sign) {
    this.sign = sign;
  }

  /**
   * @param order number of rows and columns
   * @return a matrix; empty where none is known here
   */
  public static Optional<HadamardMatrix> ofOrder(int order) {
    return signs(order).map(HadamardMatrix::withPlainColumn);
  }

  /** Multiplies rows by -1, which keeps columns orthogonal, until column 0 holds +1 alone. */
  private static HadamardMatrix withPlainColumn(int[][] sign) {
    for (int[] row : sign) {
      int first = row[0];
      for (int c = 0; c < row.length; c++) {
        row[c] *= first;
      }
    }
    return new HadamardMatrix(sign);
  }

  private static Optional<int[][]> signs(int order) {
    if (order == 1) {
      return Optional.of(new int[][] {{1}});
    }
    if (order < 1 || order % 2 > 0) {
      return Optional.empty();
    }
    if (order % 4 == 0) {
      Optional<FiniteField> field = FiniteField.ofOrder(order - 1);
      if (field.isPresent()) {
        return field.map(HadamardMatrix::skew);
      }
      Optional<FiniteField> half =
          FiniteField.ofOrder(order / 2 - 1).filter(f -> f.additive().order() % 4 == 1);
      if (half.isPresent()) {
        return half.map(HadamardMatrix::symmetric);
      }
    }
    return signs(order / 2).map(HadamardMatrix::twice);
  }

  /** The matrix I + C, where C is the skew conference matrix of a field. */
  private static int[][] skew(FiniteField field) {
    int[][] sign = conference(field);
    sign[0][0] = 1;
    for (int k = 1; k < sign.length; k++) {
      sign[k][0] = -1;
      sign[k][k] = 1;
    }
    return sign;
  }

  /** Every entry c of a symmetric conference matrix becomes a square of four signs. */
  private static int[][] symmetric(FiniteField field) {
    int[][] conference = conference(field);
    int n = conference.length;
    int[][] sign = new int[2 * n][2 * n];
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        int entry = conference[r][c];
        sign[2 * r][2 * c] = r == c ? 1 : entry;
        sign[2 * r][2 * c + 1] = r == c ? -1 : entry;
        sign[2 * r + 1][2 * c] = r == c ? -1 : entry;
        sign[2 * r + 1][2 * c + 1] = r == c ? -1 : -entry;
      }
    }
    return sign;
  }

  /** Row and column 0 hold 1; the others whether the difference of two elements is a square. */
  private static int[][] conference(FiniteField field) {
    AbelianGroup group = field.additive();
    int[][] sign = new int[group.order() + 1][group.order() + 1];
    for (int a = 0; a < group.order(); a++) {
      sign[0][a + 1] = 1;
      sign[a + 1][0] = 1;
      for (int b = 0; b < group.order(); b++) {
        sign[a + 1][b + 1] = field.character(group.add(b, group.negate(a)));
      }
    }
    return sign;
  }

  private static int[][] twice(int[][] half) {
    int n = half.length;
    int[][] sign = new int[2 * n][2 * n];
    for (int r = 0; r < 2 * n; r++) {
      for (int c = 0; c < 2 * n; c++) {
        sign[r][c] = (r < n || c < n ? 1 : -1) * half[r % n][c % n];
      }
    }
    return sign;
  }

  /** {@return number of rows and columns} */
  public int order() {
    return sign.length;
  }

  /**
   * @param row from 0
   * @param column from 0
   * @return +1 or -1
   */
  public int sign(int row, int column) {
    return sign[row][column];
  }
}
