package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;

/**
 * The model a user would write at first: a 0/1 variable for every round, seat and player, products
 * for partners and opponents, no symmetry broken. It is the yardstick of the benchmark and an
 * independent check of the other formulations. Shared play without rotation. It only evens the
 * numbers of sit-outs, not their order, so it is complete where no player sits out.
 */
public final class PlainFormulation {

  private final IndividualWish wish;
  private final ModelBuilder model = new ModelBuilder();

  /** x[r][seat][p], seats N, E, S, W of table after table. */
  private final int[][][] x;

  private PlainFormulation(IndividualWish wish) {
    this.wish = wish;
    x = new int[wish.rounds()][4 * wish.tables()][wish.players()];
    for (int r = 0; r < x.length; r++) {
      seats(r);
    }
    sitOuts();
    criteria();
  }

  /**
   * @param wish a wish in shared play without rotation
   * @return the model
   */
  public static ConstraintModel of(IndividualWish wish) {
    PlainFormulation plain = new PlainFormulation(wish);
    boolean full = 4 * wish.tables() == wish.players();
    return new ConstraintModel(
        "plain seats",
        plain.model.build(),
        plain.model.legend(PlainRules.IDEA),
        plain::movement,
        full);
  }

  /** Every seat has one player, and no player has two seats. */
  private void seats(int r) {
    model.rule(PlainRules.SEATS);
    int[][] round = x[r];
    for (int p = 0; p < wish.players(); p++) {
      int[] places = new int[round.length];
      for (int seat = 0; seat < round.length; seat++) {
        round[seat][p] = model.bool(PlainRules.SEAT, r, seat, p);
        places[seat] = round[seat][p];
      }
      model.atMostOne(places);
    }
    for (int[] seat : round) {
      model.exactlyOne(Arrays.stream(seat).boxed().toList());
    }
  }

  private void sitOuts() {
    if (wish.fixed().sitOuts() == SitOutRule.FREE) {
      return;
    }
    model.rule(PlainRules.SIT_OUTS);
    int all = 4 * wish.tables() * wish.rounds();
    int players = wish.players();
    for (int p = 0; p < players; p++) {
      Sum plays = new Sum();
      for (int[][] round : x) {
        for (int[] seat : round) {
          plays.add(seat[p], 1);
        }
      }
      model.between(plays, all / players, (all + players - 1) / players);
    }
  }

  private void criteria() {
    int players = wish.players();
    int[][][] mate = new int[x.length][players][players];
    int[][][] left = new int[x.length][players][players];
    for (int r = 0; r < x.length; r++) {
      meetings(r, mate[r], left[r]);
    }
    PairTerms terms = new PairTerms(model, wish, SeatRules.COUNTS);
    int[][][] direction = terms.counts(Criterion.DIRECTION) ? directions() : new int[0][][];
    for (int p = 0; p < players; p++) {
      for (int q = p + 1; q < players; q++) {
        int[] pair = {p, q};
        Sum partner = new Sum();
        Sum opponent = new Sum();
        Sum side = new Sum();
        for (int r = 0; r < x.length; r++) {
          partner.add(mate[r][p][q], 1);
          opponent.add(left[r][p][q], 1).add(left[r][q][p], 1);
          side.add(left[r][p][q], 1).add(left[r][q][p], -1);
        }
        terms.add(Criterion.PARTNER, pair, partner, 0, x.length, 1);
        terms.add(Criterion.OPPONENT, pair, opponent, 0, x.length, 1);
        terms.add(Criterion.SIDE, pair, side, -x.length, x.length, 1);
        if (terms.counts(Criterion.DIRECTION)) {
          model.rule(SeatRules.AGREEMENT);
          Sum agreement = agreement(direction, p, q).add(partner, -1).add(opponent, 1);
          terms.add(Criterion.DIRECTION, pair, agreement, -x.length, x.length, 1);
        }
      }
    }
    terms.finish();
  }

  /**
   * Partners and left-hand opponents as products of seats; their totals are fixed by the number of
   * seats, which excludes all others.
   */
  private void meetings(int r, int[][] mate, int[][] left) {
    model.rule(PlainRules.MEETINGS);
    int[][] round = x[r];
    Sum mates = new Sum();
    Sum lefts = new Sum();
    for (int p = 0; p < wish.players(); p++) {
      for (int q = 0; q < wish.players(); q++) {
        if (q != p) {
          mate[p][q] = q < p ? mate[q][p] : model.bool(PlainRules.MATE, r, p, q);
          left[p][q] = model.bool(PlainRules.LEFT, r, p, q);
          mates.add(mate[p][q], q < p ? 0 : 1);
          lefts.add(left[p][q], 1);
          for (int seat = 0; seat < round.length; seat++) {
            int first = seat / 4 * 4;
            int across = round[first + (seat + 2) % 4][q];
            int next = round[first + (seat + 1) % 4][q];
            model.clause(ModelBuilder.not(round[seat][p]), ModelBuilder.not(across), mate[p][q]);
            model.clause(ModelBuilder.not(round[seat][p]), ModelBuilder.not(next), left[p][q]);
          }
        }
      }
    }
    model.equal(mates, round.length / 2);
    model.equal(lefts, round.length);
  }

  /** direction[r][p]: literals for player p sitting NS, EW in round r. */
  private int[][][] directions() {
    model.rule(PlainRules.DIRECTIONS);
    int[][][] direction = new int[x.length][wish.players()][2];
    for (int r = 0; r < x.length; r++) {
      for (int p = 0; p < wish.players(); p++) {
        for (int d = 0; d < 2; d++) {
          direction[r][p][d] = model.bool(PlainRules.DIRECTION, r, p, d);
          Sum sits = new Sum().add(direction[r][p][d], -1);
          for (int seat = d; seat < x[r].length; seat += 2) {
            sits.add(x[r][seat][p], 1);
          }
          model.equal(sits, 0);
        }
      }
    }
    return direction;
  }

  private Sum agreement(int[][][] direction, int p, int q) {
    Sum sum = new Sum();
    for (int[][] round : direction) {
      for (int a = 0; a < 2; a++) {
        for (int b = 0; b < 2; b++) {
          sum.add(model.both(round[p][a], round[q][b]), a == b ? 1 : -1);
        }
      }
    }
    return sum;
  }

  private Movement movement(Assignment values) {
    List<List<Foursome>> rounds = new ArrayList<>();
    for (int[][] round : x) {
      List<Foursome> tables = new ArrayList<>();
      for (int n = 0; n < round.length; n += 4) {
        tables.add(
            new Foursome(
                player(values, round[n]),
                player(values, round[n + 1]),
                player(values, round[n + 2]),
                player(values, round[n + 3]),
                rounds.size()));
      }
      rounds.add(tables);
    }
    return Unfolding.movement(wish, rounds);
  }

  private static int player(Assignment values, int[] seat) {
    int p = 0;
    while (!values.isTrue(seat[p])) {
      p++;
    }
    return p;
  }

  /** The rules of the plain formulation, in words for readers of a model. */
  private static final class PlainRules {

    static final VariableFamily SEAT =
        new VariableFamily(
            "seat", "r,i,p", "player p has seat i in round r: N, E, S, W of table after table");
    static final VariableFamily MATE =
        new VariableFamily("mate", "r,p,q", "p and q are partners in round r; p < q");
    static final VariableFamily LEFT =
        new VariableFamily("left", "r,p,q", "q is the left-hand opponent of p in round r");
    static final VariableFamily DIRECTION =
        new VariableFamily(
            "direction", "r,p,d", "player p sits NS (d = 1) or EW (d = 2) in round r");

    static final String IDEA =
        "The model one would write at first: variables for seats, products for partners and"
            + " opponents, no symmetry broken.";

    static final ModelRule SEATS =
        ModelRule.game(
            "Every player has at most one seat in a round, and every seat is taken",
            "A player without a seat sits out.",
            "for all r: Σ_p seat[r,i,p] = 1 for each i; Σ_i seat[r,i,p] ≤ 1 for each p");

    static final ModelRule SIT_OUTS =
        ModelRule.game(
            "Sit-outs are shared",
            "Numbers of sit-outs differ by at most one.",
            "for all p: ⌊all/v⌋ ≤ Σ_r Σ_i seat[r,i,p] ≤ ⌈all/v⌉");

    static final ModelRule MEETINGS =
        ModelRule.meaning(
            "Partners and left-hand opponents",
            "Their totals are fixed by the number of seats, which excludes all others.",
            "seat[r,i,p] and seat[r,across i,q] ⇒ mate[r,p,q]; seat[r,i,p] and seat[r,next to i,q] ⇒"
                + " left[r,p,q]; Σ mate = seats / 2, Σ left = seats");

    static final ModelRule DIRECTIONS =
        ModelRule.meaning(
            "Directions",
            "A player sits North or South, East or West at any table.",
            "for all r, p, d: direction[r,p,d] = Σ {seat[r,i,p] : seat i has direction d}");

    private PlainRules() {}
  }
}
