package org.boardwalk.search.local;

import java.util.Arrays;

/**
 * The cost of exchanging two players in several rounds, before the change is made: like {@link
 * CirculatingForesight}, but with everything that the rounds have in common counted once. Each
 * meeting that one player gains, the other loses. Nothing is allocated.
 */
final class TradeForesight {

  private final Schedule schedule;
  private final PairCosts counts;
  private final TableRoles roles;
  private final int players;
  private int a;
  private int b;

  /** by[x]: the change in agreement of a with player x; that of b is its negative. */
  private final int[] by;

  /**
   * For each player x, how many more partnerships, oppositions and places at their left a gains; b
   * loses them.
   */
  private final int[] partner;

  private final int[] opponent;
  private final int[] left;

  /** The players for whom these are not 0, and possibly others. */
  private final int[] met;

  private final boolean[] isMet;
  private int meetings;

  /** How many more meetings of these kinds the two have with each other. */
  private int partnerOfOther;

  private int opponentOfOther;
  private int leftOfOther;

  /** turned[set · units + unit]: the change in a's direction there; that of b is its negative. */
  private final int[] turned;

  /** plays[set]: how much more often a plays the set; b plays it less. */
  private final int[] plays;

  /** The sets for which these are not 0, and possibly others. */
  private final int[] touched;

  private final boolean[] isTouched;
  private int sets;

  TradeForesight(Schedule schedule) {
    this.schedule = schedule;
    counts = schedule.counts;
    roles = schedule.roles;
    players = schedule.players;
    by = new int[players];
    partner = new int[players];
    opponent = new int[players];
    left = new int[players];
    met = new int[players];
    isMet = new boolean[players];
    turned = new int[schedule.sets * roles.units];
    plays = new int[schedule.sets];
    touched = new int[schedule.sets];
    isTouched = new boolean[schedule.sets];
  }

  /** Starts a new exchange of two players, without rounds. */
  void begin(int a, int b) {
    this.a = a;
    this.b = b;
    Arrays.fill(by, 0);
    while (meetings > 0) {
      int x = met[--meetings];
      partner[x] = opponent[x] = left[x] = 0;
      isMet[x] = false;
    }
    while (sets > 0) {
      int set = touched[--sets];
      plays[set] = 0;
      Arrays.fill(turned, set * roles.units, (set + 1) * roles.units, 0);
      isTouched[set] = false;
    }
    partnerOfOther = opponentOfOther = leftOfOther = 0;
  }

  /** Adds a round in which the two are exchanged; at least one of them plays in it. */
  void add(int r) {
    int i = schedule.place[r][a];
    int j = schedule.place[r][b];
    if (i < schedule.seated[r]) {
      move(r, i, j, -1);
    }
    if (j < schedule.seated[r]) {
      move(r, j, i, 1);
    }
    if (i >> 2 == j >> 2) {
      int then = 4 * (j & 3) + (i & 3);
      int now = 4 * (i & 3) + (j & 3);
      partnerOfOther += roles.partner[then] - roles.partner[now];
      opponentOfOther += roles.opponent[then] - roles.opponent[now];
      leftOfOther += roles.left[then] - roles.left[now];
    }
  }

  /** Adds player a to a place (times 1) or removes them (-1); the other's place does not count. */
  private void move(int r, int at, int other, int times) {
    int seat = at & 3;
    for (int n = at & ~3; n < (at & ~3) + 4; n++) {
      if (n != at && n != other) {
        meet(schedule.who[r][n], 4 * seat + (n & 3), times);
      }
    }
    int set = schedule.setAt[r][at >> 2];
    touch(set);
    plays[set] += times;
    for (int u = 0; u < roles.units; u++) {
      turned[set * roles.units + u] += times * roles.sign[4 * u + seat];
    }
  }

  private void meet(int x, int seats, int times) {
    if (!isMet[x]) {
      isMet[x] = true;
      met[meetings++] = x;
    }
    partner[x] += times * roles.partner[seats];
    opponent[x] += times * roles.opponent[seats];
    left[x] += times * roles.left[seats];
    // Directions at one table are not compared.
    by[x] -= times * roles.same[seats];
  }

  private void touch(int set) {
    if (!isTouched[set]) {
      isTouched[set] = true;
      touched[sets++] = set;
    }
  }

  private void add(int[] facing, int times) {
    int[] sum = by;
    for (int x = 0; x < players; x++) {
      sum[x] += times * facing[x];
    }
  }

  /** The rise of the weighted cost from meetings. */
  long riseOfMeetings() {
    long rise = counts.riseOfMore(a * players + b, partnerOfOther, opponentOfOther, leftOfOther);
    for (int k = 0; k < meetings; k++) {
      int x = met[k];
      rise += counts.riseOfMore(a * players + x, partner[x], opponent[x], left[x]);
      rise += counts.riseOfMore(b * players + x, -partner[x], -opponent[x], -left[x]);
    }
    return rise;
  }

  /** The rise from directions; takes longer, and may be called only once. */
  long riseOfDirections() {
    for (int k = 0; k < sets; k++) {
      for (int u = touched[k] * roles.units; u < (touched[k] + 1) * roles.units; u++) {
        if (turned[u] != 0) {
          add(schedule.facing[u], turned[u]);
        }
      }
    }
    by[a] = 0;
    by[b] = 0;
    return (long) counts.directionWeight * counts.riseOfTurning(a, b, by, together());
  }

  /** The change in agreement of the two with each other. */
  private int together() {
    int sum = 0;
    for (int k = 0; k < sets; k++) {
      for (int u = touched[k] * roles.units; u < (touched[k] + 1) * roles.units; u++) {
        int x = schedule.facing[u][a];
        int y = schedule.facing[u][b];
        sum += (x + turned[u]) * (y - turned[u]) - x * y;
      }
    }
    return sum;
  }

  /** The change in the number of replays. */
  int replays() {
    int more = 0;
    for (int k = 0; k < sets; k++) {
      int set = touched[k];
      more += replays(schedule.plays[set][a], plays[set]);
      more += replays(schedule.plays[set][b], -plays[set]);
    }
    return more;
  }

  private static int replays(int times, int more) {
    return Math.max(0, times + more - 1) - Math.max(0, times - 1);
  }
}
