package org.boardwalk.model;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.Problem;
import org.boardwalk.quality.Criterion;

/**
 * The model a user would write at first: a 0/1 variable for every round, seat and player, products
 * for who meets whom, no symmetry broken. It is the yardstick of the benchmark and an independent
 * witness for the other formulations. Shared play without rotation; sit-outs even in number only,
 * so that it is complete where nobody sits out.
 */
public final class PlainFormulation {

  private final Problem problem;
  private final ModelBuilder model = new ModelBuilder();

  /** x[r][seat][p], seats N, E, S, W of table after table. */
  private final int[][][] x;

  private PlainFormulation(Problem problem) {
    this.problem = problem;
    x = new int[problem.rounds()][4 * problem.tables()][problem.players()];
    for (int[][] round : x) {
      seats(round);
    }
    sitOuts();
    criteria();
  }

  /**
   * @param problem a wish in shared play without rotation
   * @return its model
   */
  public static ConstraintModel of(Problem problem) {
    PlainFormulation plain = new PlainFormulation(problem);
    boolean full = 4 * problem.tables() == problem.players();
    return new ConstraintModel("plain seats", plain.model.build(), plain::movement, full);
  }

  /** Every seat has one player, no player has two seats. */
  private void seats(int[][] round) {
    for (int p = 0; p < problem.players(); p++) {
      int[] places = new int[round.length];
      for (int seat = 0; seat < round.length; seat++) {
        round[seat][p] = model.bool();
        places[seat] = round[seat][p];
      }
      model.atMostOne(places);
    }
    for (int[] seat : round) {
      model.exactlyOne(java.util.Arrays.stream(seat).boxed().toList());
    }
  }

  private void sitOuts() {
    int all = 4 * problem.tables() * problem.rounds();
    int players = problem.players();
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
    PairTerms terms = new PairTerms(model, problem);
    int rounds = problem.rounds();
    for (int p = 0; p < problem.players(); p++) {
      for (int q = p + 1; q < problem.players(); q++) {
        Sum partner = new Sum();
        Sum left = new Sum();
        Sum right = new Sum();
        for (int[][] round : x) {
          for (int n = 0; n < round.length; n += 4) {
            for (int k = 0; k < 4; k++) {
              int[] here = round[n + k];
              partner.add(model.both(here[p], round[n + (k + 2) % 4][q]), 1);
              left.add(model.both(here[p], round[n + (k + 1) % 4][q]), 1);
              right.add(model.both(here[p], round[n + (k + 3) % 4][q]), 1);
            }
          }
        }
        Sum opponent = left.copy().add(right, 1);
        terms.add(Criterion.PARTNER, partner, 0, rounds, 1);
        terms.add(Criterion.OPPONENT, opponent, 0, rounds, 1);
        terms.add(Criterion.SIDE, left.add(right, -1), -rounds, rounds, 1);
        if (terms.counts(Criterion.DIRECTION)) {
          Sum direction = agreement(p, q).add(partner, -1).add(opponent, 1);
          terms.add(Criterion.DIRECTION, direction, -rounds, rounds, 1);
        }
      }
    }
    terms.finish();
  }

  private Sum agreement(int p, int q) {
    Sum sum = new Sum();
    for (int[][] round : x) {
      for (int a = 0; a < round.length; a++) {
        for (int b = 0; b < round.length; b++) {
          if (a != b) {
            sum.add(model.both(round[a][p], round[b][q]), a % 2 == b % 2 ? 1 : -1);
          }
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
    return Unfolding.movement(problem, rounds);
  }

  private static int player(Assignment values, int[] seat) {
    int p = 0;
    while (!values.isTrue(seat[p])) {
      p++;
    }
    return p;
  }
}
