package org.boardwalk.wish;

import java.util.function.Function;
import java.util.function.Supplier;
import org.boardwalk.movement.text.Text;

/** The moves of the players and sets of a rainbow; North stays, except for rovers. */
public sealed interface Moves {

  /** Any steps that are the same after every round. */
  Moves ANY_STEPS = Any.STEPS;

  /** Any moves: every player carries a guide card. */
  Moves GUIDE_CARDS = Any.CARDS;

  /**
   * The plain rule with rovers: one table more than the rule serves, whose players visit the other
   * tables.
   */
  Moves ROVERS = Any.ROVERS;

  /**
   * @param steps the function for given steps
   * @param anySteps the function for free steps
   * @param guideCards the function for free moves
   * @param rovers the function for the plain rule with rovers
   * @return the result of the function that applies
   */
  <R> R match(
      Function<Steps, R> steps, Supplier<R> anySteps, Supplier<R> guideCards, Supplier<R> rovers);

  /**
   * Given steps after every round, in tables: up when positive, down when negative; the first table
   * follows the last.
   *
   * @param south the step of the South players, from -{@value #MOST} to {@value #MOST}
   * @param east the step of the East players
   * @param west the step of the West players
   * @param sets the step of the board sets
   */
  record Steps(int south, int east, int west, int sets) implements Moves {

    /** The largest step. */
    public static final int MOST = 200;

    /** The plain rule: South up 1, East up 2, West down 2, sets down 1. */
    public static final Steps RULE = new Steps(1, 2, -2, -1);

    /** Checks the ranges. */
    public Steps {
      for (int step : new int[] {south, east, west, sets}) {
        if (step < -MOST || step > MOST) {
          throw new IllegalArgumentException(
              Text.of("step [%d] must be from %d to %d", step, -MOST, MOST));
        }
      }
    }

    @Override
    public <R> R match(
        Function<Steps, R> steps,
        Supplier<R> anySteps,
        Supplier<R> guideCards,
        Supplier<R> rovers) {
      return steps.apply(this);
    }

    /**
     * The number of rounds that these steps serve: until two of North, the three moving players and
     * the sets meet again.
     *
     * @param tables number of tables, at least 1
     * @return number of rounds in which no player meets another player or a set twice
     */
    public int rounds(int tables) {
      int[] all = {0, south, east, west, sets};
      int least = tables;
      for (int a = 0; a < all.length; a++) {
        for (int b = a + 1; b < all.length; b++) {
          least = Math.min(least, roundsApart(tables, all[a] - all[b]));
        }
      }
      return least;
    }

    /**
     * The number of rounds until two players or sets that go round the room at different steps meet
     * again: n / gcd(n, d).
     *
     * @param tables number of tables n, at least 1
     * @param difference the difference d of the two steps, in tables
     * @return rounds from one meeting to the next
     */
    public static int roundsApart(int tables, int difference) {
      return tables / gcd(tables, Math.floorMod(difference, tables));
    }

    private static int gcd(int a, int b) {
      return b == 0 ? a : gcd(b, a % b);
    }

    /**
     * @return such as "South up 1, East up 2, West down 2, sets down 1"
     */
    public String sentence() {
      return Text.of(
          "South %s, East %s, West %s, sets %s", word(south), word(east), word(west), word(sets));
    }

    private static String word(int step) {
      return step == 0 ? "stays" : (step > 0 ? "up " : "down ") + Math.abs(step);
    }
  }

  /** Moves that are not given, but found. */
  enum Any implements Moves {
    /** Any steps that are the same after every round. */
    STEPS,
    /** Any moves. */
    CARDS,
    /** The plain rule, and rovers who take the seats of others in turn. */
    ROVERS;

    @Override
    public <R> R match(
        Function<Steps, R> steps,
        Supplier<R> anySteps,
        Supplier<R> guideCards,
        Supplier<R> rovers) {
      return switch (this) {
        case STEPS -> anySteps.get();
        case CARDS -> guideCards.get();
        case ROVERS -> rovers.get();
      };
    }
  }
}
