package org.boardwalk.search.local.state;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.quality.Criterion;

/**
 * Counts and costs of all pairs of players, in rows along which a loop can run. The cost of a
 * change is computed before it is made. Any weights will do, as the judge recounts the result;
 * sides and directions that weigh nothing need not be counted.
 */
public final class PairCosts {

  /** The criteria that are counted here. */
  private static final Set<Criterion> COUNTED =
      EnumSet.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE, Criterion.DIRECTION);

  static final int PARTNER = Criterion.PARTNER.place();
  static final int OPPONENT = Criterion.OPPONENT.place();
  static final int SIDE = Criterion.SIDE.place();
  static final int DIRECTION = Criterion.DIRECTION.place();

  /** Cost of each criterion, in their order. */
  final long[] cost = new long[Criterion.values().length];

  final int players;

  /** direction[a · players + b]: sets in the same direction minus sets in the opposite one. */
  final int[] direction;

  final int partnerWeight;
  final int opponentWeight;
  final int sideWeight;
  final int directionWeight;

  private final TableRoles roles;
  private final Rises rises;

  /** The position of the rises of a pair. */
  private final int[] state;

  private final int[] partner;
  private final int[] opponent;
  private final int[] left;
  private final int partnerFloor;
  private final int opponentFloor;

  /** A weight for each criterion, in their order; seats filled in all, in units. */
  PairCosts(int players, int rounds, long seats, TableRoles roles, long[] weight) {
    SearchWeights.refuseOthers("search of whole rounds", COUNTED, weight);
    this.players = players;
    this.roles = roles;
    partnerWeight = Math.toIntExact(weight[PARTNER]);
    opponentWeight = Math.toIntExact(weight[OPPONENT]);
    sideWeight = Math.toIntExact(weight[SIDE]);
    directionWeight = Math.toIntExact(weight[DIRECTION]);
    partner = new int[players * players];
    opponent = new int[players * players];
    left = new int[players * players];
    direction = new int[players * players];
    long pairs = (long) players * (players - 1) / 2;
    partnerFloor = (int) (Criterion.PARTNER.total(seats) / pairs);
    opponentFloor = (int) (Criterion.OPPONENT.total(seats) / pairs);
    cost[PARTNER] = pairs * partnerFloor * (partnerFloor + 1);
    cost[OPPONENT] = pairs * opponentFloor * (opponentFloor + 1);
    rises = new Rises(roles, rounds, new int[] {partnerFloor, opponentFloor}, this::rise);
    state = new int[players * players];
    Arrays.fill(state, rises.state(0, 0) + rises.ofLeft(0));
  }

  /** The weighted sum of the costs. */
  public long weighted() {
    return partnerWeight * cost[PARTNER]
        + opponentWeight * cost[OPPONENT]
        + sideWeight * cost[SIDE]
        + directionWeight * cost[DIRECTION];
  }

  /** The sum of the costs under other weights. */
  public long under(long[] weights) {
    return weights[PARTNER] * cost[PARTNER]
        + weights[OPPONENT] * cost[OPPONENT]
        + weights[SIDE] * cost[SIDE]
        + weights[DIRECTION] * cost[DIRECTION];
  }

  /** The rise when a count changes; the cost of a count x is (x - floor)(x - floor - 1). */
  static int evennessRise(int aboveFloor, int by) {
    return by * (2 * aboveFloor + by - 1);
  }

  static int balanceRise(int x, int by) {
    return by * (2 * x + by) - ((x + by) & 1) + (x & 1);
  }

  /** The rise when a pair, at a · players + b, sits at a table once more in such seats. */
  int riseOfMeeting(int pair, int kind) {
    return rises.meeting[state[pair] + kind];
  }

  /** The rise when a pair sits at a table once less in such seats. */
  int riseOfParting(int pair, int kind) {
    return rises.parting[state[pair] + kind];
  }

  /** The rise when a and b, at one table, change from these seats to those. */
  long riseOfReseating(int a, int b, int was, int now) {
    return riseOfMore(
        a * players + b,
        roles.partner[now] - roles.partner[was],
        roles.opponent[now] - roles.opponent[was],
        roles.left[now] - roles.left[was]);
  }

  /** The rise when a pair, at a · players + b, meets so much more often, in any seats. */
  long riseOfMore(int pair, int morePartners, int moreOpponents, int moreLeft) {
    return rise(partner[pair], opponent[pair], left[pair], morePartners, moreOpponents, moreLeft);
  }

  /** The rise by all criteria at a table when the counts of a pair change. */
  private long rise(
      int partners, int opponents, int lefts, int morePartners, int moreOpponents, int moreLeft) {
    return (long) partnerWeight * evennessRise(partners - partnerFloor, morePartners)
        + (long) opponentWeight * evennessRise(opponents - opponentFloor, moreOpponents)
        + (long) sideWeight * balanceRise(lefts, moreLeft);
  }

  /** The rise over all pairs at a table of which the players in seats i and j are exchanged. */
  long riseAtTable(int[] who, int i, int j) {
    int si = 4 * (i & 3);
    int sj = 4 * (j & 3);
    long rise = riseOfReseating(who[i], who[j], si + (j & 3), sj + (i & 3));
    for (int s = 0; s < 4; s++) {
      if (s != (i & 3) && s != (j & 3)) {
        int other = who[(i & ~3) + s];
        rise += riseOfReseating(who[i], other, si + s, sj + s);
        rise += riseOfReseating(who[j], other, sj + s, si + s);
      }
    }
    return rise;
  }

  /**
   * The rise by partners and opponents when the players in two seats are exchanged, where a table
   * plays without rotation: a few counts, read without branches.
   */
  long riseOfExchange(int[] who, int i, int j) {
    if ((i | 2) == (j | 2)) {
      return 0;
    }
    int a = who[i] * players;
    int b = who[j] * players;
    int pa = who[i ^ 2];
    int pb = who[j ^ 2];
    int xa = who[i ^ 1];
    int ya = who[i ^ 3];
    int xb = who[j ^ 1];
    int yb = who[j ^ 3];
    // One more costs 2(count - floor), one less saves 2(count - 1 - floor); the floors cancel.
    int p = partner[a + pb] + partner[b + pa] - partner[a + pa] - partner[b + pb] + 2;
    int o =
        opponent[a + xb]
            + opponent[a + yb]
            + opponent[b + xa]
            + opponent[b + ya]
            - opponent[a + xa]
            - opponent[a + ya]
            - opponent[b + xb]
            - opponent[b + yb]
            + 4;
    // At one table the two stay opponents: the sum above takes them apart twice.
    int stay = i >> 2 == j >> 2 ? 2 * opponent[a + who[j]] - 2 : 0;
    return 2 * ((long) partnerWeight * p + (long) opponentWeight * (o + stay));
  }

  /**
   * Adds a meeting of players a and b in these seats of a table (times 1) or removes it (-1). Their
   * directions are compared elsewhere.
   */
  void meet(int a, int b, int times, int seats) {
    int pair = a * players + b;
    int mirrored = b * players + a;
    int p = times * roles.partner[seats];
    int o = times * roles.opponent[seats];
    int partners = partner[pair];
    int opponents = opponent[pair];
    cost[PARTNER] += evennessRise(partners - partnerFloor, p);
    cost[OPPONENT] += evennessRise(opponents - opponentFloor, o);
    partner[pair] = partner[mirrored] = partners + p;
    opponent[pair] = opponent[mirrored] = opponents + o;
    int base = rises.state(partners + p, opponents + o);
    int ofLeft = 0;
    if (sideWeight != 0) {
      int lefts = left[pair];
      int l = times * roles.left[seats];
      cost[SIDE] += balanceRise(lefts, l);
      left[pair] = lefts + l;
      left[mirrored] = -lefts - l;
      ofLeft = lefts + l;
    }
    state[pair] = base + rises.ofLeft(ofLeft);
    state[mirrored] = base + rises.ofLeft(-ofLeft);
  }

  /** Changes the agreement in direction of a and b. */
  void compare(int a, int b, int by) {
    int pair = a * players + b;
    cost[DIRECTION] += balanceRise(direction[pair], by);
    int now = direction[pair] + by;
    direction[pair] = now;
    direction[b * players + a] = now;
  }

  /**
   * The rise of the unweighted cost of directions when player a agrees by[x] times more with each
   * player x, b as much less, and a and b with each other so much more.
   */
  int riseOfTurning(int a, int b, int[] by, int together) {
    int[] d = direction;
    int toA = a * players;
    int toB = b * players;
    int sum = balanceRise(d[toA + b], together);
    for (int x = 0; x < players; x++) {
      int more = by[x];
      int ofA = d[toA + x];
      int ofB = d[toB + x];
      int parity = (ofA & 1) - ((ofA + more) & 1) + (ofB & 1) - ((ofB + more) & 1);
      sum += 2 * more * (ofA - ofB + more) + parity;
    }
    return sum;
  }

  /** The rise when only player p agrees more, by[x] times with each player x. */
  int riseOfAgreeing(int p, int[] by) {
    int row = p * players;
    int sum = 0;
    for (int x = 0; x < players; x++) {
      sum += balanceRise(direction[row + x], by[x]);
    }
    return sum;
  }

  /** Makes the change whose rise {@link #riseOfTurning} computes. O(players). */
  void turn(int a, int b, int[] by, int together) {
    cost[DIRECTION] += riseOfTurning(a, b, by, together);
    int[] d = direction;
    int toA = a * players;
    int toB = b * players;
    for (int x = 0; x < players; x++) {
      d[toA + x] += by[x];
      d[toB + x] -= by[x];
    }
    d[toA + b] += together;
    d[toB + a] += together;
    for (int x = 0; x < players; x++) {
      d[x * players + a] = d[toA + x];
      d[x * players + b] = d[toB + x];
    }
  }
}
