package org.boardwalk.search.circulate;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.boardwalk.model.Roles;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;

/**
 * The counts of the orbits of pairs in the whole schedule, with their cost. Changes are recorded in
 * a ledger until they are undone or {@link #keep kept}, so that the cost of a change is found by
 * making it, in a few integer operations for each pair of seats that it touches; undoing it costs
 * even less. Not thread-safe.
 */
final class OrbitCounts {

  /**
   * A limit, in units of the temperature, above which a rise by meetings is hardly ever outweighed
   * by a gain in directions: of the accepted changes of base rounds one in ten thousand, by trial
   * on 11 to 40 players. So annealing need not ask for directions beyond it.
   */
  static final double MOST_GAIN = 5;

  /** The criteria that are counted here. */
  private static final Set<Criterion> COUNTED =
      EnumSet.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE, Criterion.DIRECTION);

  private static final int KINDS = Criterion.values().length;
  private static final int PARTNER = Criterion.PARTNER.place();
  private static final int OPPONENT = Criterion.OPPONENT.place();
  private static final int SIDE = Criterion.SIDE.place();
  private static final int DIRECTION = Criterion.DIRECTION.place();
  private static final int SEATS = 4;

  private final int[] orbit;
  private final int[] sense;
  private final int[] size;
  private final int[] times;
  private final int players;
  private final int order;
  private final int partnerFloor;
  private final int opponentFloor;
  private final int[] partner = new int[SEATS * SEATS];
  private final int[] opponent = new int[SEATS * SEATS];
  private final int[] left = new int[SEATS * SEATS];

  /** Counts of an orbit at KINDS · orbit; then how often each playing occurs. */
  private final int[] count;

  private final int plays;
  private final long[] cost = new long[KINDS];
  private final long[] costBefore = new long[KINDS];
  private long replays;
  private long replaysBefore;
  private int[] where = new int[1024];
  private int[] ledger = new int[1024];
  private int entries;

  /** The players with whom the agreement of a player changes. */
  private final int[] touched;

  /**
   * Starts without any meetings.
   *
   * @param pairs the orbits of pairs
   * @param roles the relations of two seats of a table
   * @param seats seats filled in the whole schedule, in units of the roles
   * @param playings the number of names for playings of sets, see {@link #play}
   */
  OrbitCounts(PairOrbits pairs, Roles roles, long seats, int playings) {
    orbit = pairs.orbit;
    sense = pairs.sense;
    size = pairs.size;
    times = pairs.times;
    players = pairs.players;
    touched = new int[players + 1];
    order = pairs.order;
    for (int ab = 0; ab < SEATS * SEATS; ab++) {
      int a = ab / SEATS;
      int b = ab % SEATS;
      partner[ab] = roles.partner(a, b);
      opponent[ab] = roles.opponent(a, b);
      left[ab] = roles.left(a, b);
    }
    plays = KINDS * size.length;
    count = new int[plays + playings];
    long all = (long) players * (players - 1) / 2;
    partnerFloor = (int) (Criterion.PARTNER.total(seats) / all);
    opponentFloor = (int) (Criterion.OPPONENT.total(seats) / all);
    cost[PARTNER] = all * partnerFloor * (partnerFloor + 1);
    cost[OPPONENT] = all * opponentFloor * (opponentFloor + 1);
    keep();
  }

  /**
   * @param wish a wish
   * @param step the step of {@link SearchWeights#of(IndividualWish, long)}
   * @return the weight of each criterion, in their order
   * @throws IllegalArgumentException when a criterion has a weight that is not counted here
   */
  public static long[] weights(IndividualWish wish, long step) {
    long[] weights = SearchWeights.of(wish, step);
    SearchWeights.refuseOthers("search of base rounds", COUNTED, weights);
    return weights;
  }

  /**
   * @param weights a weight for each criterion, in their order
   * @return the cost of the whole schedule
   */
  long under(long[] weights) {
    return weights[PARTNER] * cost[PARTNER]
        + weights[OPPONENT] * cost[OPPONENT]
        + weights[SIDE] * cost[SIDE]
        + weights[DIRECTION] * cost[DIRECTION];
  }

  /** {@return how often a player plays a set again, in the whole schedule} */
  long replays() {
    return replays;
  }

  /** Makes all changes so far final. */
  void keep() {
    entries = 0;
    System.arraycopy(cost, 0, costBefore, 0, KINDS);
    replaysBefore = replays;
  }

  /** Undoes all changes that are not kept. */
  void takeBack() {
    while (entries > 0) {
      entries--;
      count[where[entries]] -= ledger[entries];
    }
    System.arraycopy(costBefore, 0, cost, 0, KINDS);
    replays = replaysBefore;
  }

  /**
   * Adds a meeting of two players at a table of a base round, or removes it; their directions are
   * compared elsewhere.
   *
   * @param a a player
   * @param b another one
   * @param more 1, or -1 for less
   * @param seats 4 · the seat of a + that of b
   */
  void meet(int a, int b, int more, int seats) {
    int pair = a * players + b;
    int o = orbit[pair];
    int often = more * times[o];
    int at = KINDS * o;
    if (partner[seats] != 0) {
      int d = often * partner[seats];
      cost[PARTNER] += (long) size[o] * d * (2 * (count[at + PARTNER] - partnerFloor) + d - 1);
      note(at + PARTNER, d);
    }
    if (opponent[seats] != 0) {
      int d = often * opponent[seats];
      cost[OPPONENT] += (long) size[o] * d * (2 * (count[at + OPPONENT] - opponentFloor) + d - 1);
      note(at + OPPONENT, d);
      balance(o, SIDE, more * left[seats] * sense[pair]);
    }
  }

  /**
   * Changes the agreement in direction of a player with others. O(players).
   *
   * @param p a player
   * @param by the change with each player; two of these may stand for one pair, with images
   */
  void agree(int p, int[] by) {
    agree(p, by, 1, touch(by));
  }

  /**
   * Changes the agreement of a player with others, and of another player by the opposite amounts.
   *
   * @param p a player
   * @param q another one
   * @param by the change with each player
   */
  void agree(int p, int q, int[] by) {
    int some = touch(by);
    agree(p, by, 1, some);
    agree(q, by, -1, some);
  }

  /**
   * Collects the players with whom anything changes, without branches, which could not be
   * predicted.
   */
  private int touch(int[] by) {
    int some = 0;
    for (int x = 0; x < players; x++) {
      touched[some] = x;
      some += (by[x] | -by[x]) >>> 31;
    }
    return some;
  }

  private void agree(int p, int[] by, int times, int some) {
    makeRoom(some);
    int row = p * players;
    int entry = entries;
    long rise = 0;
    for (int k = 0; k < some; k++) {
      int x = touched[k];
      int o = orbit[row + x];
      int d = times * this.times[o] * by[x];
      int at = KINDS * o + DIRECTION;
      int now = count[at];
      rise += (long) size[o] * balanceRise(now, d);
      count[at] = now + d;
      where[entry] = at;
      ledger[entry++] = d;
    }
    entries = entry;
    cost[DIRECTION] += rise;
  }

  /**
   * Changes the agreement of a player with one other. O(1).
   *
   * @param p a player
   * @param x another one
   * @param more the change
   */
  void agree(int p, int x, int more) {
    balance(orbit[p * players + x], DIRECTION, more);
  }

  private void balance(int o, int kind, int more) {
    int d = more * times[o];
    int at = KINDS * o + kind;
    cost[kind] += (long) size[o] * balanceRise(count[at], d);
    note(at, d);
  }

  private static int balanceRise(int now, int d) {
    return d * (2 * now + d) - ((now + d) & 1) + (now & 1);
  }

  /**
   * Adds a playing of a set, or removes it.
   *
   * @param playing the name of player and set, up to images
   * @param more 1, or -1 for less
   */
  void play(int playing, int more) {
    int others = count[plays + playing] - (more < 0 ? 1 : 0);
    replays += (long) more * order * Math.min(1, others);
    note(plays + playing, more);
  }

  private void makeRoom(int more) {
    if (entries + more > where.length) {
      where = Arrays.copyOf(where, 2 * (entries + more));
      ledger = Arrays.copyOf(ledger, where.length);
    }
  }

  private void note(int at, int d) {
    makeRoom(1);
    where[entries] = at;
    ledger[entries++] = d;
    count[at] += d;
  }
}
