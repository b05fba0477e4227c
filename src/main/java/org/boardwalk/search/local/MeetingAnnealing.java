package org.boardwalk.search.local;

import java.time.Duration;
import java.util.Map;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;

/**
 * Simulated annealing of meetings alone, for wishes in which partner and opponent come before all
 * else: several times as fast as with sides and directions, which can be improved later without
 * changing the meetings. Heuristic.
 */
public final class MeetingAnnealing extends NamedMethod<IndividualWish> {

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

  /** {@return whether partner and opponent come first, and other criteria do not affect them} */
  public static boolean fits(IndividualWish wish) {
    return wish.objective() instanceof Objective.Ordered ordered
        && ordered.order().subList(0, Criterion.WHIST.size()).containsAll(Criterion.WHIST)
        && Criterion.WHIST.stream().allMatch(c -> wish.weights().of(c) > 0)
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
    return card.cost(Criterion.WHIST);
  }

  /** One cooling. */
  private final class Start implements Problem {

    private final Hunt<IndividualWish> hunt;
    private final SplittableRandom random;
    private final Schedule schedule;
    private final SitOutMove sitOut;
    private final Trade trade;
    private final Offers offers;

    /** The proposed change: one of sit-outs, or a round and two seats. */
    private boolean sitsOut;

    private int r;
    private int i;
    private int j;

    Start(Hunt<IndividualWish> hunt, SplittableRandom random, int partnerWeight) {
      this.hunt = hunt;
      this.random = random;
      IndividualWish wish = hunt.wish();
      int[][] who = new Seats(wish.players(), wish.rounds(), wish.tables(), random).fair();
      long[] weights =
          SearchWeights.of(Map.of(Criterion.PARTNER, (long) partnerWeight, Criterion.OPPONENT, 1L));
      schedule = Schedule.shared(wish, who, weights);
      sitOut = new SitOutsByTurn(schedule.who, schedule.place, schedule.seats);
      trade = new Trade(schedule);
      offers =
          new Offers(
              hunt,
              name(),
              card -> SearchWeights.total(weights, card) - card.costOfRules(),
              schedule::foursomes);
    }

    void run(long steps) {
      new Annealing(this, random, () -> offers.least() == 0 || hunt.over())
          .cool(RANGE, steps, STRIDE);
    }

    @Override
    public boolean propose(Chance chance) {
      sitsOut = schedule.seats < schedule.players && chance.below(16) == 0;
      if (sitsOut) {
        boolean proposed = sitOut.propose(random);
        trade.of(sitOut.a, sitOut.b, sitOut.round, sitOut.other);
        return proposed;
      }
      r = chance.below(schedule.rounds);
      i = chance.below(schedule.seats);
      j = chance.below(schedule.seats);
      // An exchange with oneself or the partner changes nothing.
      return (i | 2) != (j | 2);
    }

    @Override
    public double rise(double limit, double temperature) {
      return sitsOut ? trade.riseOfMeetings(0) : schedule.foresight.riseOfMeetings(r, i, j);
    }

    @Override
    public void commit() {
      if (sitsOut) {
        trade.exchange();
      } else {
        schedule.exchange(r, i, j);
      }
      offers.look(schedule.counts.weighted());
    }
  }
}
