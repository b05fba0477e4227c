package org.boardwalk.search.local.amend;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Round;

/**
 * The state of the search for the rest of a session: seats and sets of all rounds, their cost, and
 * the changes that can be undone. A table plays when all its seats are taken and it has a set. Not
 * thread-safe.
 *
 * <p>The cost is Σ replays, sit-outs², repeated meetings, and differences from the plan, each with
 * its {@link Price}.
 */
final class Rest {

  private final RestPlan plan;
  private final Price price;
  private final int[][] planned;
  private final int[][] plannedSets;
  private final int[][] slots;
  private final int[][] sets;
  private final int[][] played;
  private final int[][] met;
  private final int[] idle;
  private final Deque<Runnable> tried = new ArrayDeque<>();
  private long cost;

  /**
   * The prices of faults.
   *
   * @param again price of a meeting repeated once
   * @param change price of a seat or a set that differs from the plan
   */
  record Price(int again, int change) {
    static final int REPLAY = 300;
    static final int IDLE = 30;
  }

  Rest(RestPlan plan, Price price) {
    this.plan = plan;
    this.price = price;
    planned = plan.slots();
    plannedSets = plan.sets();
    slots = plan.slots();
    sets = plan.sets();
    int contestants = plan.disruption().contestants() + 1;
    played = new int[contestants][plan.disruption().movement().boards().sets() + 1];
    met = new int[contestants][contestants];
    idle = new int[contestants];
    List<Round> before =
        plan.disruption().movement().rounds().subList(0, plan.disruption().played());
    before.forEach(this::remember);
    for (int r = 0; r < plan.rounds(); r++) {
      plan.there().forEach(c -> idle(c, 1));
      for (int t = 0; t < plan.tables(); t++) {
        count(r, t, 1);
      }
    }
  }

  private void remember(Round round) {
    List<Integer> out = round.sittingOut(plan.disruption().movement().contestants());
    out.forEach(c -> idle[c]++);
    for (Encounter e : round.encounters()) {
      int[] seated = new int[plan.perTable()];
      int k = 0;
      for (int contestant : plan.seated(e.seating())) {
        seated[k++] = contestant;
        played[contestant][e.set()]++;
      }
      meet(seated, 0, 1);
    }
  }

  long cost() {
    return cost;
  }

  int[][] slots() {
    return slots;
  }

  int[][] sets() {
    return sets;
  }

  private boolean replayed(int r, int t) {
    int set = sets[r][t];
    boolean again = false;
    for (int k = 0; k < plan.perTable() && plays(r, t); k++) {
      again |= played[slots[r][t * plan.perTable() + k]][set] > 1;
    }
    return again;
  }

  boolean plays(int r, int t) {
    boolean full = sets[r][t] > 0;
    for (int k = 0; k < plan.perTable(); k++) {
      full &= slots[r][t * plan.perTable() + k] > 0;
    }
    return full;
  }

  /** Exchanges two slots of a round; does nothing where a field forbids it. */
  void swap(int r, int one, int other) {
    int first = slots[r][one];
    int second = slots[r][other];
    if (first != second && plan.allowed(first, other) && plan.allowed(second, one)) {
      exchange(r, one, other);
      tried.push(() -> exchange(r, one, other));
    }
  }

  private void exchange(int r, int one, int other) {
    int table = one / plan.perTable();
    int another = other / plan.perTable();
    count(r, table, -1);
    if (another != table) {
      count(r, another, -1);
    }
    differ(r, one, -1);
    differ(r, other, -1);
    int first = slots[r][one];
    slots[r][one] = slots[r][other];
    slots[r][other] = first;
    differ(r, one, 1);
    differ(r, other, 1);
    count(r, table, 1);
    if (another != table) {
      count(r, another, 1);
    }
  }

  /** Counts a contestant who sits elsewhere than planned. */
  private void differ(int r, int slot, int sign) {
    if (slot < plan.benches() && slots[r][slot] > 0 && slots[r][slot] != planned[r][slot]) {
      cost += (long) sign * price.change;
    }
  }

  /** Gives a table another set. */
  void set(int r, int t, int set) {
    int before = sets[r][t];
    lay(r, t, set);
    tried.push(() -> lay(r, t, before));
  }

  private void lay(int r, int t, int set) {
    count(r, t, -1);
    cost -= sets[r][t] == plannedSets[r][t] ? 0 : price.change;
    sets[r][t] = set;
    cost += sets[r][t] == plannedSets[r][t] ? 0 : price.change;
    count(r, t, 1);
  }

  /** Takes over a rest that was found. */
  void become(RestAnnealing.Found found) {
    for (int r = 0; r < plan.rounds(); r++) {
      for (int t = 0; t < plan.tables(); t++) {
        count(r, t, -1);
      }
      for (int slot = 0; slot < plan.width(); slot++) {
        differ(r, slot, -1);
        slots[r][slot] = found.slot(r, slot);
        differ(r, slot, 1);
      }
      for (int t = 0; t < plan.tables(); t++) {
        count(r, t, 1);
        lay(r, t, found.set(r, t));
      }
    }
  }

  /** Lets a table rest where a contestant would replay a set: the later of the two tables. */
  void stopReplays() {
    for (int r = plan.rounds() - 1; r >= 0; r--) {
      for (int t = 0; t < plan.tables(); t++) {
        if (replayed(r, t)) {
          lay(r, t, 0);
        }
      }
    }
  }

  /** Undoes the changes since the last time. */
  void undo() {
    while (!tried.isEmpty()) {
      tried.pop().run();
    }
  }

  /** Keeps the changes. */
  void keep() {
    tried.clear();
  }

  /** Adds a table to the counts, or removes it; one that does not play counts for nothing. */
  private void count(int r, int t, int sign) {
    if (t >= plan.tables() || !plays(r, t)) {
      return;
    }
    int from = t * plan.perTable();
    for (int k = from; k < from + plan.perTable(); k++) {
      int contestant = slots[r][k];
      replay(contestant, sets[r][t], sign);
      idle(contestant, -sign);
    }
    cost += meet(slots[r], from, sign);
  }

  private void replay(int contestant, int set, int sign) {
    int before = Math.max(0, played[contestant][set] - 1);
    played[contestant][set] += sign;
    cost += (long) Price.REPLAY * (Math.max(0, played[contestant][set] - 1) - before);
  }

  private void idle(int contestant, int sign) {
    long before = (long) idle[contestant] * idle[contestant];
    idle[contestant] += sign;
    cost += Price.IDLE * ((long) idle[contestant] * idle[contestant] - before);
  }

  /** Counts the meetings at a table: of pairs those of opponents, of players those of partners. */
  private long meet(int[] row, int from, int sign) {
    return plan.perTable() == 2
        ? meet(row[from], row[from + 1], sign)
        : meet(row[from], row[from + 2], sign) + meet(row[from + 1], row[from + 3], sign);
  }

  private long meet(int one, int other, int sign) {
    int least = Math.min(one, other);
    int most = Math.max(one, other);
    int before = Math.max(0, met[least][most] - 1);
    met[least][most] += sign;
    return (long) price.again * (Math.max(0, met[least][most] - 1) - before);
  }
}
