package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.wish.Moves.Steps;

/**
 * Searches for constant steps of South, East, West and the sets after every round that make a
 * rainbow with as many rounds as possible. Two parts that differ by d steps at n tables are
 * together again after n / gcd(n, d) rounds, so that the least such number over the ten differences
 * of 0 (North) and the four steps counts. For as many rounds as tables all ten must be prime to n:
 * possible if and only if n is prime to 6. Exact: all steps are tried.
 */
final class StepSearch {

  private static final int MOVING = 4;

  private final int tables;
  private final List<Integer> steps;

  StepSearch(int tables) {
    this.tables = tables;
    // Small steps are easier to announce.
    steps =
        IntStream.rangeClosed(1, tables / 2)
            .flatMap(s -> 2 * s == tables ? IntStream.of(s) : IntStream.of(s, -s))
            .boxed()
            .toList();
  }

  /** Steps for so many rounds, the plain rule if it serves; empty when there are none. */
  Optional<Steps> steps(int rounds) {
    if (Steps.RULE.rounds(tables) >= rounds) {
      return Optional.of(Steps.RULE);
    }
    List<Integer> chosen = new ArrayList<>(List.of(0));
    return choose(chosen, rounds)
        ? Optional.of(new Steps(chosen.get(1), chosen.get(2), chosen.get(3), chosen.get(MOVING)))
        : Optional.empty();
  }

  private boolean choose(List<Integer> chosen, int rounds) {
    if (chosen.size() > MOVING) {
      return true;
    }
    for (int step : steps) {
      if (chosen.stream().allMatch(other -> Steps.roundsApart(tables, step - other) >= rounds)) {
        chosen.add(step);
        if (choose(chosen, rounds)) {
          return true;
        }
        chosen.remove(chosen.size() - 1);
      }
    }
    return false;
  }

  /** The most rounds that any steps allow. */
  int mostRounds() {
    int rounds = tables;
    while (steps(rounds).isEmpty()) {
      rounds--;
    }
    return rounds;
  }
}
