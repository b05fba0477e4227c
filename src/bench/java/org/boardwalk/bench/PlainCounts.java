package org.boardwalk.bench;

/**
 * Counts how often any two players partner, oppose, sit on each other's left and compare in the
 * same direction, and computes the total cost that follows: 8·partner + 4·opponent + side +
 * direction. One unit a round, as in shared play without rotation.
 */
final class PlainCounts {

  private final int players;
  private final int[] partner;
  private final int[] opponent;
  private final int[] left;
  private final int[] direction;

  /** Rounds in which both players of a pair play. */
  private final int[] common;

  PlainCounts(int players) {
    this.players = players;
    partner = new int[players * players];
    opponent = new int[players * players];
    left = new int[players * players];
    direction = new int[players * players];
    common = new int[players * players];
  }

  /** Adds a round. */
  void seat(int[] round) {
    for (int s = 0; s < round.length; s++) {
      for (int t = 0; t < round.length; t++) {
        if (s != t) {
          int pair = round[s] * players + round[t];
          add(pair, s, t, 1);
          common[pair]++;
        }
      }
    }
  }

  /** The cost from scratch: squared counts minus the least that integers allow. */
  long cost() {
    long total = 0;
    long partners = 0;
    long opponents = 0;
    for (int i = 0; i < players; i++) {
      for (int j = i + 1; j < players; j++) {
        int pair = i * players + j;
        total += cost(pair, partner[pair], opponent[pair], left[pair], direction[pair]);
        partners += partner[pair];
        opponents += opponent[pair];
      }
    }
    long pairs = (long) players * (players - 1) / 2;
    return total - 8 * leastSquares(partners, pairs) - 4 * leastSquares(opponents, pairs);
  }

  private static long leastSquares(long sum, long pairs) {
    long floor = sum / pairs;
    return pairs * floor * floor + sum % pairs * (2 * floor + 1);
  }

  private int cost(int pair, int p, int o, int l, int d) {
    int compared = common[pair] - p - o;
    return 8 * p * p + 4 * o * o + l * l - (o & 1) + d * d - (compared & 1);
  }

  /** The change of the cost if the players of two seats changed places. */
  long delta(int[] round, int one, int other) {
    int a = round[one];
    int b = round[other];
    long sum = 0;
    if (((one ^ other) & 1) != 0) {
      sum += turned(round, one, other, a, b);
    }
    sum += moved(round, one, other, one & ~3);
    if (one >> 2 == other >> 2) {
      return sum + met(a * players + b, one, other);
    }
    return sum + moved(round, one, other, other & ~3);
  }

  /** The change by directions to players at other tables, whose D goes up or down by 2. */
  private long turned(int[] round, int one, int other, int a, int b) {
    int rowA = a * players;
    int rowB = b * players;
    long even = 0;
    long odd = 0;
    int tables = 0;
    for (int s = 0; s < round.length; s += 4) {
      if (s >> 2 != one >> 2 && s >> 2 != other >> 2) {
        int n = round[s];
        int e = round[s + 1];
        int so = round[s + 2];
        int w = round[s + 3];
        even +=
            direction[rowA + n] - direction[rowB + n] + direction[rowA + so] - direction[rowB + so];
        odd +=
            direction[rowA + e] - direction[rowB + e] + direction[rowA + w] - direction[rowB + w];
        tables++;
      }
    }
    // (D + 2x)² - D² = 4xD + 4, with x = -1 where the player leaves the direction of the other.
    long sum = (one & 1) == 0 ? odd - even : even - odd;
    return 4 * sum + 32L * tables;
  }

  /** The change by counts with the players of one table, other than the two themselves. */
  private int moved(int[] round, int one, int other, int first) {
    int rowA = round[one] * players;
    int rowB = round[other] * players;
    int sum = 0;
    for (int s = first; s < first + 4; s++) {
      if (s != one && s != other) {
        sum += change(rowA + round[s], one, other, s) + change(rowB + round[s], other, one, s);
      }
    }
    return sum;
  }

  /** The change when the first of a pair goes from one seat to another and the second stays. */
  private int change(int pair, int from, int to, int stays) {
    int p = partner[pair];
    int o = opponent[pair];
    int l = left[pair];
    int d = direction[pair];
    int before = cost(pair, p, o, l, d);
    if (from >> 2 == stays >> 2) {
      int turn = (stays - from) & 3;
      p -= turn == 2 ? 1 : 0;
      o -= turn & 1;
      l -= side(turn);
    } else {
      d -= same(from, stays);
    }
    if (to >> 2 == stays >> 2) {
      int turn = (stays - to) & 3;
      p += turn == 2 ? 1 : 0;
      o += turn & 1;
      l += side(turn);
    } else {
      d += same(to, stays);
    }
    return cost(pair, p, o, l, d) - before;
  }

  /** The change when two players of the same table take each other's seats. */
  private int met(int pair, int one, int other) {
    int turned = -2 * side((other - one) & 3);
    return turned * (2 * left[pair] + turned);
  }

  /** Lets the players of two seats change places. */
  void swap(int[] round, int one, int other) {
    int a = round[one];
    int b = round[other];
    boolean turns = ((one ^ other) & 1) != 0;
    for (int s = 0; s < round.length; s++) {
      boolean near = s >> 2 == one >> 2 || s >> 2 == other >> 2;
      if (s != one && s != other && (turns || near)) {
        int c = round[s];
        move(a, c, one, other, s);
        move(b, c, other, one, s);
      }
    }
    add(a * players + b, one, other, -1);
    add(b * players + a, other, one, -1);
    add(a * players + b, other, one, 1);
    add(b * players + a, one, other, 1);
  }

  private void move(int who, int with, int from, int to, int stays) {
    add(who * players + with, from, stays, -1);
    add(with * players + who, stays, from, -1);
    add(who * players + with, to, stays, 1);
    add(with * players + who, stays, to, 1);
  }

  private void add(int pair, int seat, int with, int times) {
    if (seat >> 2 != with >> 2) {
      direction[pair] += times * same(seat, with);
      return;
    }
    int turn = (with - seat) & 3;
    partner[pair] += turn == 2 ? times : 0;
    opponent[pair] += (turn & 1) * times;
    left[pair] += times * side(turn);
  }

  /** +1 for the left-hand opponent, -1 for the right-hand one, 0 for the partner. */
  private static int side(int turn) {
    return (turn & 1) * (2 - turn);
  }

  private static int same(int seat, int with) {
    return 1 - 2 * ((seat ^ with) & 1);
  }
}
