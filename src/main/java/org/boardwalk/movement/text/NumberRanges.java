package org.boardwalk.movement.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** Numbers as text, with consecutive numbers as a range: 1-4, 7, 9-10. */
public final class NumberRanges {

  private NumberRanges() {}

  /**
   * @param numbers some numbers
   * @return them in ascending order, such as 1-4, 7
   */
  public static String of(Collection<Integer> numbers) {
    List<String> ranges = new ArrayList<>();
    TreeSet<Integer> rest = new TreeSet<>(numbers);
    while (!rest.isEmpty()) {
      int first = rest.first();
      int last = first;
      while (rest.remove(last)) {
        last++;
      }
      ranges.add(range(first, last - 1));
    }
    return String.join(", ", ranges);
  }

  /**
   * @param first a number
   * @param last a number that is not smaller
   * @return the range, or a single number where both ends are equal
   */
  public static String range(int first, int last) {
    return first == last ? "" + first : first + "-" + last;
  }
}
