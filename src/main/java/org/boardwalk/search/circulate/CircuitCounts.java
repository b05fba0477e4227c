package org.boardwalk.search.circulate;

import java.util.Arrays;
import org.boardwalk.model.Roles;

/**
 * What happens to the orbits of pairs in the whole schedule, and what that costs. Changes are kept
 * in a ledger until they are taken back or {@link #keep kept}, so a change of the schedule is
 * foretold by making it, in a few integer operations for each pair of seats that it touches, and
 * taking it back costs even less. Not thread-safe.
 */
final class CircuitCounts {

  private static final int KINDS = 4;
  private static final int PARTNER = 0;
  private static final int OPPONENT = 1;
  private static final int SIDE = 2;
  private static final int DIRECTION = 3;
  private static final int SEATS = 4;

  private final int[] orbit;
  private final int[] sense;
  private final int[] size;
  private final int[] times;
  private final int[] image;
  private final int players;
  private final int order;
  private final int partnerFloor;
  private final int opponentFloor;
  private final int[] partner = new int[SEATS * SEATS];
  private final int[] opponent = new int[SEATS * SEATS];
  private final int[] left = new int[SEATS * SEATS];
  private final int[] same = new int[SEATS * SEATS];

  /** Counts of an orbit at KINDS · orbit; then the seats of each slot. */
  private final int[] count;

  private final int slots;
  private final long[] cost = new long[KINDS];
  private final long[] costBefore = new long[KINDS];
  private long replays;
  private long replaysBefore;
  private int[] where = new int[1024];
  private int[] by = new int[1024];
  private int entries;

  /**
   * @param circuit how base rounds unfold
   * @param roles what two seats of a table are to each other
   * @param seats seats filled in the whole schedule, in units of the roles
   */
  CircuitCounts(Circuit circuit, Roles roles, long seats) {
    PlayerPairs pairs = circuit.pairs();
    orbit = pairs.orbit;
    sense = pairs.sense;
    size = pairs.size;
    times = pairs.times;
    image = circuit.images();
    players = circuit.players();
    order = circuit.order();
    for (int ab = 0; ab < SEATS * SEATS; ab++) {
      int a = ab / SEATS;
      int b = ab % SEATS;
      partner[ab] = roles.partner(a, b);
      opponent[ab] = roles.opponent(a, b);
      left[ab] = roles.left(a, b);
      same[ab] = roles.same(a, b);
    }
    slots = KINDS * size.length;
    count = new int[slots + circuit.slots()];
    long all = (long) players * (players - 1) / 2;
    partnerFloor = (int) (seats / 2 / all);
    opponentFloor = (int) (seats / all);
    cost[PARTNER] = all * partnerFloor * (partnerFloor + 1);
    cost[OPPONENT] = all * opponentFloor * (opponentFloor + 1);
    keep();
  }

  /** The costs of the whole schedule under weights of partner, opponent, side and direction. */
  long under(long[] weights) {
    return weights[PARTNER] * cost[PARTNER]
        + weights[OPPONENT] * cost[OPPONENT]
        + weights[SIDE] * cost[SIDE]
        + weights[DIRECTION] * cost[DIRECTION];
  }

  /** How often somebody plays a set again. */
  long replays() {
    return replays;
  }

  /** All changes so far are final. */
  void keep() {
    entries = 0;
    System.arraycopy(cost, 0, costBefore, 0, KINDS);
    replaysBefore = replays;
  }

  /** Takes all changes back that are not kept. */
  void takeBack() {
    while (entries > 0) {
      entries--;
      count[where[entries]] -= by[entries];
    }
    System.arraycopy(costBefore, 0, cost, 0, KINDS);
    replays = replaysBefore;
  }

  /** Players a and b sit in these seats of a table, 4·seat + seat, once more (1) or less (-1). */
  void meet(int a, int b, int more, int seats) {
    int pair = a * players + b;
    int o = orbit[pair];
    int often = more * times[o];
    int at = KINDS * o;
    if (partner[seats] != 0) {
      int d = often * partner[seats];
      cost[PARTNER] += (long) size[o] * d * (2 * (count[at] - partnerFloor) + d - 1);
      note(at, d);
    }
    if (opponent[seats] != 0) {
      int d = often * opponent[seats];
      cost[OPPONENT] += (long) size[o] * d * (2 * (count[at + 1] - opponentFloor) + d - 1);
      note(at + OPPONENT, d);
      turn(o, often * left[seats] * sense[pair]);
    }
  }

  /**
   * A player in a seat plays the same set as the images of the four at another table under an
   * element, once more (1) or less (-1). One loop, as nearly all the time goes by here.
   *
   * @param a the player
   * @param seat their seat
   * @param g the element
   * @param there players by place, negative where there is nobody
   * @param first the first place of the other table
   */
  void compare(int a, int seat, int g, int[] there, int first, int more) {
    makeRoom();
    int rise = 0;
    for (int k = 0; k < SEATS; k++) {
      int q = there[first + k];
      if (q >= 0) {
        int o = orbit[a * players + image[g * players + q]];
        int d = more * times[o] * same[SEATS * seat + k];
        int at = KINDS * o + DIRECTION;
        int now = count[at];
        rise += size[o] * (d * (2 * now + d) - ((now + d) & 1) + (now & 1));
        count[at] = now + d;
        where[entries] = at;
        by[entries++] = d;
      }
    }
    cost[DIRECTION] += rise;
  }

  private void turn(int o, int d) {
    int at = KINDS * o + SIDE;
    int now = count[at];
    cost[SIDE] += size[o] * (long) (d * (2 * now + d) - ((now + d) & 1) + (now & 1));
    note(at, d);
  }

  /** A seat has this slot once more (1) or less (-1). */
  void play(int slot, int more) {
    int others = count[slots + slot] - (more < 0 ? 1 : 0);
    replays += (long) more * order * Math.min(1, others);
    note(slots + slot, more);
  }

  private void makeRoom() {
    if (entries + SEATS > where.length) {
      where = Arrays.copyOf(where, 2 * entries);
      by = Arrays.copyOf(by, 2 * entries);
    }
  }

  private void note(int at, int d) {
    makeRoom();
    where[entries] = at;
    by[entries++] = d;
    count[at] += d;
  }
}
