package org.boardwalk.search.local;

import java.util.Arrays;

/**
 * The rounds in which two players are exchanged so that neither plays a set twice: where an
 * exchange gives one of them a set that they play in another round, they are exchanged there, too,
 * and so on. In colourings this is a Kempe chain (A. B. Kempe, On the Geographical Problem of the
 * Four Colours, American Journal of Mathematics 2, 1879), in Latin squares a cycle switch (I. M.
 * Wanless, Cycle Switches in Latin Squares, Graphs and Combinatorics 20, 2004). Nothing is
 * allocated.
 */
final class Trade {

  private final Schedule schedule;
  private final int[] rounds;
  private final boolean[] among;
  private final TradeForesight foresight;
  private int length;
  private int a;
  private int b;

  Trade(Schedule schedule) {
    this.schedule = schedule;
    foresight = new TradeForesight(schedule);
    rounds = new int[schedule.rounds];
    among = new boolean[schedule.rounds];
  }

  /**
   * Finds the trade of two players at different tables of a round; O(rounds²) at most.
   *
   * @return whether there is one, of more than that round and at most about half of all rounds in
   *     which both play
   */
  boolean find(int r, int i, int j) {
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
  void of(int a, int b, int round, int other) {
    this.a = a;
    this.b = b;
    length = 0;
    rounds[length++] = round;
    if (other >= 0) {
      rounds[length++] = other;
    }
  }

  /** Whether both may be moved in all its rounds. */
  boolean allowed(OpenRounds open) {
    for (int k = 0; k < length; k++) {
      if (!open.free(rounds[k], a) || !open.free(rounds[k], b)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the wish asks one of the two to partner another, or not to. */
  boolean concernsCouples(OpenRounds open) {
    return open.coupled(a, b);
  }

  /**
   * The rise of the cost from meetings and replays, before the trade is made. O(rounds).
   *
   * @param broken the cost of each replay
   */
  long riseOfMeetings(long broken) {
    foresight.begin(a, b);
    for (int k = 0; k < length; k++) {
      foresight.add(rounds[k]);
    }
    return foresight.riseOfMeetings() + broken * foresight.replays();
  }

  /** The rise from directions, to be called after that from meetings. O(rounds · players). */
  long riseOfDirections() {
    return foresight.riseOfDirections();
  }

  /** Makes the trade; a second call undoes the first. */
  void exchange() {
    for (int k = 0; k < length; k++) {
      schedule.exchange(rounds[k], a, b);
    }
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
