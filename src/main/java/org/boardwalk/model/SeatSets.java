package org.boardwalk.model;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.IndividualWish;

/**
 * Which board set everybody plays in every round of the seats formulation, and in which direction
 * they play every set. In shared play set r is round r; in circulating play sets are chosen.
 */
final class SeatSets {

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final int[][] ns;
  private final boolean shared;

  /** ew[r][p] in shared play: player p sits EW in round r. */
  private final int[][] ew;

  /** at[r][p][s] in circulating play: player p plays set s in round r. */
  private final int[][][] at;

  /** setNs[s][p], setEw[s][p] in circulating play. */
  private final int[][] setNs;

  private final int[][] setEw;

  SeatSets(IndividualWish wish, ModelBuilder model, int[][] plays, int[][] ns) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
    this.ns = ns;
    shared = wish.boards().play() == Play.SHARED;
    int sets = wish.boards().sets();
    ew = new int[shared ? sets : 0][wish.players()];
    at = new int[shared ? 0 : wish.rounds()][wish.players()][sets];
    setNs = new int[shared ? 0 : sets][wish.players()];
    setEw = new int[shared ? 0 : sets][wish.players()];
    model.rule(SeatRules.AGREEMENT);
    for (int r = 0; r < ew.length; r++) {
      for (int p = 0; p < wish.players(); p++) {
        ew[r][p] = model.both(plays[r][p], not(ns[r][p]));
      }
    }
    if (shared) {
      allAlike(wish, model);
    } else {
      everybodyPlaysOneSetInARound();
      nobodyReplaysASet();
      copiesSuffice();
    }
  }

  /** Where all tables play the same set the rules of the boards need no constraint. */
  static void allAlike(IndividualWish wish, ModelBuilder model) {
    model.rule(BoardRules.sharedReplay());
    model.rule(BoardRules.sharedCopies(wish.boards()));
  }

  private void everybodyPlaysOneSetInARound() {
    model.rule(BoardRules.ONE_SET);
    for (int r = 0; r < wish.rounds(); r++) {
      for (int p = 0; p < wish.players(); p++) {
        List<Integer> choice = new ArrayList<>(List.of(not(plays[r][p])));
        for (int s = 0; s < wish.boards().sets(); s++) {
          at[r][p][s] = model.bool(BoardRules.AT, r, p, s);
          choice.add(at[r][p][s]);
        }
        model.exactlyOne(choice);
      }
    }
  }

  /** Nobody plays a set twice: everybody plays it NS, EW or not at all. */
  private void nobodyReplaysASet() {
    model.rule(BoardRules.NO_REPLAY);
    for (int s = 0; s < wish.boards().sets(); s++) {
      for (int p = 0; p < wish.players(); p++) {
        setNs[s][p] = model.bool(BoardRules.SET_NS, s, p);
        setEw[s][p] = model.bool(BoardRules.SET_EW, s, p);
        Sum times = new Sum();
        for (int r = 0; r < wish.rounds(); r++) {
          times.add(at[r][p][s], 1);
          model.clause(not(at[r][p][s]), not(ns[r][p]), setNs[s][p]);
          model.clause(not(at[r][p][s]), ns[r][p], setEw[s][p]);
        }
        model.equal(times.add(setNs[s][p], -1).add(setEw[s][p], -1), 0);
        model.atMostOne(setNs[s][p], setEw[s][p]);
      }
    }
  }

  /** In a round a set is at no more tables than it has copies. */
  private void copiesSuffice() {
    model.rule(BoardRules.copies(wish.boards()));
    for (int r = 0; r < wish.rounds(); r++) {
      for (int s = 0; s < wish.boards().sets(); s++) {
        Sum seats = new Sum();
        for (int p = 0; p < wish.players(); p++) {
          seats.add(at[r][p][s], 1);
        }
        model.atMost(seats, 4L * wish.boards().copies());
      }
    }
  }

  int at(int r, int p, int s) {
    return at[r][p][s];
  }

  /** The set that a player, who must be in play, plays in a round. */
  int set(Assignment values, int r, int p) {
    for (int s = 0; !shared && s < wish.boards().sets(); s++) {
      if (values.isTrue(at[r][p][s])) {
        return s;
      }
    }
    return r;
  }

  /** Σ over sets both play: +1 same direction, -1 opposite, wherever they sit. */
  Sum agreement(int p, int q) {
    Sum sum = new Sum();
    for (int s = 0; s < wish.boards().sets(); s++) {
      int pNs = shared ? ns[s][p] : setNs[s][p];
      int qNs = shared ? ns[s][q] : setNs[s][q];
      int pEw = ew(s, p);
      int qEw = ew(s, q);
      sum.add(model.both(pNs, qNs), 1).add(model.both(pEw, qEw), 1);
      sum.add(model.both(pNs, qEw), -1).add(model.both(pEw, qNs), -1);
    }
    return sum;
  }

  private int ew(int s, int p) {
    return shared ? ew[s][p] : setEw[s][p];
  }
}
