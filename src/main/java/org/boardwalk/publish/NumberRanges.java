package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** Numbers as text, with consecutive numbers as a range: 1-4, 7, 9-10. */
final class NumberRanges {

  private NumberRanges() {}

  static String of(Collection<Integer> numbers) {
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

  /** A range, or a single number where both ends are equal. */
  static String range(int first, int last) {
    return first == last ? "" + first : first + "-" + last;
  }
}
