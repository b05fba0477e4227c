package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.Encounter;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.wish.IndividualWish;

/**
 * The tables of the players in the seats formulation. They have numbers only where a rule of the
 * wish is about tables, or about an event that may be.
 */
final class SeatTables {

  private static final VariableFamily AT =
      new VariableFamily("at", "r,p,t", "p sits at table t in round r");

  private static final ConstraintFamily NUMBERED =
      ConstraintFamily.game(
          "Tables have numbers",
          "A player in play sits at one table, with partner and opponents; no other four sit there.",
          "Σ_t at[r,p,t] = plays[r,p]; mate[r,p,q] or left[r,p,q] ⇒ at[r,p,t] = at[r,q,t]; Σ_p"
              + " at[r,p,t] ≤ 4");

  /** at[r][p][t]; empty where no rule is about tables. */
  private final int[][][] at;

  SeatTables(
      IndividualWish wish, ModelBuilder model, int[][] plays, int[][][] mate, int[][][] left) {
    at = new int[numbered(wish) ? wish.rounds() : 0][wish.players()][wish.tables()];
    for (int r = 0; r < at.length; r++) {
      model.family(NUMBERED);
      number(model, r, plays[r], mate[r], left[r], open(wish, r));
    }
    for (int r = 0; r < Math.min(at.length, wish.fixed().first().size()); r++) {
      for (Encounter e : wish.fixed().first().get(r).encounters()) {
        for (int p : e.seating().contestants()) {
          model.fix(at[r][p - 1][e.table() - 1]);
        }
      }
    }
  }

  /** Whether rules of the wish tell tables with different numbers apart. */
  static boolean numbered(IndividualWish wish) {
    return wish.fixed().rules().stream()
        .flatMap(rule -> rule.parts().stream())
        .map(Rule::counted)
        .anyMatch(
            counted ->
                counted instanceof Counted.Happening
                    || counted instanceof Counted.Moving
                    || (counted instanceof Counted.Sitting sitting
                        && (!sitting.tables().isEmpty()
                            || sitting.apart() == Counted.Apart.TABLES)));
  }

  /** Whether rules of the wish tell all four seats of a table apart, and not only directions. */
  static boolean seated(IndividualWish wish) {
    return numbered(wish)
        && wish.fixed().allRules().stream()
            .flatMap(rule -> rule.parts().stream())
            .map(Rule::counted)
            .anyMatch(
                counted ->
                    counted instanceof Counted.Moving moving && moving.to() == Counted.MoveTo.SEAT);
  }

  /** The tables in play: all that there may be in rounds that are settled. */
  private static int open(IndividualWish wish, int r) {
    return r < wish.fixed().first().size() ? wish.tables() : wish.turnout().tables(r + 1);
  }

  private void number(
      ModelBuilder model, int r, int[] plays, int[][] mate, int[][] left, int tables) {
    int players = plays.length;
    for (int p = 0; p < players; p++) {
      List<Integer> places = new ArrayList<>(List.of(not(plays[p])));
      for (int t = 0; t < at[r][p].length; t++) {
        at[r][p][t] = t < tables ? model.bool(AT, r, p, t) : not(model.truth());
        places.add(at[r][p][t]);
      }
      model.exactlyOne(places);
    }
    for (int t = 0; t < tables; t++) {
      int table = t;
      model.atMost(Sum.of(IntStream.range(0, players).map(p -> at[r][p][table]).toArray()), 4);
      for (int p = 0; p < players; p++) {
        for (int q = 0; q < players; q++) {
          if (q != p) {
            model.clause(not(mate[p][q]), not(at[r][p][t]), at[r][q][t]);
            model.clause(not(left[p][q]), not(at[r][p][t]), at[r][q][t]);
          }
        }
      }
    }
  }

  int at(int r, int p, int t) {
    return at[r][p][t];
  }

  /** The literals of the tables of a player in a round. */
  int[] at(int r, int p) {
    return at[r][p];
  }

  /** The table of a player, from 0; the given one where tables have no numbers. */
  int table(Assignment values, int r, int p, int otherwise) {
    return at.length == 0
        ? otherwise
        : IntStream.range(0, at[r][p].length)
            .filter(t -> values.isTrue(at[r][p][t]))
            .findFirst()
            .orElse(otherwise);
  }
}
