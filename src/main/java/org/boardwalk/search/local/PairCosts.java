package org.boardwalk.search.local;

import org.boardwalk.model.Roles;

/**
 * Counts and costs of all pairs of players, kept up to date change by change. Its weights may be
 * anything: the judge recounts what comes of it.
 */
final class PairCosts {

  /** Cost of each criterion: partner, opponent, side, direction. */
  final long[] cost = new long[4];

  /** Weighted sum of all pair costs. */
  long weighted;

  private final int players;
  private final int[] partner;
  private final int[] opponent;
  private final int[] left;
  private final int[] direction;
  private final long[] weight;
  private final int partnerFloor;
  private final int opponentFloor;
  private final int[][] partnerRole = new int[4][4];
  private final int[][] opponentRole = new int[4][4];
  private final int[][] leftRole = new int[4][4];
  private final int[][] sameRole = new int[4][4];

  /** Weights in the order partner, opponent, side, direction; seats filled in all, in units. */
  PairCosts(int players, long seats, Roles roles, long[] weight) {
    this.players = players;
    this.weight = weight.clone();
    int pairs = players * players;
    partner = new int[pairs];
    opponent = new int[pairs];
    left = new int[pairs];
    direction = new int[pairs];
    long count = (long) players * (players - 1) / 2;
    partnerFloor = (int) (seats / 2 / count);
    opponentFloor = (int) (seats / count);
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 4; b++) {
        partnerRole[a][b] = roles.partner(a, b);
        opponentRole[a][b] = roles.opponent(a, b);
        leftRole[a][b] = roles.left(a, b);
        sameRole[a][b] = roles.same(a, b);
      }
    }
    // All pairs start at 0 meetings.
    cost[0] = count * evenness(0, partnerFloor);
    cost[1] = count * evenness(0, opponentFloor);
    weighted = weight[0] * cost[0] + weight[1] * cost[1];
  }

  /** The costs under other weights. */
  long under(long[] weights) {
    long sum = 0;
    for (int c = 0; c < cost.length; c++) {
      sum += weights[c] * cost[c];
    }
    return sum;
  }

  private static long evenness(long x, long floor) {
    return (x - floor) * (x - floor - 1);
  }

  private static long balance(long x) {
    return x * x - (x & 1);
  }

  /** Players a and b sit at a table in these seats: once more (times 1) or once less (-1). */
  void meet(int a, int b, int seatA, int seatB, int times) {
    boolean ordered = a < b;
    int pair = ordered ? a * players + b : b * players + a;
    int p = partner[pair];
    int o = opponent[pair];
    int l = left[pair];
    int d = direction[pair];
    int newP = p + times * partnerRole[seatA][seatB];
    int newO = o + times * opponentRole[seatA][seatB];
    int newL = l + (ordered ? times : -times) * leftRole[seatA][seatB];
    int newD = d - times * sameRole[seatA][seatB];
    partner[pair] = newP;
    opponent[pair] = newO;
    left[pair] = newL;
    direction[pair] = newD;
    long partnerRise = evenness(newP, partnerFloor) - evenness(p, partnerFloor);
    long opponentRise = evenness(newO, opponentFloor) - evenness(o, opponentFloor);
    long sideRise = balance(newL) - balance(l);
    long directionRise = balance(newD) - balance(d);
    cost[0] += partnerRise;
    cost[1] += opponentRise;
    cost[2] += sideRise;
    cost[3] += directionRise;
    weighted +=
        weight[0] * partnerRise
            + weight[1] * opponentRise
            + weight[2] * sideRise
            + weight[3] * directionRise;
  }

  /** How often a and b partner each other. */
  int partners(int a, int b) {
    return partner[Math.min(a, b) * players + Math.max(a, b)];
  }

  /** Directions of a and b agree so much more. */
  void compare(int a, int b, int by) {
    int pair = a < b ? a * players + b : b * players + a;
    int d = direction[pair];
    int now = d + by;
    direction[pair] = now;
    long rise = balance(now) - balance(d);
    cost[3] += rise;
    weighted += weight[3] * rise;
  }
}
