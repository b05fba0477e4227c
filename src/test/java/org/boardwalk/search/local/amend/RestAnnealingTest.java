package org.boardwalk.search.local.amend;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Round;
import org.boardwalk.search.local.amend.Rest.Price;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.junit.jupiter.api.Nested;

/** The rest of a Mitchell to which a pair comes and from which one leaves, counted anew. */
class RestAnnealingTest {

  private static final Disruption DISRUPTION =
      new Disruption(Examples.mitchell(5, 0, 1), 2, List.of(3), 2);
  private static final RestPlan PLAN = RestPlan.of(DISRUPTION);
  private static final Price PRICE = new Price(12, 1);

  private abstract static class Contract extends ProblemContract<RestAnnealing> {
    private Rest rest = new Rest(PLAN, PRICE);

    abstract RestChange change(Rest rest);

    @Override
    protected RestAnnealing problem(long seed) {
      rest = new Rest(PLAN, PRICE);
      RestAnnealing annealing = new RestAnnealing(rest, change(rest));
      annealing.cooled(new RestAnnealing.Effort(new Temperatures(1e6, 1e6), 50), seed, () -> false);
      return annealing;
    }

    @Override
    protected double cost(RestAnnealing problem, double temperature) {
      List<Round> rounds = new ArrayList<>(PLAN.session(rest.slots(), rest.sets()).rounds());
      return changes(rest) + faults(rounds);
    }

    @Override
    protected Object state(RestAnnealing problem) {
      return List.of(Arrays.deepToString(rest.slots()), Arrays.deepToString(rest.sets()));
    }

    @Override
    protected Temperatures range() {
      return new Temperatures(40, 0.3);
    }
  }

  private static int changes(Rest rest) {
    int changes = 0;
    for (int r = 0; r < PLAN.rounds(); r++) {
      for (int slot = 0; slot < PLAN.benches(); slot++) {
        int now = rest.slots()[r][slot];
        changes += now > 0 && now != PLAN.slots()[r][slot] ? 1 : 0;
      }
      for (int t = 0; t < PLAN.tables(); t++) {
        changes += rest.sets()[r][t] == PLAN.sets()[r][t] ? 0 : 1;
      }
    }
    return PRICE.change() * changes;
  }

  private static long faults(List<Round> rounds) {
    Map<List<Integer>, Integer> met = new HashMap<>();
    Map<List<Integer>, Integer> played = new HashMap<>();
    long cost = 0;
    for (Round round : rounds) {
      for (Encounter e : round.encounters()) {
        List<Integer> there = e.seating().seats().values().stream().sorted().toList();
        cost += met.merge(there, 1, Integer::sum) > 1 ? PRICE.again() : 0;
        for (int c : there) {
          cost += played.merge(List.of(c, e.set()), 1, Integer::sum) > 1 ? Price.REPLAY : 0;
        }
      }
    }
    for (int c = 1; c <= DISRUPTION.contestants(); c++) {
      cost += Price.IDLE * squared(c, rounds);
    }
    return cost;
  }

  /** The rounds without a game, squared: of those who left before, of those who come after. */
  private static long squared(int contestant, List<Round> rounds) {
    int from = contestant > DISRUPTION.movement().contestants() ? DISRUPTION.played() : 0;
    int to = DISRUPTION.there().contains(contestant) ? rounds.size() : DISRUPTION.played();
    long idle =
        rounds.subList(from, to).stream()
            .filter(r -> r.sittingOut(DISRUPTION.contestants()).contains(contestant))
            .count();
    return idle * idle;
  }

  @Nested
  class OfAnyChanges extends Contract {
    @Override
    RestChange change(Rest rest) {
      return new Amendments.AnyChange(PLAN);
    }
  }

  @Nested
  class OfRovers extends Contract {
    @Override
    RestChange change(Rest rest) {
      return new Amendments.RoverChange(PLAN, rest);
    }
  }
}
