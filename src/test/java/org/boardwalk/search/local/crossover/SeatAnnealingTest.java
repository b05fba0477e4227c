package org.boardwalk.search.local.crossover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Session;
import org.boardwalk.quality.Reunions;
import org.boardwalk.search.local.crossover.SeatAnnealing.FewestInAll;
import org.boardwalk.search.local.crossover.SeatAnnealing.FewestOfEach;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Numbers of later sessions and nights; meetings are counted anew. */
class SeatAnnealingTest {

  private static final LaterPlaces PLACES;
  private static final CrossoverWish WISH;

  static {
    Session session = Session.of(List.of(Examples.mitchell(7, 0, 1)));
    WISH =
        new CrossoverWish(
            List.of(session), session, DirectionWish.HALF, SectionWish.ANY, Set.of(2));
    PLACES = new LaterPlaces(WISH);
  }

  private static Numbering numbering(long seed) {
    return new Numbering(PLACES, new Quotas(WISH, PLACES), new SplittableRandom(seed));
  }

  /** Repeated meetings of each contestant. */
  private static int[] repeated(int[] who) {
    int[] repeated = new int[PLACES.size];
    for (int p = 0; p < PLACES.size; p++) {
      for (int s : PLACES.opponents[p]) {
        repeated[who[p]] += PLACES.met[who[p]][who[s]] ? 1 : 0;
      }
    }
    return repeated;
  }

  private static int violation(int[] who) {
    Quotas quotas = new Quotas(WISH, PLACES);
    quotas.count(who);
    return quotas.violation();
  }

  private abstract static class Contract<P extends SeatAnnealing> extends ProblemContract<P> {
    @Override
    protected Object state(P problem) {
      return Arrays.stream(problem.numbering.who).boxed().toList();
    }
  }

  @Nested
  class OfMeetings extends Contract<FewestInAll> {
    @Override
    protected FewestInAll problem(long seed) {
      return new FewestInAll(numbering(seed), new BestNumbering());
    }

    @Override
    protected double cost(FewestInAll problem, double temperature) {
      int[] who = problem.numbering.who;
      return Arrays.stream(repeated(who)).sum() / 2 + problem.violation * violation(who);
    }

    @Override
    protected Temperatures range() {
      return FewestInAll.RANGE;
    }
  }

  @Nested
  class OfSquares extends Contract<FewestOfEach> {
    @Override
    protected FewestOfEach problem(long seed) {
      return new FewestOfEach(numbering(seed), new BestNumbering());
    }

    @Override
    protected double cost(FewestOfEach problem, double temperature) {
      int[] who = problem.numbering.who;
      int squares = Arrays.stream(repeated(who)).map(r -> r * r).sum();
      int meetings = Arrays.stream(repeated(who)).sum() / 2;
      return 8 * (meetings + problem.violation * violation(who)) + squares;
    }

    @Override
    protected Temperatures range() {
      return FewestOfEach.RANGE;
    }
  }

  @Nested
  class OfNights extends ProblemContract<NightNumbers> {
    private static final Movement EIGHT = Examples.eightPlayers();

    private final List<Movement> nights =
        Collections.nCopies(3, EIGHT.with(EIGHT.rounds().subList(0, 3)));

    @Override
    protected NightNumbers problem(long seed) {
      NightNumbers numbers = new NightNumbers(nights);
      anneal(numbers, new Temperatures(1e6, 1e6), seed);
      return numbers;
    }

    private static void anneal(Problem problem, Temperatures range, long seed) {
      new Annealing(problem, new SplittableRandom(seed), () -> false).cool(range, 100, 1);
    }

    @Override
    protected double cost(NightNumbers problem, double temperature) {
      return cost(problem.takers());
    }

    private double cost(List<List<Integer>> takers) {
      List<Movement> taken =
          List.of(0, 1, 2).stream().map(k -> nights.get(k).takenBy(takers.get(k))).toList();
      Reunions reunions = Reunions.of(taken);
      return reunions.meetings().repeated() + reunions.partners().repeated();
    }

    @Override
    protected Object state(NightNumbers problem) {
      return problem.takers();
    }

    @Override
    protected Temperatures range() {
      return new Temperatures(6, 0.3);
    }

    @Test
    void theBestIsKeptThoughStepsGoOn() {
      NightNumbers numbers = new NightNumbers(nights);
      anneal(numbers, range(), 1);
      double best = cost(numbers.best);
      anneal(numbers, new Temperatures(1e6, 1e6), 2);
      assertThat(cost(numbers.best)).isLessThanOrEqualTo(best);
      assertThat(cost(numbers, 1)).isGreaterThan(best);
    }
  }
}
