package org.boardwalk.model.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.Text;

/**
 * Clauses over 0/1 variables numbered from 1; a negative number is a negated literal. Auxiliary
 * variables come after the initial ones.
 */
final class Clauses {

  /** The literal that is always true; its negation is always false. */
  static final int TRUE = Integer.MAX_VALUE;

  private static final int MOST = 20_000_000;

  private final List<int[]> clauses = new ArrayList<>();
  private int variables;

  Clauses(int variables) {
    this.variables = variables;
  }

  /** Adds an auxiliary variable. */
  int further() {
    return ++variables;
  }

  /** Adds the clause that at least one of these literals is true. */
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
