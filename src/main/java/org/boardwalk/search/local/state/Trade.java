package org.boardwalk.search.local.state;

import java.util.Arrays;

/**
 * The exchange of two players in several rounds. Its cost is computed before it is made, with
 * everything that the rounds have in common counted once: each meeting that one player gains, the
 * other loses. Nothing is allocated.
 *
 * <p>The rounds can be such that neither plays a set twice: where an exchange gives one of them a
 * set that they play in another round, they are exchanged there, too, and so on. In colourings this
 * is a Kempe chain (A. B. Kempe, On the Geographical Problem of the Four Colours, American Journal
 * of Mathematics 2, 1879), in Latin squares a cycle switch (I. M. Wanless, Cycle Switches in Latin
 * Squares, Graphs and Combinatorics 20, 2004).
 */
public final class Trade {

  private final Schedule schedule;
  private final PairCosts counts;
  private final TableRoles roles;
  private final Foresight foresight;
  private final int players;
  private final int[] rounds;
  private final boolean[] among;
  private int length;
  private int a;
  private int b;

  /**
   * For each player x, how many more partnerships, oppositions and places at their left a gains; b
   * loses them.
   */
  private final int[] partner;

  private final int[] opponent;
  private final int[] left;

  /** As many more tables at which a and x face one way. */
  private final int[] same;

  /** The players for whom these are not 0, and possibly others. */
  private final int[] met;

  private final boolean[] isMet;
  private int meetings;

  /** turned[set · units + unit]: the change in a's direction there; that of b is its negative. */
  private final int[] turned;

  /** plays[set]: how much more often a plays the set; b plays it less. */
  private final int[] plays;

  /** The sets for which these are not 0, and possibly others. */
  private final int[] touched;

  private final boolean[] isTouched;
  private int sets;

  public Trade(Schedule schedule) {
    this.schedule = schedule;
    counts = schedule.counts;
    roles = schedule.roles;
    foresight = schedule.foresight;
    players = schedule.players;
    rounds = new int[schedule.rounds];
    among = new boolean[schedule.rounds];
    partner = new int[players];
    opponent = new int[players];
    left = new int[players];
    same = new int[players];
    met = new int[players];
    isMet = new boolean[players];
    turned = new int[schedule.sets * roles.units];
    plays = new int[schedule.sets];
    touched = new int[schedule.sets];
    isTouched = new boolean[schedule.sets];
  }

  /**
   * Finds the trade of two players at different tables of a round; O(rounds²) at most.
   *
   * @return whether there is one, of more than that round and at most about half of all rounds in
   *     which both play
   */
  public boolean find(int r, int i, int j) {
    a = schedule.who[r][i];
    b = schedule.who[r][j];
    length = 0;
    Arrays.fill(among, false);
    add(r);
    int closing = set(r, a);
    boolean fits = follow(set(r, b), a, b, closing) && follow(closing, b, a, -1);
    return fits && length > 1 && 2 * length <= schedule.rounds + 1;
  }

  /** Makes the trade of two players in a round, and in another one unless that is -1. */
  public void of(int a, int b, int round, int other) {
    this.a = a;
    this.b = b;
    length = 0;
    rounds[length++] = round;
    if (other >= 0) {
      rounds[length++] = other;
    }
  }

  /** Whether both may be moved in all its rounds. */
  public boolean allowed(OpenRounds open) {
    for (int k = 0; k < length; k++) {
      if (!open.free(rounds[k], a) || !open.free(rounds[k], b)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The rise of the cost from meetings and replays, before the trade is made. O(rounds).
   *
   * @param broken the cost of each replay
   */
  public long riseOfMeetings(long broken) {
    clear();
    int partnerOfOther = 0;
    int opponentOfOther = 0;
    int leftOfOther = 0;
    for (int k = 0; k < length; k++) {
      int i = schedule.place[rounds[k]][a];
      int j = schedule.place[rounds[k]][b];
      move(rounds[k], i, j, -1);
      move(rounds[k], j, i, 1);
      if (i >> 2 == j >> 2) {
        int then = 4 * (j & 3) + (i & 3);
        int now = 4 * (i & 3) + (j & 3);
        partnerOfOther += roles.partner[then] - roles.partner[now];
        opponentOfOther += roles.opponent[then] - roles.opponent[now];
        leftOfOther += roles.left[then] - roles.left[now];
      }
    }
    long rise = counts.riseOfMore(a * players + b, partnerOfOther, opponentOfOther, leftOfOther);
    for (int k = 0; k < meetings; k++) {
      int x = met[k];
      rise += counts.riseOfMore(a * players + x, partner[x], opponent[x], left[x]);
      rise += counts.riseOfMore(b * players + x, -partner[x], -opponent[x], -left[x]);
    }
    return rise + broken * replays();
  }

  private void clear() {
    while (meetings > 0) {
      int x = met[--meetings];
      partner[x] = opponent[x] = left[x] = same[x] = 0;
      isMet[x] = false;
    }
    while (sets > 0) {
      int set = touched[--sets];
      plays[set] = 0;
      Arrays.fill(turned, set * roles.units, (set + 1) * roles.units, 0);
      isTouched[set] = false;
    }
  }

  /** Adds player a to a place (times 1) or removes them (-1); the other's place does not count. */
  private void move(int r, int at, int other, int times) {
    if (at >= schedule.seated[r]) {
      return;
    }
    int seat = at & 3;
    for (int n = at & ~3; n < (at & ~3) + 4; n++) {
      if (n != at && n != other) {
        meet(schedule.who[r][n], 4 * seat + (n & 3), times);
      }
    }
    if (schedule.directed) {
      play(schedule.setAt[r][at >> 2], seat, times);
    }
  }

  private void play(int set, int seat, int times) {
    if (!isTouched[set]) {
      isTouched[set] = true;
      touched[sets++] = set;
    }
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
    same[x] += times * roles.same[seats];
  }

  /** The change in the number of replays. */
  private int replays() {
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

  /** The rise from directions, to be called after that from meetings. O(rounds · players). */
  public long riseOfDirections() {
    foresight.begin();
    for (int k = 0; k < sets; k++) {
      for (int u = touched[k] * roles.units; u < (touched[k] + 1) * roles.units; u++) {
        foresight.face(u, turned[u], a, b);
      }
    }
    int[] by = foresight.by;
    for (int k = 0; k < meetings; k++) {
      // Directions at one table are not compared.
      by[met[k]] -= same[met[k]];
    }
    by[a] = 0;
    by[b] = 0;
    return (long) counts.directionWeight * counts.riseOfTurning(a, b, by, foresight.together);
  }

  /** Goes through the exchanges of which the trade consists. */
  public void each(Positions.Swap swap) {
    for (int k = 0; k < length; k++) {
      int[] place = schedule.place[rounds[k]];
      swap.accept(rounds[k], place[a], place[b]);
    }
  }

  /** The most that rules can gain by the trade. */
  public long mostFall(RuleLedger ledger) {
    return ledger.mostFall(a, b);
  }

  /** Adds the rounds that follow because one player gets a set. */
  private boolean follow(int gets, int player, int other, int closing) {
    int set = gets;
    while (set >= 0 && set != closing) {
      int r = roundOf(player, set);
      if (r < 0) {
        return true;
      }
      add(r);
      set = set(r, other);
      if (set < 0) {
        return false;
      }
    }
    return true;
  }

  private void add(int r) {
    among[r] = true;
    rounds[length++] = r;
  }

  /** The first round outside the trade in which the player plays the set; -1 when there is none. */
  private int roundOf(int player, int set) {
    for (int r = 0; r < schedule.rounds; r++) {
      if (!among[r] && set(r, player) == set) {
        return r;
      }
    }
    return -1;
  }

  private int set(int r, int player) {
    int at = schedule.place[r][player];
    return at < schedule.seated[r] ? schedule.setAt[r][at >> 2] : -1;
  }
}
