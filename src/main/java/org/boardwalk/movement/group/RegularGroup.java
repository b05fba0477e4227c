package org.boardwalk.movement.group;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A group of permutations of 0 .. order-1, one of which takes 0 to each of these numbers: element a
 * is the one that takes 0 to a, and moves b to a times b.
 */
public final class RegularGroup implements FiniteGroup {

  private final int[][] product;
  private final int[] inverse;

  private RegularGroup(int[][] product) {
    this.product = product;
    inverse = new int[product.length];
    for (int a = 0; a < product.length; a++) {
      for (int b = 0; b < product.length; b++) {
        if (product[a][b] == 0) {
          inverse[a] = b;
        }
      }
    }
  }

  /**
   * @param images all permutations of a group, by their images of 0, 1, ...; what comes after as
   *     many numbers as there are permutations is not looked at
   * @return the group; empty where the permutations do not move these numbers regularly
   */
  public static Optional<RegularGroup> of(List<int[]> images) {
    int order = images.size();
    int[][] product = new int[order][];
    for (int[] image : images) {
      if (image[0] < order && product[image[0]] == null) {
        product[image[0]] = Arrays.copyOf(image, order);
      }
    }
    for (int[] row : product) {
      if (row == null || Arrays.stream(row).anyMatch(p -> p >= order)) {
        return Optional.empty();
      }
    }
    return Optional.of(new RegularGroup(product));
  }

  @Override
  public int order() {
    return product.length;
  }

  @Override
  public int multiply(int a, int b) {
    return product[a][b];
  }

  @Override
  public int inverse(int a) {
    return inverse[a];
  }

  @Override
  public String name() {
    return "a group of order " + order();
  }
}
