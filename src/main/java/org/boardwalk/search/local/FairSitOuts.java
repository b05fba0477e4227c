package org.boardwalk.search.local;

import java.util.SplittableRandom;

/**
 * Moves of sit-outs where players come, go or keep their seats: those who have sat out least sit
 * out.
 */
final class FairSitOuts extends SitOutMove {

  private final Schedule schedule;
  private final FairTurns turns;
  private final int first;

  /** out[r][p]: player p sits out in round r. */
  private final boolean[][] out;

  /**
   * @param first the first round that may be changed
   */
  FairSitOuts(Schedule schedule, FairTurns turns, int first) {
    this.schedule = schedule;
    this.turns = turns;
    this.first = first;
    out = new boolean[schedule.rounds][schedule.players];
  }

  @Override
  boolean propose(SplittableRandom random) {
    round = open(random);
    int there = schedule.seated[round];
    if (there == schedule.players) {
      return false;
    }
    a = schedule.who[round][there + random.nextInt(schedule.players - there)];
    b = schedule.who[round][random.nextInt(there)];
    int back = open(random);
    boolean both = back != round && sitsOut(back, b) && !sitsOut(back, a);
    other = both ? back : -1;
    return sitsOut(round, a) && turns.due(round, b) && (!both || turns.due(back, a)) && staysFair();
  }

  private int open(SplittableRandom random) {
    return first + random.nextInt(schedule.rounds - first);
  }

  private boolean sitsOut(int r, int p) {
    return turns.due(r, p) && schedule.place[r][p] >= schedule.seated[r];
  }

  /** Whether sit-outs stay fair, and no more players sit out in two rounds running than before. */
  private boolean staysFair() {
    for (int r = 0; r < schedule.rounds; r++) {
      for (int p = 0; p < schedule.players; p++) {
        out[r][p] = sitsOut(r, p);
      }
    }
    int running = turns.running(out);
    change(round);
    if (other >= 0) {
      change(other);
    }
    return turns.fair(out) && turns.running(out) <= running;
  }

  private void change(int r) {
    out[r][a] = !out[r][a];
    out[r][b] = !out[r][b];
  }
}
