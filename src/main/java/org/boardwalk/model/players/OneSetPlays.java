package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.IndividualWish;

/** The plays of the one set in {@link OneSetFormulation}: players, rounds and directions. */
final class OneSetPlays {

  /** Marks variables that are not made yet. */
  private static final int NONE = Integer.MIN_VALUE;

  private final IndividualWish wish;
  private final Development development;
  private final SetOrbits moves;
  private final ModelBuilder model;
  private final int copies;

  /** Number of rounds in which the set may be played. */
  private final int rounds;

  /** plays[d][p][r·copies + c]: d is 0 for NS, 1 for EW. */
  private final int[][][] plays;

  private final int[] table;
  private final int[] out;
  private final int[] first;

  OneSetPlays(IndividualWish wish, Development development, SetOrbits moves, ModelBuilder model) {
    this.wish = wish;
    this.development = development;
    this.moves = moves;
    this.model = model;
    copies = wish.boards().copies();
    int players = wish.players();
    rounds = wish.boards().play() == Play.SHARED ? 1 : wish.rounds();
    int slots = rounds * copies;
    plays = new int[2][players][slots];
    table = new int[slots];
    out = new int[players];
    first = new int[players];
    Arrays.fill(table, NONE);
    Arrays.fill(out, NONE);
    Arrays.fill(first, NONE);
    for (int[][] direction : plays) {
      Arrays.stream(direction).forEach(row -> Arrays.fill(row, NONE));
    }
    for (int slot = 0; slot < slots; slot++) {
      tables(slot);
    }
    for (int p = 0; p < players; p++) {
      people(p);
    }
    rules();
  }

  /** Makes one variable for a table and all its images: multipliers keep the set. */
  private void tables(int slot) {
    if (table[slot] != NONE) {
      return;
    }
    int variable = model.bool(OneSetConstraints.TABLE, slot / copies, slot % copies);
    for (int m = 0; m < development.multipliers().size(); m++) {
      table[moved(slot, m)] = variable;
    }
  }

  private void people(int p) {
    if (out[p] != NONE) {
      return;
    }
    boolean full = 4 * wish.tables() == wish.players();
    int never = full ? not(model.truth()) : model.bool(OneSetConstraints.OUT, p);
    for (int[] multiplier : development.multipliers()) {
      out[multiplier[p]] = never;
    }
    for (int d = 0; d < 2; d++) {
      boolean may = development.directions().allow(p, d == 0 ? 1 : -1);
      for (int slot = 0; slot < table.length; slot++) {
        if (plays[d][p][slot] == NONE) {
          int variable =
              may
                  ? model.bool(
                      d == 0 ? OneSetConstraints.NS : OneSetConstraints.EW,
                      p,
                      slot / copies,
                      slot % copies)
                  : not(model.truth());
          for (int m = 0; m < development.multipliers().size(); m++) {
            plays[d][development.multipliers().get(m)[p]][moved(slot, m)] = variable;
          }
        }
      }
    }
  }

  /**
   * The image of a slot (round and copy) under a multiplier; with multipliers there is one copy
   * only.
   */
  private int moved(int slot, int multiplier) {
    return rounds == 1
        ? slot
        : moves.multiplied(slot / copies, multiplier) * copies + slot % copies;
  }

  private void rules() {
    for (int p = 0; p < out.length; p++) {
      model.family(OneSetConstraints.ONCE);
      List<Integer> once = new ArrayList<>(List.of(out[p]));
      for (int d = 0; d < 2; d++) {
        for (int x : plays[d][p]) {
          once.add(x);
        }
      }
      model.exactlyOne(once);
    }
    for (int slot = 0; slot < table.length; slot++) {
      model.family(OneSetConstraints.FOUR);
      for (int d = 0; d < 2; d++) {
        Sum sum = new Sum().add(table[slot], -2);
        for (int[] row : plays[d]) {
          sum.add(row[slot], 1);
        }
        model.equal(sum, 0);
      }
      if (slot % copies > 0) {
        copiesInTurn(slot);
      }
    }
    if (rounds == 1) {
      SeatSets.allAlike(wish, model);
    } else {
      model.family(OneSetConstraints.copies(wish.boards()));
    }
    model.family(OneSetConstraints.tables(wish));
    model.equal(Sum.of(table), wish.tables());
  }

  /**
   * Orders the copies in a round by their first players, so that a copy is played only if the copy
   * before it is.
   */
  private void copiesInTurn(int slot) {
    model.family(OneSetConstraints.COPIES_IN_TURN);
    int[] clause = {};
    for (int p = 0; p < out.length; p++) {
      clause = Arrays.copyOf(clause, clause.length + 1);
      clause[clause.length - 1] = not(plays[0][p][slot]);
      model.clause(clause);
      clause[clause.length - 1] = plays[0][p][slot - 1];
    }
  }

  /** Number of rounds in which the set may be played: 1 in shared play. */
  int rounds() {
    return rounds;
  }

  int copies() {
    return copies;
  }

  int slots() {
    return table.length;
  }

  int table(int round, int copy) {
    return table[round * copies + copy];
  }

  int out(int player) {
    return out[player];
  }

  /** The literals of playing the set in a round. */
  Sum inRound(int player, int round) {
    Sum sum = new Sum();
    for (int c = 0; c < copies; c++) {
      sum.add(plays[0][player][round * copies + c], 1).add(plays[1][player][round * copies + c], 1);
    }
    return sum;
  }

  int inDirection(int player, int slot, int direction) {
    return plays[direction > 0 ? 0 : 1][player][slot];
  }

  /**
   * The literal that the player is North if they play the set as NS, and East if they play it as
   * EW.
   */
  int first(int player) {
    if (first[player] == NONE) {
      int variable = model.bool(OneSetConstraints.FIRST, player);
      for (int[] multiplier : development.multipliers()) {
        first[multiplier[player]] = variable;
      }
    }
    return first[player];
  }

  /** N, E, S, W of a table of a solution. */
  int[] seated(int round, int copy, Assignment values) {
    int[] seats = {NONE, NONE, NONE, NONE};
    for (int p = 0; p < out.length; p++) {
      for (int d = 0; d < 2; d++) {
        int x = plays[d][p][round * copies + copy];
        if (isTrue(x, values)) {
          boolean leads = first[p] == NONE ? seats[d] == NONE : isTrue(first[p], values);
          seats[leads ? d : d + 2] = p;
        }
      }
    }
    return seats;
  }

  private static boolean isTrue(int literal, Assignment values) {
    return literal >= 0 ? values.isTrue(literal) : !values.isTrue(not(literal));
  }
}
