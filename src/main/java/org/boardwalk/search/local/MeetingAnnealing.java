package org.boardwalk.search.local;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;

/**
 * Simulated annealing of meetings alone, for wishes in which partner and opponent come before all
 * else: several times as fast as with sides and directions, which can be improved later without
 * changing the meetings. Heuristic.
 */
public final class MeetingAnnealing extends LocalSearch {

  private static final double STEPS_PER_SECOND = 20e6;
  private static final Temperatures RANGE = new Temperatures(1.1, 0.3);
  private static final int STRIDE = 4096;

  private int starts;

  /**
   * @param number tells several of these methods apart, from 1: each has other seeds
   */
  public MeetingAnnealing(int number) {
    super("annealing of meetings", MethodKind.MEETINGS, 15_485_863L * number);
  }

  /**
   * @param wish a wish
   * @return whether partner and opponent come first, and other criteria do not affect them
   */
  public static boolean fits(IndividualWish wish) {
    return wish.objective() instanceof Objective.Ordered ordered
        && ordered.order().indexOf(Criterion.PARTNER) + ordered.order().indexOf(Criterion.OPPONENT)
            == 1
        && wish.weights().partner() > 0
        && wish.weights().opponent() > 0
        && wish.boards().play() == Play.SHARED
        && wish.rotation() == Rotation.NONE;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    if (!ideal(hunt)) {
      new Start(hunt, random, 1 + starts++ % 2).run(steps(slice, STEPS_PER_SECOND));
    }
    return !ideal(hunt);
  }

  private static boolean ideal(Hunt<IndividualWish> hunt) {
    return hunt.bestCard().filter(c -> meetings(c) == 0).isPresent();
  }

  private static long meetings(Scorecard card) {
    return card.cost(Criterion.PARTNER) + card.cost(Criterion.OPPONENT);
  }

  /** One cooling. */
  private final class Start {

    private final Hunt<IndividualWish> hunt;
    private final SplittableRandom random;
    private final Metropolis metropolis;
    private final MeetingCounts counts;
    private final SitOutMove sitOut;
    private final Offers offers;

    Start(Hunt<IndividualWish> hunt, SplittableRandom random, int partnerWeight) {
      this.hunt = hunt;
      this.random = random;
      metropolis = new Metropolis(random);
      counts = new MeetingCounts(hunt.wish(), partnerWeight, random);
      sitOut = new SitOutsByTurn(counts.who, counts.place, counts.seats);
      offers =
          new Offers(
              hunt,
              name(),
              c -> partnerWeight * c.cost(Criterion.PARTNER) + c.cost(Criterion.OPPONENT),
              counts::foursomes);
    }

    void run(long steps) {
      Cooling cooling = new Cooling(RANGE, steps, STRIDE, hunt::over);
      while (offers.least() > 0 && cooling.next()) {
        stretch(cooling.length(), cooling.temperature());
      }
    }

    private void stretch(int steps, double temperature) {
      for (int k = 0; k < steps; k++) {
        if (counts.seats < counts.players && (k & 15) == 0) {
          changeSitOuts(temperature);
        } else {
          changePlaces(temperature);
        }
        if (offers.look(counts.cost) && counts.cost == 0) {
          return;
        }
      }
    }

    private void changePlaces(double temperature) {
      int r = random.nextInt(counts.who.length);
      int i = random.nextInt(counts.seats);
      int j = random.nextInt(counts.seats);
      int a = counts.who[r][i];
      int b = counts.who[r][j];
      if (i >> 2 != j >> 2) {
        if (metropolis.accepts(counts.rise(r, i, j), temperature)) {
          counts.exchange(r, a, b);
        }
      } else if (((i ^ j) & 1) == 1) {
        long before = counts.cost;
        counts.exchange(r, a, b);
        if (!metropolis.accepts(counts.cost - before, temperature)) {
          counts.exchange(r, a, b);
        }
      }
    }

    private void changeSitOuts(double temperature) {
      if (!sitOut.propose(random)) {
        return;
      }
      long before = counts.cost;
      exchange();
      if (!metropolis.accepts(counts.cost - before, temperature)) {
        exchange();
      }
    }

    private void exchange() {
      counts.exchange(sitOut.round, sitOut.a, sitOut.b);
      if (sitOut.other >= 0) {
        counts.exchange(sitOut.other, sitOut.a, sitOut.b);
      }
    }
  }
}
