package org.boardwalk.search.local.amend;

import java.util.Arrays;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Round;

/**
 * The state of the search for the rest of a session: seats and sets of all rounds, their cost, and
 * the changes that can be undone. Not thread-safe.
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
  private final int perTable;
  private final int tables;
  private final int laid;
  private long cost;

  /** What is to be undone: for each change its round, and two slots or a place and {@code ~set}. */
  private int[] tried = new int[96];

  private int tries;

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
    perTable = plan.perTable();
    tables = plan.tables();
    laid = plan.laid();
    planned = plan.slots();
    plannedSets = plan.sets();
    slots = plan.slots();
    sets = plan.sets();
    int contestants = plan.disruption().contestants() + 1;
    played = new int[contestants][plan.disruption().movement().boards().sets() + 1];
    met = new int[contestants][contestants];
    idle = new int[contestants];
    for (int r = 1; r <= plan.disruption().played(); r++) {
      remember(plan.disruption().movement().parts(r));
    }
    cost = 0;
    for (int r = 0; r < plan.rounds(); r++) {
      plan.there().forEach(c -> idle(c, 1));
      for (int t = 0; t < tables; t++) {
        count(r, t, 1);
      }
    }
  }

  private void remember(List<Round> parts) {
    List<Integer> out = parts.get(0).sittingOut(plan.disruption().movement().contestants());
    out.forEach(c -> idle[c]++);
    for (Round part : parts) {
      for (Encounter e : part.encounters()) {
        plan.seated(e.seating()).forEach(contestant -> played[contestant][e.set()]++);
      }
    }
    for (Encounter e : parts.get(0).encounters()) {
      meet(plan.seated(e.seating()).stream().mapToInt(Integer::intValue).toArray(), 0, 1);
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

  private boolean replayed(int r, int at) {
    int set = sets[r][at];
    int t = at % tables;
    boolean again = false;
    for (int k = 0; k < perTable && plays(r, t); k++) {
      again |= played[slots[r][t * perTable + k]][set] > 1;
    }
    return again;
  }

  /** Whether a table plays; false for places to wait. */
  boolean plays(int r, int t) {
    return plan.plays(slots[r], sets[r], t);
  }

  /** Exchanges two slots of a round; does nothing where a field forbids it. */
  void swap(int r, int one, int other) {
    int first = slots[r][one];
    int second = slots[r][other];
    if (first != second && plan.allowed(first, other) && plan.allowed(second, one)) {
      exchange(r, one, other);
      note(r, one, other);
    }
  }

  private void note(int r, int one, int other) {
    if (tries + 3 > tried.length) {
      tried = Arrays.copyOf(tried, 2 * tried.length);
    }
    tried[tries++] = r;
    tried[tries++] = one;
    tried[tries++] = other;
  }

  private void exchange(int r, int one, int other) {
    int[] row = slots[r];
    int table = one / perTable;
    int another = other / perTable;
    differ(r, one, -1);
    differ(r, other, -1);
    int first = row[one];
    int second = row[other];
    if (table != another && plays(r, table) && plays(r, another)) {
      // All others keep their sets, and all sit out as often as before.
      meet(row, table, -1);
      meet(row, another, -1);
      row[one] = second;
      row[other] = first;
      meet(row, table, 1);
      meet(row, another, 1);
      for (int from = 0; from < laid; from += tables) {
        move(first, sets[r][from + table], sets[r][from + another]);
        move(second, sets[r][from + another], sets[r][from + table]);
      }
    } else {
      count(r, table, -1);
      if (another != table) {
        count(r, another, -1);
      }
      row[one] = second;
      row[other] = first;
      count(r, table, 1);
      if (another != table) {
        count(r, another, 1);
      }
    }
    differ(r, one, 1);
    differ(r, other, 1);
  }

  private void move(int contestant, int from, int to) {
    if (from != to) {
      replay(contestant, from, -1);
      replay(contestant, to, 1);
    }
  }

  /** Counts a contestant who sits elsewhere than planned. */
  private void differ(int r, int slot, int sign) {
    if (slot < tables * perTable && slots[r][slot] > 0 && slots[r][slot] != planned[r][slot]) {
      cost += (long) sign * price.change;
    }
  }

  /** Gives a table another set in one part. */
  void set(int r, int at, int set) {
    note(r, at, ~sets[r][at]);
    lay(r, at, set);
  }

  private void lay(int r, int at, int set) {
    int before = sets[r][at];
    int t = at % tables;
    cost -= before == plannedSets[r][at] ? 0 : price.change;
    cost += set == plannedSets[r][at] ? 0 : price.change;
    if (before > 0 && set > 0) {
      // All who play keep their opponents, and sit out as often as before.
      int end = plays(r, t) ? (t + 1) * perTable : 0;
      for (int s = t * perTable; s < end; s++) {
        move(slots[r][s], before, set);
      }
      sets[r][at] = set;
    } else {
      count(r, t, -1);
      sets[r][at] = set;
      count(r, t, 1);
    }
  }

  /** Takes over a rest that was found. */
  void become(RestAnnealing.Found found) {
    for (int r = 0; r < plan.rounds(); r++) {
      for (int t = 0; t < tables; t++) {
        count(r, t, -1);
      }
      for (int slot = 0; slot < plan.width(); slot++) {
        differ(r, slot, -1);
        slots[r][slot] = found.slot(r, slot);
        differ(r, slot, 1);
      }
      for (int t = 0; t < tables; t++) {
        count(r, t, 1);
      }
      for (int at = 0; at < laid; at++) {
        lay(r, at, found.set(r, at));
      }
    }
  }

  /** Lets a table rest where a contestant would replay a set: the later of the two tables. */
  void stopReplays() {
    for (int r = plan.rounds() - 1; r >= 0; r--) {
      for (int at = 0; at < laid; at++) {
        if (replayed(r, at)) {
          lay(r, at, 0);
        }
      }
    }
  }

  /** Undoes the changes since the last time. */
  void undo() {
    while (tries > 0) {
      tries -= 3;
      int r = tried[tries];
      int what = tried[tries + 2];
      if (what < 0) {
        lay(r, tried[tries + 1], ~what);
      } else {
        exchange(r, tried[tries + 1], what);
      }
    }
  }

  /** Keeps the changes. */
  void keep() {
    tries = 0;
  }

  /** Adds a table to the counts, or removes it; one that does not play counts for nothing. */
  private void count(int r, int t, int sign) {
    if (!plays(r, t)) {
      return;
    }
    int[] row = slots[r];
    for (int s = t * perTable; s < (t + 1) * perTable; s++) {
      for (int at = t; at < laid; at += tables) {
        replay(row[s], sets[r][at], sign);
      }
      idle(row[s], -sign);
    }
    meet(row, t, sign);
  }

  private void replay(int contestant, int set, int sign) {
    cost += (long) Price.REPLAY * again(played[contestant], set, sign);
  }

  private void idle(int contestant, int sign) {
    int before = idle[contestant];
    idle[contestant] = before + sign;
    cost += Price.IDLE * (2L * sign * before + 1);
  }

  /** Counts the meetings at a table: of pairs those of opponents, of players those of partners. */
  private void meet(int[] row, int t, int sign) {
    int from = t * perTable;
    if (perTable == 2) {
      meet(row[from], row[from + 1], sign);
    } else {
      meet(row[from], row[from + 2], sign);
      meet(row[from + 1], row[from + 3], sign);
    }
  }

  private void meet(int one, int other, int sign) {
    cost += (long) price.again * again(met[Math.min(one, other)], Math.max(one, other), sign);
  }

  /** Counts once more, or once less, and returns by how much the repetitions rise. */
  private static int again(int[] counts, int at, int sign) {
    int before = counts[at];
    counts[at] = before + sign;
    return Math.max(0, before + sign - 1) - Math.max(0, before - 1);
  }
}
