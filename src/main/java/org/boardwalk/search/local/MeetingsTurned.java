package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.wish.IndividualWish;

/**
 * Finds meetings first, and seats afterwards. Another method searches for a schedule of new
 * meetings, with any sides and directions. With three boards a round all players of a table partner
 * each other in any seats, so that any two of a table may then be exchanged: by simulated annealing
 * under the weights of the wish. A schedule of new meetings is seldom better in all than other
 * schedules before that step, and would be lost without it. Does nothing where another method has
 * found such a schedule. Heuristic.
 */
public final class MeetingsTurned extends LocalSearch {

  private static final double STEPS_PER_SECOND = 6e6;
  private static final int STEPS = 2_000_000;
  private static final double HOT = 24;
  private static final double COLD = 2;

  private final IndividualWish asked;
  private final Method<IndividualWish> meetings;
  private Optional<List<List<Foursome>>> start = Optional.empty();

  /**
   * @param asked the wish for the meetings
   * @param meetings the method that searches for them
   */
  public MeetingsTurned(IndividualWish asked, Method<IndividualWish> meetings) {
    super(meetings.name() + ", then turned", meetings.kind(), 0);
    this.asked = asked;
    this.meetings = meetings;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    if (start.isEmpty()) {
      if (hunt.find().filter(f -> f.answers(asked)).isPresent()) {
        return false;
      }
      Hunt<IndividualWish> first = hunt.aside(asked, SearchListener.SILENT);
      boolean more = meetings.run(first, slice, seed);
      start = first.best().map(Unfolding::indices);
      start.ifPresent(rounds -> offer(new Start(hunt, random, rounds)));
      return more || start.isPresent();
    }
    for (long left = steps(slice, STEPS_PER_SECOND, hunt.wish().players());
        left > 0 && !hunt.over();
        left -= STEPS) {
      new Start(hunt, random, start.orElseThrow()).run(Math.min(STEPS, left));
    }
    return true;
  }

  private static void offer(Start as) {
    as.offers.look(as.schedule.counts.under(as.judged));
  }

  /** One cooling from the schedule of new meetings. */
  private final class Start {

    private final Hunt<IndividualWish> hunt;
    private final SplittableRandom random;
    private final Metropolis metropolis;
    private final Schedule schedule;
    private final Temperatures range;
    private final long[] judged;
    private final Offers offers;

    Start(Hunt<IndividualWish> hunt, SplittableRandom random, List<List<Foursome>> rounds) {
      this.hunt = hunt;
      this.random = random;
      metropolis = new Metropolis(random);
      IndividualWish wish = hunt.wish();
      judged = SearchWeights.of(wish);
      schedule = Schedule.of(wish, judged, rounds);
      offers = Offers.weighted(hunt, name(), schedule::foursomes);
      long weight = Math.max(1, Math.max(judged[2], judged[3]));
      range = new Temperatures(HOT * weight, COLD * weight);
    }

    void run(long steps) {
      Cooling cooling = new Cooling(range, steps, 1, hunt::over);
      while (cooling.next()) {
        int r = random.nextInt(schedule.rounds);
        int table = 4 * random.nextInt(schedule.setAt[r].length);
        int seat = random.nextInt(4);
        int other = table + (seat + 1 + random.nextInt(3)) % 4;
        long rise = schedule.foresight.rise(r, table + seat, other);
        if (metropolis.accepts(rise, cooling.temperature())) {
          schedule.exchange(r, schedule.who[r][table + seat], schedule.who[r][other]);
          offers.look(schedule.counts.under(judged));
        }
      }
    }
  }
}
