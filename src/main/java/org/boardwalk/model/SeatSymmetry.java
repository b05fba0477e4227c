package org.boardwalk.model;

import java.util.stream.IntStream;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;

/**
 * Keeps one of many schedules that differ by names only. Players can be renamed, so the first round
 * is fixed. In shared play, where seats do not rotate, a round's tables can all be turned by one
 * seat, which swaps the directions of the round and changes no count. Where any two players partner
 * once and no player, or every player once, sits out, rounds can be put in any order.
 */
final class SeatSymmetry {

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final int[][][] mate;
  private final int[][][] left;
  private final SeatPlaces places;

  SeatSymmetry(
      IndividualWish wish,
      ModelBuilder model,
      int[][] plays,
      int[][][] mate,
      int[][][] left,
      SeatPlaces places) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
    this.mate = mate;
    this.left = left;
    this.places = places;
  }

  void breakIt() {
    fixFirstRound();
    if (wish.boards().play() == Play.SHARED && wish.rotation() == Rotation.NONE) {
      fixDirections();
      if (wish.profile().completeWhist() && wish.demand(Criterion.PARTNER) == Demand.REQUIRE) {
        orderRounds();
      }
    }
  }

  /** Round 1: N1 S2 E3 W4 at table 1, N5 S6 E7 W8 at table 2, ...; the last players sit out. */
  private void fixFirstRound() {
    model.rule(SeatRules.FIRST_ROUND);
    for (int t = 0; t < wish.tables(); t++) {
      int n = 4 * t;
      model.fix(left[0][n][n + 2]);
      model.fix(left[0][n + 2][n + 1]);
      model.fix(left[0][n + 1][n + 3]);
      model.fix(left[0][n + 3][n]);
      IntStream.of(places.sitting(0, n, 0)).forEach(model::fix);
    }
  }

  /** Player 1 sits NS whenever they play; in rounds in which player 1 sits out, player 2 does. */
  private void fixDirections() {
    model.rule(SeatRules.ANY_TURN);
    boolean full = 4 * wish.tables() == wish.players();
    for (int r = 1; r < wish.rounds(); r++) {
      if (full) {
        model.fix(ns(r, 0));
      } else {
        model.clause(ModelBuilder.not(plays[r][0]), ns(r, 0));
        model.clause(plays[r][0], ModelBuilder.not(plays[r][1]), ns(r, 1));
      }
    }
  }

  /** The literal of the direction: without a rotation nothing else about a seat matters. */
  private int ns(int r, int p) {
    return places.sitting(r, p, 0)[0];
  }

  /**
   * With v ≡ 0 player 1 partners player r+1 in round r. With v ≡ 1 player v sits out first, then
   * player 1, 2, ...: each sits out once.
   */
  private void orderRounds() {
    model.rule(SeatRules.ROUNDS);
    for (int r = 1; r < wish.rounds(); r++) {
      if (wish.players() % 4 == 0) {
        model.fix(mate[r][0][r + 1]);
      } else {
        model.fix(ModelBuilder.not(plays[r][r - 1]));
      }
    }
  }
}
