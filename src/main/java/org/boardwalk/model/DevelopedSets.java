package org.boardwalk.model;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.PairClasses.PairClass;
import org.boardwalk.wish.IndividualWish;

/**
 * Board sets of developed schedules in circulating play. The translations move the sets in regular
 * orbits too: set c·m + h, h one of m translations, goes to c·m + g·h under g.
 */
final class DevelopedSets {

  private final IndividualWish wish;
  private final Development development;
  private final ModelBuilder model;
  private final int sets;
  private final int[][] product;
  private final int[][] inverse;

  /** at[k][p][s]: in base round k player p plays set s. */
  private final int[][][] at;

  private final Map<Integer, int[]> directionOf = new HashMap<>();
  private int[][][] ns = new int[0][][];

  DevelopedSets(
      IndividualWish wish,
      Development development,
      ModelBuilder model,
      List<List<int[]>> orbits,
      int[][] chosen,
      int[][] out) {
    this.wish = wish;
    this.development = development;
    this.model = model;
    sets = wish.boards().sets();
    product = development.products();
    inverse = inverses();
    at = new int[chosen.length][wish.players()][sets];
    for (int k = 0; k < at.length; k++) {
      everybodyInPlayHasOneSet(k, out[k]);
      aTablePlaysOneSet(k, orbits, chosen[k]);
      copiesSuffice(k);
    }
    nobodyReplaysASet();
  }

  /** The translations backwards: inverse[g][p] goes to p under g. */
  private int[][] inverses() {
    int[][] backwards = new int[development.order()][wish.players()];
    for (int g = 0; g < development.order(); g++) {
      for (int p = 0; p < wish.players(); p++) {
        backwards[g][development.translation(g)[p]] = p;
      }
    }
    return backwards;
  }

  private int move(int set, int g) {
    int m = development.order();
    return set / m * m + product[g][set % m];
  }

  private void everybodyInPlayHasOneSet(int k, int[] out) {
    model.rule(BoardRules.ONE_SET);
    for (int p = 0; p < wish.players(); p++) {
      List<Integer> choice = new ArrayList<>(List.of(out[p]));
      for (int s = 0; s < sets; s++) {
        at[k][p][s] = model.bool(DevelopedRules.AT, k, p, s);
        choice.add(at[k][p][s]);
      }
      model.exactlyOne(choice);
    }
  }

  private void aTablePlaysOneSet(int k, List<List<int[]>> orbits, int[] chosen) {
    Map<Integer, Sum> together = new HashMap<>();
    for (int i = 0; i < orbits.size(); i++) {
      for (int[] table : orbits.get(i)) {
        for (int a = 0; a < 4; a++) {
          for (int b = a + 1; b < 4; b++) {
            int p = Math.min(table[a], table[b]);
            int q = Math.max(table[a], table[b]);
            together.computeIfAbsent(p * wish.players() + q, x -> new Sum()).add(chosen[i], 1);
          }
        }
      }
    }
    together.forEach(
        (pair, tables) -> {
          int p = pair / wish.players();
          int q = pair % wish.players();
          int meet = model.bool(DevelopedRules.MEET, k, p, q);
          model.rule(DevelopedRules.MEETING);
          model.equal(tables.add(meet, -1), 0);
          model.rule(BoardRules.SAME_TABLE);
          for (int s = 0; s < sets; s++) {
            model.clause(not(meet), not(at[k][p][s]), at[k][q][s]);
            model.clause(not(meet), not(at[k][q][s]), at[k][p][s]);
          }
        });
  }

  private void copiesSuffice(int k) {
    model.rule(BoardRules.copies(wish.boards()));
    for (int s = 0; s < sets; s++) {
      int set = s;
      int[] seats = IntStream.range(0, wish.players()).map(p -> at[k][p][set]).toArray();
      model.atMost(Sum.of(seats), 4L * wish.boards().copies());
    }
  }

  /**
   * Player p plays set s in round (k, g) when the player who becomes p plays in base round k the
   * set that becomes s.
   */
  private void nobodyReplaysASet() {
    model.rule(BoardRules.NO_REPEAT);
    for (int p = 0; p < wish.players(); p++) {
      for (int s = 0; s < sets; s++) {
        List<Integer> times = new ArrayList<>();
        for (int k = 0; k < at.length; k++) {
          for (int g = 0; g < development.order(); g++) {
            times.add(at[k][inverse[g][p]][back(s, g)]);
          }
        }
        model.atMost(Sum.of(times.stream().mapToInt(x -> x).toArray()), 1);
      }
    }
  }

  private int back(int s, int g) {
    int m = development.order();
    for (int h = 0; h < m; h++) {
      if (product[g][h] == s % m) {
        return s / m * m + h;
      }
    }
    throw new IllegalStateException("no inverse");
  }

  /** Takes the directions of the base rounds: ns[k][0][p]. */
  void directions(int[][][] ns) {
    this.ns = ns;
  }

  /**
   * Adds Σ over sets both players of the class's first pair play: +1 same direction, -1 opposite.
   */
  void addAgreement(PairClass c, Sum sum) {
    for (int s = 0; s < sets; s++) {
      int[] p = direction(c.p(), s);
      int[] q = direction(c.q(), s);
      model.rule(SeatRules.AGREEMENT);
      sum.add(model.both(p[0], q[0]), 1).add(model.both(p[1], q[1]), 1);
      sum.add(model.both(p[0], q[1]), -1).add(model.both(p[1], q[0]), -1);
    }
  }

  /** Literals for: player p plays set s somewhere NS, EW. The same for all images of (p, s). */
  private int[] direction(int p, int s) {
    int key = Integer.MAX_VALUE;
    for (int g = 0; g < development.order(); g++) {
      key = Math.min(key, development.translation(g)[p] * sets + move(s, g));
    }
    return directionOf.computeIfAbsent(key, first -> newDirection(first / sets, first % sets));
  }

  private int[] newDirection(int p, int s) {
    model.rule(DevelopedRules.SET_DIRECTION);
    int north = model.bool(BoardRules.SET_NS, s, p);
    int east = model.bool(BoardRules.SET_EW, s, p);
    Sum plays = new Sum().add(north, -1).add(east, -1);
    for (int k = 0; k < at.length; k++) {
      for (int g = 0; g < development.order(); g++) {
        int base = inverse[g][p];
        int here = at[k][base][back(s, g)];
        plays.add(here, 1);
        model.clause(not(here), not(ns[k][0][base]), north);
        model.clause(not(here), ns[k][0][base], east);
      }
    }
    model.equal(plays, 0);
    model.atMostOne(north, east);
    return new int[] {north, east};
  }

  /** The set of a player's table in the round that base round k becomes under translation g. */
  int set(Assignment values, int k, int p, int g) {
    for (int s = 0; s < sets; s++) {
      if (values.isTrue(at[k][p][s])) {
        return move(s, g);
      }
    }
    throw new IllegalStateException("player " + (p + 1) + " plays no set");
  }
}
