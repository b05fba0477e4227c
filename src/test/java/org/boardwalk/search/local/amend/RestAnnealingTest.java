package org.boardwalk.search.local.amend;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PartedExamples;
import org.boardwalk.movement.Round;
import org.boardwalk.search.local.amend.Rest.Price;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.junit.jupiter.api.Nested;

/** The rest of a session to which pairs come and from which one leaves, counted anew. */
class RestAnnealingTest {

  private static final RestPlan MITCHELL =
      RestPlan.of(new Disruption(Examples.mitchell(5, 0, 1), 2, List.of(3), 2));
  private static final RestPlan PARTED =
      RestPlan.of(new Disruption(PartedExamples.fivePairs(), 2, List.of(3), 2));
  private static final Price PRICE = new Price(12, 1);

  private abstract static class Contract extends ProblemContract<RestAnnealing> {
    private final RestPlan plan;
    private Rest rest;

    Contract(RestPlan plan) {
      this.plan = plan;
      rest = new Rest(plan, PRICE);
    }

    abstract RestChange change(Rest rest);

    @Override
    protected RestAnnealing problem(long seed) {
      rest = new Rest(plan, PRICE);
      RestAnnealing annealing = new RestAnnealing(rest, change(rest));
      annealing.cooled(new RestAnnealing.Effort(new Temperatures(1e6, 1e6), 50), seed, () -> false);
      return annealing;
    }

    @Override
    protected double cost(RestAnnealing problem, double temperature) {
      Movement session = plan.session(rest.slots(), rest.sets());
      return changes(plan, rest) + faults(plan, session);
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

  private static int changes(RestPlan plan, Rest rest) {
    int changes = 0;
    for (int r = 0; r < plan.rounds(); r++) {
      for (int slot = 0; slot < plan.benches(); slot++) {
        int now = rest.slots()[r][slot];
        changes += now > 0 && now != plan.slots()[r][slot] ? 1 : 0;
      }
      for (int at = 0; at < plan.sets()[r].length; at++) {
        changes += rest.sets()[r][at] == plan.sets()[r][at] ? 0 : 1;
      }
    }
    return PRICE.change() * changes;
  }

  private static long faults(RestPlan plan, Movement session) {
    Map<List<Integer>, Integer> met = new HashMap<>();
    Map<List<Integer>, Integer> played = new HashMap<>();
    long cost = 0;
    int parts = session.boards().parts();
    for (int part = 0; part < session.rounds().size(); part++) {
      for (Encounter e : session.rounds().get(part).encounters()) {
        List<Integer> there = e.seating().seats().values().stream().sorted().toList();
        if (part % parts == 0) {
          cost += met.merge(there, 1, Integer::sum) > 1 ? PRICE.again() : 0;
        }
        for (int c : there) {
          cost += played.merge(List.of(c, e.set()), 1, Integer::sum) > 1 ? Price.REPLAY : 0;
        }
      }
    }
    List<Round> rounds =
        IntStream.range(0, session.rounds().size() / parts)
            .mapToObj(r -> session.rounds().get(r * parts))
            .toList();
    for (int c = 1; c <= session.contestants(); c++) {
      cost += Price.IDLE * squared(plan.disruption(), c, rounds);
    }
    return cost;
  }

  /** The rounds without a game, squared: of those who left before, of those who come after. */
  private static long squared(Disruption why, int contestant, List<Round> rounds) {
    int from = contestant > why.movement().contestants() ? why.played() : 0;
    int to = why.there().contains(contestant) ? rounds.size() : why.played();
    long idle =
        rounds.subList(from, to).stream()
            .filter(r -> r.sittingOut(why.contestants()).contains(contestant))
            .count();
    return idle * idle;
  }

  @Nested
  class OfAnyChanges extends Contract {
    OfAnyChanges() {
      super(MITCHELL);
    }

    @Override
    RestChange change(Rest rest) {
      return new Amendments.AnyChange(MITCHELL);
    }
  }

  @Nested
  class OfAnyChangesInRoundsOfTwoSets extends Contract {
    OfAnyChangesInRoundsOfTwoSets() {
      super(PARTED);
    }

    @Override
    RestChange change(Rest rest) {
      return new Amendments.AnyChange(PARTED);
    }
  }

  @Nested
  class OfRovers extends Contract {
    OfRovers() {
      super(MITCHELL);
    }

    @Override
    RestChange change(Rest rest) {
      return new Amendments.RoverChange(MITCHELL, rest);
    }
  }
}
