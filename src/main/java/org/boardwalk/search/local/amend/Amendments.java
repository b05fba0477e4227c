package org.boardwalk.search.local.amend;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Detour;
import org.boardwalk.search.local.amend.Rest.Price;
import org.boardwalk.search.local.amend.RestAnnealing.Effort;
import org.boardwalk.search.local.amend.RestAnnealing.Found;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Finds ways to go on with a session that cannot go on as planned. Heuristic: every way keeps all
 * rules, but a better one may exist. No contestant plays a board again: where that could not be
 * avoided otherwise, a table rests for a round.
 *
 * <p>The rest of the session is found by simulated annealing, after S. Kirkpatrick, C. D. Gelatt
 * and M. P. Vecchi, Optimization by Simulated Annealing, Science 220, 1983. A move exchanges two
 * contestants who play in one round, or two sets of one round. Takes some seconds for 20 tables.
 */
public final class Amendments {

  private static final Effort ROVING = new Effort(new Temperatures(60, 1), 150_000);
  private static final Effort REPAIRING = new Effort(new Temperatures(8, 0.3), 500_000);
  private static final Effort DESIGNING = new Effort(new Temperatures(40, 0.3), 1_000_000);
  private static final Effort POLISHING = new Effort(new Temperatures(6, 0.3), 500_000);

  private static final Price LITTLE_CHANGE = new Price(2, 4);
  private static final Price FEW_AGAIN = new Price(12, 1);

  /** The prices of a wholly new rest: a repeated meeting is dear, a change of seat is free. */
  private static final Price ALL_NEW = new Price(12, 0);

  private final Disruption disruption;
  private final RestPlan plan;
  private final long seed;
  private final BooleanSupplier over;

  private Amendments(Disruption disruption, long seed, BooleanSupplier over) {
    this.disruption = disruption;
    this.seed = seed;
    this.over = over;
    plan = RestPlan.of(disruption);
  }

  /**
   * @param movement a session
   * @return whether these ways serve when people leave or come; for players with one winner the
   *     rest is designed from a wish instead
   */
  public static boolean serve(Movement movement) {
    return movement.kind() != Kind.INDIVIDUAL || movement.winners() > 1;
  }

  /**
   * @param disruption why the session cannot go on as planned
   * @param seed the seed of random choices
   * @param over asked now and then; true ends the search with the best so far
   * @return the ways to go on, the best first, no two alike, at least one. If possible no
   *     contestant is without any game; then come the ways with the fewest boards lost; then, where
   *     people come or leave, with the fewest meetings repeated, else with the fewest changes
   */
  public static List<Amendment> of(Disruption disruption, long seed, BooleanSupplier over) {
    return new Amendments(disruption, seed, over).all();
  }

  private List<Amendment> all() {
    List<Amendment> all = new ArrayList<>();
    Boards boards = disruption.movement().boards();
    add(all, WayOn.PLANNED, plan, Found.of(planned(FEW_AGAIN, boards.shortage())), boards);
    if (disruption.peopleChange()) {
      if (boards.play() == Play.CIRCULATING) {
        Found sharing = Found.of(planned(FEW_AGAIN, Shortage.SHARED));
        add(all, WayOn.SHARING, plan, sharing, boards.sharedBy(boards.copies()));
      }
      RestPlan same = RestPlan.withoutMoreTables(disruption);
      add(all, WayOn.ROVER, same, roving(same), boards);
    } else {
      add(all, WayOn.REPAIR, plan, annealed(REPAIRING, LITTLE_CHANGE), boards);
    }
    add(all, WayOn.ANEW, plan, anew(), boards);
    if (!all.stream().allMatch(this::leavesOut)) {
      all.removeIf(this::leavesOut);
    }
    all.sort(Comparator.comparing(Amendment::detour, order()));
    return all;
  }

  /** Whether a contestant who is there has no game in the rest. */
  private boolean leavesOut(Amendment amendment) {
    Movement session = amendment.movement();
    List<Round> rest = session.rounds().subList(disruption.played(), session.rounds().size());
    return disruption.there().stream()
        .anyMatch(
            c -> rest.stream().allMatch(r -> r.sittingOut(session.contestants()).contains(c)));
  }

  private Comparator<Detour> order() {
    return disruption.peopleChange()
        ? Detour.ORDER
        : Comparator.comparingInt(Detour::broken)
            .thenComparingInt(Detour::boardsLost)
            .thenComparingInt(Detour::mostLost)
            .thenComparingInt(Detour::changes)
            .thenComparingInt(Detour::again);
  }

  /** The rest as planned, with new contestants in the empty places. */
  private Rest planned(Price price, Shortage shortage) {
    Rest rest = new Rest(plan, price);
    new EmptyPlaces(plan, shortage).fill(rest);
    return rest;
  }

  private Found roving(RestPlan same) {
    Rest rest = new Rest(same, FEW_AGAIN);
    return new RestAnnealing(rest, new RoverChange(same, rest)).cooled(ROVING, seed, over);
  }

  private Found annealed(Effort effort, Price price) {
    return new RestAnnealing(planned(price, Shortage.NONE), new AnyChange(plan))
        .cooled(effort, seed, over);
  }

  private Found anew() {
    Found gentle = annealed(POLISHING, FEW_AGAIN);
    Found bold = annealed(DESIGNING, ALL_NEW);
    return apartFromChanges(bold) < apartFromChanges(gentle) ? bold : gentle;
  }

  private long apartFromChanges(Found found) {
    Rest rest = new Rest(plan, ALL_NEW);
    rest.become(found);
    return rest.cost();
  }

  private void add(List<Amendment> all, WayOn way, RestPlan of, Found found, Boards boards) {
    Rest rest = new Rest(of, FEW_AGAIN);
    rest.become(found);
    rest.stopReplays();
    Movement planned = disruption.movement();
    Movement session =
        of.session(rest.slots(), rest.sets())
            .named(planned.nameFrom(disruption.played() + 1))
            .with(boards);
    Detour detour = Detour.of(planned, session, disruption.played(), disruption.there());
    if (all.stream().noneMatch(a -> a.movement().rounds().equals(session.rounds()))) {
      all.add(new Amendment(way, session, disruption.attendance(), detour));
    }
  }
}
