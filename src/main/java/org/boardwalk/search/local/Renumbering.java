package org.boardwalk.search.local;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;

/**
 * Gives the players of a known movement other numbers, so that it keeps the rules of a wish as well
 * as it can: the four criteria do not change. Simulated annealing with a counted number of
 * exchanges of two players; heuristic. A movement that keeps all rules stays as it is.
 */
public final class Renumbering implements Problem {

  /** By trial on 13 to 24 players with five rules: more hardly ever help. */
  private static final int STEPS = 6_000;

  private static final int BROKEN = 8;

  private final int players;
  private final int rounds;
  private final RuleLedger ledger;
  private final long broken;

  /** place[r][p]: where the player sits now. */
  private final int[][] place;

  /** number[k]: the number that the player with number k in the known movement has now. */
  private final int[] number;

  private int[] best;
  private long least;
  private long energy;
  private int a;
  private int b;

  private Renumbering(IndividualWish wish, Movement movement) {
    players = wish.players();
    rounds = wish.rounds();
    int[][] who = Places.of(Unfolding.indices(movement), players);
    int heaviest = wish.fixed().rules().stream().mapToInt(Rule::weight).max().orElse(0);
    broken = (long) BROKEN * Math.max(1, heaviest);
    ledger = new RuleLedger(wish, who, broken);
    place = new int[rounds][players];
    for (int r = 0; r < rounds; r++) {
      for (int at = 0; at < players; at++) {
        place[r][who[r][at]] = at;
      }
    }
    number = IntStream.range(0, players).toArray();
    best = number.clone();
    energy = ledger.energy();
    least = energy;
  }

  /**
   * Makes up to {@value #STEPS} steps of O(rounds) each: some hundredths of a second.
   *
   * @param wish a wish with rules
   * @param movement a movement for as many players and rounds
   * @return the movement with the best numbers found; the judge says whether it keeps the rules
   */
  public static Movement of(IndividualWish wish, Movement movement) {
    Renumbering numbers = new Renumbering(wish, movement);
    SplittableRandom random = new SplittableRandom(wish.search().seed());
    new Annealing(numbers, random, () -> numbers.least == 0)
        .cool(new Temperatures(numbers.broken, 0.1 * numbers.broken), STEPS, 1);
    return movement.takenBy(Arrays.stream(numbers.best).map(p -> p + 1).boxed().toList());
  }

  @Override
  public boolean propose(Chance chance) {
    a = chance.below(players);
    b = chance.below(players);
    return a != b;
  }

  @Override
  public double rise(double limit, double temperature) {
    exchange();
    return ledger.energy() - energy;
  }

  @Override
  public void commit() {
    energy = ledger.energy();
    int k = indexOf(a);
    int m = indexOf(b);
    number[k] = b;
    number[m] = a;
    if (energy < least) {
      least = energy;
      best = number.clone();
    }
  }

  private int indexOf(int player) {
    return IntStream.range(0, players).filter(k -> number[k] == player).findFirst().orElseThrow();
  }

  @Override
  public void undo() {
    exchange();
  }

  /** Exchanges the two players in all rounds. */
  private void exchange() {
    for (int r = 0; r < rounds; r++) {
      ledger.exchange(r, place[r][a], place[r][b]);
      int at = place[r][a];
      place[r][a] = place[r][b];
      place[r][b] = at;
    }
  }
}
