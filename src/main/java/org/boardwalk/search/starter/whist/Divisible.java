package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.text.Text;

/**
 * A group divisible design: two points of different groups are together in one block, those of one
 * group in none.
 *
 * @param groups the group of each point, from 0
 * @param blocks the points of each block
 * @param name its name
 */
record Divisible(List<Integer> groups, List<List<Integer>> blocks, String name) {

  Divisible {
    groups = List.copyOf(groups);
    blocks = List.copyOf(blocks);
  }

  /**
   * A transversal design with points of the last group left out: of the lines y = a·x + b over a
   * field, k places x are kept, and the last group has slopes a. O(q²·k).
   *
   * @param k number of groups of q, at most q
   * @param q number of elements of a field
   * @param last number of points of the last group, 0 to q
   * @return the design; empty where there is no field
   */
  static Optional<Divisible> truncated(int k, int q, int last) {
    return FiniteField.ofOrder(q).map(field -> truncated(k, q, last, field));
  }

  private static Divisible truncated(int k, int q, int last, FiniteField field) {
    List<List<Integer>> blocks = new ArrayList<>();
    for (int a = 0; a < q; a++) {
      for (int b = 0; b < q; b++) {
        List<Integer> block = new ArrayList<>();
        for (int x = 0; x < k; x++) {
          block.add(x * q + field.additive().add(field.multiply(a, x), b));
        }
        if (a < last) {
          block.add(k * q + a);
        }
        blocks.add(block);
      }
    }
    return new Divisible(
        IntStream.range(0, k * q + last).mapToObj(p -> p / q).toList(),
        blocks,
        Text.of("%d groups of %d and one of %d", k, q, last));
  }

  /** The numbers of points that blocks have, each once. */
  List<Integer> blockSizes() {
    return blocks.stream().map(List::size).distinct().toList();
  }
}
