package org.boardwalk.search.local.amend;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.search.local.kernel.Chance;

/**
 * Moves only contestants without a game. All others go where the plan says; in each round those
 * without a game take an empty seat at another table or, where there is none, the seat of others,
 * who then wait.
 */
final class RoverChange implements RestChange {

  private final RestPlan plan;
  private final int[][] base;
  private final List<List<Integer>> loose = new ArrayList<>();
  private final List<List<Integer>> targets = new ArrayList<>();

  /**
   * @param start the rest as planned
   */
  RoverChange(RestPlan plan, Rest start) {
    this.plan = plan;
    base = plan.slots();
    for (int r = 0; r < plan.rounds(); r++) {
      int round = r;
      List<Integer> idle =
          slots(plan.width()).filter(s -> base[round][s] > 0 && !plays(start, round, s)).toList();
      List<Integer> empty = slots(plan.benches()).filter(s -> base[round][s] == 0).toList();
      loose.add(idle);
      targets.add(empty.isEmpty() ? slots(plan.benches()).toList() : empty);
    }
  }

  private static Stream<Integer> slots(int number) {
    return IntStream.range(0, number).boxed();
  }

  private boolean plays(Rest rest, int r, int slot) {
    return slot < plan.benches() && rest.plays(r, slot / plan.perTable());
  }

  @Override
  public void attempt(Rest rest, Chance chance) {
    int r = chance.below(plan.rounds());
    asPlanned(rest, r);
    for (int slot : loose.get(r)) {
      List<Integer> choice = targets.get(r);
      rest.swap(r, slot, choice.get(chance.any(choice.size())));
    }
  }

  /** Restores the plan. */
  private void asPlanned(Rest rest, int r) {
    int[] row = rest.slots()[r];
    for (int slot = 0; slot < plan.width(); slot++) {
      if (base[r][slot] > 0 && row[slot] != base[r][slot]) {
        rest.swap(r, slot, find(row, base[r][slot]));
      }
    }
  }

  private int find(int[] row, int contestant) {
    return IntStream.range(0, plan.width()).filter(s -> row[s] == contestant).findFirst().orElse(0);
  }
}
