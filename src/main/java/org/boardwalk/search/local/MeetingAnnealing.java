package org.boardwalk.search.local;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodKind;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;

/**
 * Annealing of who meets whom alone, for wishes in which partner and opponent come before all else:
 * several times as fast as with sides and directions, which can be mended later without touching
 * the meetings. Heuristic.
 */
public final class MeetingAnnealing implements Method<IndividualWish> {

  private static final double STEPS_PER_SECOND = 20e6;
  private static final double HOT = 1.1;
  private static final double COLD = 0.3;
  private static final int STOP_MASK = 4095;

  private final int number;
  private int starts;

  /**
   * @param number tells several of them apart, from 1: each has other seeds
   */
  public MeetingAnnealing(int number) {
    this.number = number;
  }

  /**
   * @param wish a wish
   * @return whether partner and opponent come first there, and nothing else matters to them
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
  public String name() {
    return "annealing of meetings";
  }

  @Override
  public MethodKind kind() {
    return MethodKind.MEETINGS;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = new SplittableRandom(seed + 15_485_863L * number);
    long steps = (long) (slice.toMillis() / 1e3 * STEPS_PER_SECOND);
    if (!ideal(hunt)) {
      new Start(hunt, random, 1 + starts++ % 2).run(steps);
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
    private final MeetingCounts counts;
    private final SitOutMove sitOut;
    private long best = Long.MAX_VALUE;

    Start(Hunt<IndividualWish> hunt, SplittableRandom random, int partnerWeight) {
      this.hunt = hunt;
      this.random = random;
      counts = new MeetingCounts(hunt.wish(), partnerWeight, random);
      sitOut = new SitOutMove(counts.who, counts.place, counts.seats);
    }

    void run(long steps) {
      double factor = Math.pow(COLD / HOT, (STOP_MASK + 1.0) / steps);
      double temperature = HOT;
      for (long step = 0; step < steps && best > 0; step++) {
        if ((step & STOP_MASK) == 0) {
          temperature *= factor;
          if (hunt.over()) {
            return;
          }
        }
        if (counts.seats < counts.players && (step & 15) == 0) {
          changeSitOuts(temperature);
        } else {
          changePlaces(temperature);
        }
        if (counts.cost < best) {
          report();
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
        if (accepts(counts.rise(r, i, j), temperature)) {
          counts.exchange(r, a, b);
        }
      } else if (((i ^ j) & 1) == 1) {
        long before = counts.cost;
        counts.exchange(r, a, b);
        if (!accepts(counts.cost - before, temperature)) {
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
      if (!accepts(counts.cost - before, temperature)) {
        exchange();
      }
    }

    private void exchange() {
      counts.exchange(sitOut.round, sitOut.a, sitOut.b);
      if (sitOut.other >= 0) {
        counts.exchange(sitOut.other, sitOut.a, sitOut.b);
      }
    }

    private boolean accepts(long rise, double temperature) {
      return rise <= 0 || random.nextDouble() < Math.exp(-rise / temperature);
    }

    private void report() {
      best = counts.cost;
      if (hunt.bestCard().map(c -> best < meetings(c)).orElse(true)) {
        hunt.offer(
            Unfolding.movement(hunt.wish(), counts.foursomes()), Finder.own("local", name()));
      }
    }
  }
}
