package org.boardwalk.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.text.Text;

/**
 * Clauses over 0/1 variables that are numbered from 1; a negative number is the opposite. Further
 * variables come after those that there were at first.
 */
final class Clauses {

  /** What always holds, as a literal; its opposite never does. */
  static final int TRUE = Integer.MAX_VALUE;

  private static final int MOST = 20_000_000;

  private final List<int[]> clauses = new ArrayList<>();
  private int variables;

  Clauses(int variables) {
    this.variables = variables;
  }

  /** A further variable. */
  int further() {
    return ++variables;
  }

  /** At least one of these holds. */
  void add(int... literals) {
    if (IntStream.of(literals).anyMatch(l -> l == TRUE)) {
      return;
    }
    if (clauses.size() == MOST) {
      throw new IllegalArgumentException(
          Text.of("the model takes more than [%,d] clauses\n", MOST)
              + "Maybe write the format [opb], which has sums.");
    }
    clauses.add(IntStream.of(literals).filter(l -> l != -TRUE).toArray());
  }

  int variables() {
    return variables;
  }

  List<int[]> all() {
    return clauses;
  }
}
