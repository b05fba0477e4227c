package org.boardwalk.bench;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * An unrelated method for social golfers in groups of four: tabu search. A move lets two golfers of
 * a week change groups, one of whom meets another golfer more than once there; the best move that
 * is not tabu is made, whether it improves or not; after a long time without improvement everything
 * is shuffled. Heuristic; golfers and places count from 0, places 4g .. 4g+3 are a group.
 *
 * <p>Source: I. Dotú and P. Van Hentenryck, Scheduling Social Golfers Locally, CPAIOR 2005, without
 * its constructive start.
 */
final class GolferTabu {

  private static final int LEAST_TENURE = 4;
  private static final int MOST_TENURE = 100;

  /** Moves without improvement before everything is shuffled. */
  private static final int PATIENCE = 100_000;

  private final int golfers;
  private final int[][] golfer;
  private final int[] meetings;
  private final long[] tabuUntil;
  private final SplittableRandom random;
  private final int[][] best;
  private int repeats;
  private int least = Integer.MAX_VALUE;

  private int chosenWeek;
  private int chosenOne;
  private int chosenOther;

  /**
   * @param golfers a multiple of 4
   * @param weeks at least 1
   * @param seed source of chance
   */
  GolferTabu(int golfers, int weeks, long seed) {
    this.golfers = golfers;
    golfer = new int[weeks][golfers];
    best = new int[weeks][golfers];
    meetings = new int[golfers * golfers];
    tabuUntil = new long[weeks * golfers * golfers];
    random = new SplittableRandom(seed);
  }

  /**
   * Runs until there are no repeats, or the condition is true; returns the golfers at their places,
   * by week.
   */
  int[][] run(BooleanSupplier over) {
    shuffle();
    long patience = PATIENCE;
    for (long now = 0; least > 0 && !over.getAsBoolean(); now++) {
      if (now >= patience) {
        shuffle();
        patience = now + PATIENCE;
      }
      int before = least;
      move(now);
      patience = least < before ? now + PATIENCE : patience;
    }
    return best;
  }

  private void shuffle() {
    Arrays.fill(meetings, 0);
    repeats = 0;
    for (int[] week : golfer) {
      for (int k = 0; k < golfers; k++) {
        int place = random.nextInt(k + 1);
        week[k] = week[place];
        week[place] = k;
      }
      for (int a = 0; a < golfers; a++) {
        for (int b = a + 1; b < (a & ~3) + 4; b++) {
          meet(week[a], week[b], 1);
        }
      }
    }
    keep();
  }

  private void meet(int a, int b, int times) {
    int before = Math.max(0, meetings[a * golfers + b] - 1);
    meetings[a * golfers + b] += times;
    meetings[b * golfers + a] += times;
    repeats += Math.max(0, meetings[a * golfers + b] - 1) - before;
  }

  private void keep() {
    if (repeats < least) {
      least = repeats;
      for (int w = 0; w < golfer.length; w++) {
        System.arraycopy(golfer[w], 0, best[w], 0, golfers);
      }
    }
  }

  private void move(long now) {
    if (!choose(now)) {
      return;
    }
    int[] week = golfer[chosenWeek];
    int a = week[chosenOne];
    int b = week[chosenOther];
    leave(week, chosenOne);
    leave(week, chosenOther);
    week[chosenOne] = b;
    week[chosenOther] = a;
    join(week, chosenOne);
    join(week, chosenOther);
    long until = now + random.nextInt(LEAST_TENURE, MOST_TENURE + 1);
    tabuUntil[tabu(chosenWeek, a, b)] = until;
    tabuUntil[tabu(chosenWeek, b, a)] = until;
    keep();
  }

  private int tabu(int week, int a, int b) {
    return (week * golfers + a) * golfers + b;
  }

  private void leave(int[] week, int place) {
    meetAll(week, place, -1);
  }

  private void join(int[] week, int place) {
    meetAll(week, place, 1);
  }

  private void meetAll(int[] week, int place, int times) {
    for (int p = place & ~3; p < (place & ~3) + 4; p++) {
      if (p != place) {
        meet(week[place], week[p], times);
      }
    }
  }

  /** The best move, ties by chance; a tabu one only if it leads to fewer repeats than ever. */
  private boolean choose(long now) {
    int bestDelta = Integer.MAX_VALUE;
    int equals = 0;
    for (int w = 0; w < golfer.length; w++) {
      int[] week = golfer[w];
      for (int one = 0; one < golfers; one++) {
        for (int other = conflicting(week, one) ? 0 : golfers; other < golfers; other++) {
          if (one >> 2 == other >> 2) {
            continue;
          }
          int delta = delta(week, one, other);
          boolean allowed =
              now >= tabuUntil[tabu(w, week[one], week[other])] || repeats + delta < least;
          if (!allowed || delta > bestDelta) {
            continue;
          }
          equals = delta < bestDelta ? 1 : equals + 1;
          bestDelta = delta;
          if (random.nextInt(equals) == 0) {
            chosenWeek = w;
            chosenOne = one;
            chosenOther = other;
          }
        }
      }
    }
    return equals > 0;
  }

  private boolean conflicting(int[] week, int place) {
    for (int p = place & ~3; p < (place & ~3) + 4; p++) {
      if (p != place && meetings[week[place] * golfers + week[p]] > 1) {
        return true;
      }
    }
    return false;
  }

  private int delta(int[] week, int one, int other) {
    return exchanged(week, one, week[other]) + exchanged(week, other, week[one]);
  }

  /** The change in repeats of the group around a place when another golfer comes there. */
  private int exchanged(int[] week, int place, int comes) {
    int leaves = week[place] * golfers;
    int sum = 0;
    for (int p = place & ~3; p < (place & ~3) + 4; p++) {
      if (p != place) {
        sum -= meetings[leaves + week[p]] > 1 ? 1 : 0;
        sum += meetings[comes * golfers + week[p]] > 0 ? 1 : 0;
      }
    }
    return sum;
  }
}
