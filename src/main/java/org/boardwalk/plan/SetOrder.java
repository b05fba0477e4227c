package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * A renumbering of the sets of a movement: people meet as before, over other boards. Immutable.
 *
 * @param sets for each set of the movement, in the order of their numbers, its new number: each of
 *     1 to their count once
 */
public record SetOrder(List<Integer> sets) {

  /** Copies the list and checks that it is a permutation. */
  public SetOrder {
    sets = List.copyOf(sets);
    Set<Integer> all = new HashSet<>(sets);
    int count = sets.size();
    if (all.size() != count || all.stream().anyMatch(s -> s < 1 || s > count)) {
      throw new IllegalArgumentException(
          "order of sets must have each number from 1 to " + count + " once");
    }
  }

  /**
   * @param count how many sets
   * @return the order that changes nothing
   */
  public static SetOrder plain(int count) {
    return new SetOrder(IntStream.rangeClosed(1, count).boxed().toList());
  }

  /** {@return whether every set keeps its number} */
  public boolean plain() {
    return equals(plain(sets.size()));
  }

  /**
   * @param movement a movement with as many sets
   * @return the movement with its sets under these numbers
   * @throws IllegalArgumentException when it has another number of sets
   */
  public Movement of(Movement movement) {
    if (movement.boards().sets() != sets.size()) {
      throw new IllegalArgumentException(
          "order of " + sets.size() + " sets is for another movement");
    }
    List<Round> rounds = new ArrayList<>();
    for (Round round : movement.rounds()) {
      rounds.add(
          new Round(
              round.encounters().stream()
                  .map(e -> new Encounter(e.table(), e.seating(), sets.get(e.set() - 1)))
                  .toList()));
    }
    return movement.with(rounds);
  }

  /**
   * The order whose worst set costs least: a bottleneck assignment, by augmenting paths under a
   * rising threshold. Where the plain order does as well, it is kept.
   *
   * @param count how many sets
   * @param cost the cost of giving a set (first) a number (second), both from 1; at least 0
   * @return the order; O(count³) for each threshold
   */
  static SetOrder best(int count, IntBinaryOperator cost) {
    for (int most = 0; ; most++) {
      int threshold = most;
      if (IntStream.rangeClosed(1, count).allMatch(s -> cost.applyAsInt(s, s) <= threshold)) {
        return plain(count);
      }
      int[] setOf = new int[count + 1];
      boolean all = true;
      for (int set = 1; set <= count && all; set++) {
        all = placed(set, setOf, new boolean[count + 1], cost, threshold);
      }
      if (all) {
        Integer[] numbers = new Integer[count];
        IntStream.rangeClosed(1, count).forEach(number -> numbers[setOf[number] - 1] = number);
        return new SetOrder(Arrays.asList(numbers));
      }
    }
  }

  /** Gives a set a number within the threshold, moving other sets to other numbers where needed. */
  private static boolean placed(
      int set, int[] setOf, boolean[] seen, IntBinaryOperator cost, int most) {
    for (int number = 1; number < setOf.length; number++) {
      if (!seen[number] && cost.applyAsInt(set, number) <= most) {
        seen[number] = true;
        if (setOf[number] == 0 || placed(setOf[number], setOf, seen, cost, most)) {
          setOf[number] = set;
          return true;
        }
      }
    }
    return false;
  }
}
