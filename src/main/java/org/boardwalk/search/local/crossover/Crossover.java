package org.boardwalk.search.local.crossover;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Session;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Playbacks;
import org.boardwalk.search.local.crossover.SeatAnnealing.FewestInAll;
import org.boardwalk.search.local.crossover.SeatAnnealing.FewestOfEach;
import org.boardwalk.search.local.kernel.Annealing;

/**
 * Crossovers: contestants come back for another session, and the search decides which numbers they
 * take, so that playbacks are fewest in all, then of the contestant with the most. A quadratic
 * assignment problem; the answer is heuristic unless it meets the lower bound. Stateless and
 * thread-safe.
 */
public final class Crossover {

  /** By trial: 18 tables and 13 rounds reach their best in each start. */
  private static final long STEPS_PER_CONTESTANT = 30_000;

  private static final int STRIDE = 1024;

  private Crossover() {}

  /**
   * The effort of a search. Equal efforts give equal answers unless the search is stopped from
   * outside.
   *
   * @param starts the number of annealings from different beginnings, at least 1; each takes about
   *     a second for 60 contestants
   * @param seed the seed of random choices
   * @param over asked often; true stops the search with the best so far
   */
  public record Effort(int starts, long seed, BooleanSupplier over) {
    /** Checks the range. */
    public Effort {
      if (starts < 1) {
        throw new IllegalArgumentException("starts [" + starts + "] must be at least 1");
      }
    }
  }

  /**
   * Takes seconds, see {@link Effort}.
   *
   * @param wish the sessions and the wishes for changes
   * @param effort the effort of the search
   * @return the later session with the contestants' own numbers and the judge's counts; or
   *     impossible, when the sessions differ in size or have too few stationary places
   */
  public static CrossoverOutcome search(CrossoverWish wish, Effort effort) {
    int contestants = wish.later().whole().contestants();
    for (Session session : wish.earlier()) {
      if (session.whole().contestants() != contestants) {
        return new CrossoverOutcome.Impossible(
            Text.of(
                "%d contestants cannot take the %d numbers of [%s]",
                session.whole().contestants(), contestants, wish.later().whole().name()));
      }
    }
    LaterPlaces places = new LaterPlaces(wish);
    int stationary = 0;
    for (boolean stays : places.stays) {
      stationary += stays ? 1 : 0;
    }
    if (wish.stationary().size() > stationary) {
      return new CrossoverOutcome.Impossible(
          Text.of(
              "%d contestants must not move, [%s] has %d stationary places",
              wish.stationary().size(), wish.later().whole().name(), stationary));
    }
    CrossoverBound bound = CrossoverBound.of(wish, places);
    BestNumbering best = best(places, new Quotas(wish, places), bound.total(), effort);
    // The stronger bound is about numberings that keep the wish for directions.
    CrossoverBound shown = best.violation == 0 ? bound : CrossoverBound.ofAnyNumbering(places);
    Session later = wish.later().takenBy(LaterPlaces.takers(best.who));
    return new CrossoverOutcome.Found(
        later, Playbacks.of(movements(wish.earlier()), later.whole()), shown.total(), shown.by());
  }

  private static BestNumbering best(LaterPlaces places, Quotas quotas, int bound, Effort effort) {
    SplittableRandom random = new SplittableRandom(effort.seed());
    BestNumbering best = new BestNumbering();
    long steps = STEPS_PER_CONTESTANT * places.size;
    for (int start = 0; start < effort.starts() && !best.perfect(bound); start++) {
      SplittableRandom own = random.split();
      Numbering numbering = new Numbering(places, quotas, own);
      BooleanSupplier over = () -> effort.over().getAsBoolean() || best.perfect(bound);
      new Annealing(new FewestInAll(numbering, best), own, over)
          .cool(FewestInAll.RANGE, steps, STRIDE);
      numbering.seat(best.who);
      new Annealing(new FewestOfEach(numbering, best), own, over)
          .cool(FewestOfEach.RANGE, steps / 4, STRIDE);
      if (effort.over().getAsBoolean()) {
        break;
      }
    }
    return best;
  }

  static List<Movement> movements(List<Session> sessions) {
    return sessions.stream().map(Session::whole).toList();
  }
}
