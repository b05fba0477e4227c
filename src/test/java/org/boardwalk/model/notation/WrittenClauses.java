package org.boardwalk.model.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Clauses as a reader who knows nothing of models reads them from DIMACS; solutions by trying. */
record WrittenClauses(int variables, List<int[]> clauses) {

  static WrittenClauses dimacs(String text) {
    List<String> lines =
        text.lines().filter(l -> !l.startsWith("c ")).filter(l -> !l.isBlank()).toList();
    String[] header = lines.get(0).split(" ", -1);
    assertThat(header).startsWith("p", "cnf").hasSize(4);
    List<int[]> clauses = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      int[] numbers = Arrays.stream(line.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
      assertThat(numbers[numbers.length - 1]).as(line).isZero();
      int[] literals = Arrays.copyOf(numbers, numbers.length - 1);
      assertThat(literals).as(line).doesNotContain(0);
      clauses.add(literals);
    }
    assertThat(clauses).hasSize(Integer.parseInt(header[3]));
    return new WrittenClauses(Integer.parseInt(header[2]), clauses);
  }

  /** The number of solutions over all variables, further ones included. */
  long solutions() {
    return solutions(Set.of());
  }

  private long solutions(Set<Integer> settled) {
    Set<Integer> now = new HashSet<>(settled);
    if (!propagate(now)) {
      return 0;
    }
    int open =
        IntStream.rangeClosed(1, variables)
            .filter(v -> !now.contains(v) && !now.contains(-v))
            .findFirst()
            .orElse(0);
    return open == 0 ? 1 : solutions(with(now, open)) + solutions(with(now, -open));
  }

  private static Set<Integer> with(Set<Integer> literals, int one) {
    Set<Integer> more = new HashSet<>(literals);
    more.add(one);
    return more;
  }

  /** Adds what follows; false where nothing can hold. */
  private boolean propagate(Set<Integer> settled) {
    boolean more = true;
    while (more) {
      more = false;
      for (int[] clause : clauses) {
        if (IntStream.of(clause).anyMatch(settled::contains)) {
          continue;
        }
        int[] open = IntStream.of(clause).filter(l -> !settled.contains(-l)).toArray();
        if (open.length == 0) {
          return false;
        }
        more |= open.length == 1 && settled.add(open[0]);
      }
    }
    return true;
  }
}
