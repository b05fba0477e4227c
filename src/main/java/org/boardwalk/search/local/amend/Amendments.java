package org.boardwalk.search.local.amend;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.quality.Detour;
import org.boardwalk.search.local.amend.Rest.Price;
import org.boardwalk.search.local.amend.RestAnnealing.Effort;
import org.boardwalk.search.local.amend.RestAnnealing.Found;
import org.boardwalk.search.local.kernel.Chance;
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

  /** How many more repeated meetings make a way dear. */
  static final int MORE_AGAIN = 3;

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
   *     contestant is without any game. The way that disturbs least comes first, unless it is much
   *     dearer: a contestant loses more than two rounds more than in another way, all together more
   *     than a round for one of them in each round that is left, or {@value #MORE_AGAIN} meetings
   *     more are repeated. Among equals come the fewest boards lost; then, where people come or
   *     leave, the fewest meetings repeated, else the fewest changes
   */
  public static List<Amendment> of(Disruption disruption, long seed, BooleanSupplier over) {
    return new Amendments(disruption, seed, over).all();
  }

  private List<Amendment> all() {
    List<Amendment> all = new ArrayList<>();
    Boards boards = disruption.movement().boards();
    add(
        all,
        ContinuationWay.PLANNED,
        plan,
        Found.of(planned(FEW_AGAIN, boards.shortage())),
        boards);
    if (TeamsOfFour.in(disruption.movement())) {
      // Matches have two halves, which every other way would tear apart.
      return all;
    }
    if (disruption.peopleChange()) {
      if (boards.play() == Play.CIRCULATING) {
        add(all, ContinuationWay.SHARING, plan, sharing(), boards.sharedBy(boards.copies()));
      }
      RestPlan same = RestPlan.withoutMoreTables(disruption);
      add(all, ContinuationWay.ROVER, same, roving(same), boards);
    } else {
      if (!disruption.exchanged().isEmpty()) {
        RestPlan kept = RestPlan.exchanged(disruption);
        add(all, ContinuationWay.EXCHANGED, kept, Found.of(new Rest(kept, FEW_AGAIN)), boards);
      }
      add(all, ContinuationWay.REPAIR, plan, annealed(REPAIRING, LITTLE_CHANGE), boards);
    }
    add(all, ContinuationWay.ANEW, plan, anew(), boards);
    if (!all.stream().allMatch(this::leavesOut)) {
      all.removeIf(this::leavesOut);
    }
    all.replaceAll(
        a ->
            new Amendment(
                a.way(),
                a.movement().goingOnFrom(disruption.movement()),
                a.attendance(),
                a.detour()));
    List<Amendment> dear = all.stream().filter(a -> dear(a.detour(), all)).toList();
    all.sort(
        Comparator.comparing((Amendment a) -> a.detour().broken())
            .thenComparing(dear::contains)
            .thenComparing(a -> dear.contains(a) ? 0 : disturbance(a.way()))
            .thenComparing(Amendment::detour, order()));
    return all;
  }

  private static int disturbance(ContinuationWay way) {
    return way.leavesOthersAlone() ? 0 : List.of(ContinuationWay.values()).indexOf(way);
  }

  /** Whether a way costs much more than another one. */
  private boolean dear(Detour detour, List<Amendment> all) {
    Movement movement = disruption.movement();
    int round = movement.boards().perRound();
    int rest = movement.wholeRounds() - disruption.played();
    return all.stream()
        .map(Amendment::detour)
        .anyMatch(
            other ->
                detour.mostLost() > other.mostLost() + 2 * round
                    || detour.boardsLost() > other.boardsLost() + rest * round
                    || detour.again() >= other.again() + MORE_AGAIN);
  }

  /** Whether a contestant who is there has no game in the rest. */
  private boolean leavesOut(Amendment amendment) {
    Movement session = amendment.movement();
    List<Round> rest = session.after(disruption.played());
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
    return planned(price, 0, shortage);
  }

  private Rest planned(Price price, int beside, Shortage shortage) {
    Rest rest = new Rest(plan, price);
    new EmptyPlaces(plan, beside, shortage).fill(rest);
    return rest;
  }

  /**
   * The rest as planned, where a table without boards shares those of one other table in all
   * rounds, if that serves, else those of any.
   */
  private Found sharing() {
    return IntStream.rangeClosed(0, plan.tables())
        .map(beside -> beside < plan.tables() ? beside + 1 : 0)
        .mapToObj(beside -> Found.of(planned(FEW_AGAIN, beside, Shortage.SHARED)))
        .min(Comparator.comparingLong(Found::cost))
        .orElseThrow();
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

  private void add(
      List<Amendment> all, ContinuationWay way, RestPlan of, Found found, Boards boards) {
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

  /** Exchanges any two contestants, or gives a table another set, within the number of copies. */
  record AnyChange(RestPlan plan) implements RestChange {

    @Override
    public void attempt(Rest rest, Chance chance) {
      int r = chance.below(plan.rounds());
      if (!plan.shared() && chance.below(10) < 3) {
        int sets = plan.disruption().movement().boards().sets();
        lay(rest, r, chance.below(plan.laid()), 1 + chance.below(sets));
      } else {
        rest.swap(r, chance.below(plan.width()), chance.below(plan.width()));
      }
    }

    /**
     * Gives a table a set in one part; where all its copies are in use in it, one of their tables
     * gets the set that this table had.
     */
    void lay(Rest rest, int r, int table, int set) {
      int[] row = rest.sets()[r];
      int there = 0;
      int other = -1;
      int from = table - table % plan.tables();
      for (int t = from; t < from + plan.tables(); t++) {
        if (row[t] == set) {
          there++;
          other = t;
        }
      }
      if (row[table] == set) {
        return;
      }
      if (there >= plan.disruption().movement().boards().copies()) {
        rest.set(r, other, row[table]);
      }
      rest.set(r, table, set);
    }
  }

  /**
   * Moves only contestants without a game. All others go where the plan says; in each round those
   * without a game take an empty seat at another table or, where there is none, the seat of others,
   * who then wait.
   */
  static final class RoverChange implements RestChange {

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

    private static int find(int[] row, int contestant) {
      int slot = 0;
      while (row[slot] != contestant) {
        slot++;
      }
      return slot;
    }
  }
}
