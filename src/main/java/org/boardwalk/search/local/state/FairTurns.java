package org.boardwalk.search.local.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;

/**
 * The turns of sitting out when players come and go or never leave their seats: in every round that
 * is not fixed, those sit out who have done so least so far; latecomers start with the least count
 * of the others. That is also fair where all players are there all the time.
 */
public final class FairTurns {

  private final IndividualWish wish;
  private final int locked;

  /** due[r][p]: player p is there in round r and takes turns at sitting out. */
  private final boolean[][] due;

  private final int[] count;

  public FairTurns(IndividualWish wish) {
    this.wish = wish;
    locked = wish.fixed().first().size();
    due = new boolean[wish.rounds()][wish.players()];
    count = new int[wish.players()];
    Set<Integer> always = wish.fixed().alwaysPlaying(wish.rounds());
    for (int r = 0; r < wish.rounds(); r++) {
      for (int p = 0; p < wish.players(); p++) {
        due[r][p] = wish.fixed().attendance().present(p + 1, r + 1) && !always.contains(p + 1);
      }
    }
  }

  public boolean due(int r, int player) {
    return due[r][player];
  }

  /**
   * Draws the sit-outs of the rounds that are not fixed; those of the fixed rounds must be filled
   * in.
   */
  void draw(boolean[][] out, SplittableRandom random) {
    Arrays.fill(count, 0);
    for (int r = 0; r < out.length; r++) {
      greet(r);
      if (r >= locked) {
        choose(r, out, random);
      }
      take(r, out);
    }
  }

  private void choose(int r, boolean[][] out, SplittableRandom random) {
    List<Integer> waiting = new ArrayList<>();
    long[] rank = new long[count.length];
    for (int p = 0; p < count.length; p++) {
      if (due[r][p]) {
        boolean before = r > 0 && out[r - 1][p];
        rank[p] = 4L * count[p] + (before ? 2 : 0);
        waiting.add(random.nextInt(waiting.size() + 1), p);
      }
    }
    waiting.sort(Comparator.comparingLong(p -> rank[p]));
    int there = wish.fixed().attendance().there(wish.players(), r + 1).size();
    waiting.subList(0, there - 4 * wish.turnout().tables(r + 1)).forEach(p -> out[r][p] = true);
  }

  /**
   * Whether no player sits out while one plays who has sat out less; or, where their order is free,
   * whether the numbers are as the wish has them. O(rounds · players).
   */
  public boolean fair(boolean[][] out) {
    return wish.fixed().inTurn() ? inTurn(out) : free() || even(out);
  }

  /** Whether sit-outs are free. */
  private boolean free() {
    return wish.fixed().sitOuts() == SitOutRule.FREE;
  }

  private boolean even(boolean[][] out) {
    int most = 0;
    int least = Integer.MAX_VALUE;
    for (int p = 0; p < count.length; p++) {
      if (due[0][p]) {
        int times = 0;
        for (boolean[] round : out) {
          times += round[p] ? 1 : 0;
        }
        most = Math.max(most, times);
        least = Math.min(least, times);
      }
    }
    return most - least <= 1;
  }

  private boolean inTurn(boolean[][] out) {
    Arrays.fill(count, 0);
    for (int r = 0; r < out.length; r++) {
      greet(r);
      int most = 0;
      int least = Integer.MAX_VALUE;
      for (int p = 0; p < count.length && r >= locked; p++) {
        if (due[r][p] && out[r][p]) {
          most = Math.max(most, count[p]);
        } else if (due[r][p]) {
          least = Math.min(least, count[p]);
        }
      }
      if (most > least) {
        return false;
      }
      take(r, out);
    }
    return true;
  }

  /** How often a player sits out in two rounds running, where that counts. */
  public int running(boolean[][] out) {
    int running = 0;
    for (int r = 1; r < out.length && !free(); r++) {
      for (int p = 0; p < count.length; p++) {
        running += due[r][p] && out[r - 1][p] && out[r][p] ? 1 : 0;
      }
    }
    return running;
  }

  private void take(int r, boolean[][] out) {
    for (int p = 0; p < count.length; p++) {
      count[p] += due[r][p] && out[r][p] ? 1 : 0;
    }
  }

  /** Gives players that were absent in the round before the least count of the others. */
  private void greet(int r) {
    int least = Integer.MAX_VALUE;
    for (int p = 0; p < count.length; p++) {
      if (due[r][p] && r > 0 && due[r - 1][p]) {
        least = Math.min(least, count[p]);
      }
    }
    for (int p = 0; p < count.length; p++) {
      if (due[r][p] && r > 0 && !due[r - 1][p] && least < Integer.MAX_VALUE) {
        count[p] = least;
      }
    }
  }
}
