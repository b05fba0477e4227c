package org.boardwalk.search.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.Hunts;
import org.boardwalk.search.local.SharedCooling.Facing;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class RoundsStateTest {

  private static List<List<Foursome>> seats(RoundsState state) {
    return state.schedule.foursomes();
  }

  /** The cost by the judge, with rules, and that of the replays of a schedule built anew. */
  private static double judged(IndividualWish wish, long[] weights, RoundsState state) {
    long cost = SearchWeights.total(weights, wish.judge(Unfolding.movement(wish, seats(state))));
    int replays = Schedule.of(wish, weights, seats(state)).replays;
    return cost + (double) UsualTemperatures.ofBroken(weights) * replays;
  }

  /** Shared play with sit-outs, in one wish with a rotation. */
  abstract static class SharedPlay extends ProblemContract<SharedCooling> {

    private final IndividualWish wish;
    private final Facing facing;
    private final long[] weights;

    SharedPlay(IndividualWish wish, Facing facing) {
      this.wish = wish;
      this.facing = facing;
      weights = SearchWeights.of(wish, 1);
    }

    @Override
    protected final SharedCooling problem(long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      int[][] who = new Seats(wish.players(), wish.rounds(), wish.tables(), random).fair();
      return new SharedCooling(Hunts.of(wish), who, weights, facing, random, "test");
    }

    @Override
    protected final double cost(SharedCooling problem, double temperature) {
      return judged(wish, weights, problem);
    }

    @Override
    protected final Object state(SharedCooling problem) {
      return seats(problem);
    }

    @Override
    protected final Temperatures range() {
      return UsualTemperatures.of(wish, weights);
    }
  }

  @Nested
  class PlainSharedPlay extends SharedPlay {
    PlainSharedPlay() {
      super(Wishes.shared(14, 3, 9), Facing.CHANGES);
    }
  }

  @Nested
  class SharedPlayWhoseDirectionsStay extends SharedPlay {
    SharedPlayWhoseDirectionsStay() {
      super(Wishes.shared(14, 3, 9), Facing.STAYS);
    }

    @Test
    void everyPlayerKeepsTheDirectionAndTheSitOutsOfTheStart() {
      SharedCooling problem = problem(1);
      Object seats = state(problem);
      int[] facing = problem.schedule.facing.clone();
      problem.run(2000, range());
      assertThat(state(problem)).isNotEqualTo(seats);
      assertThat(problem.schedule.facing).isEqualTo(facing);
    }
  }

  @Nested
  class RotatingSharedPlay extends SharedPlay {
    RotatingSharedPlay() {
      super(Wishes.rotating(13, 3, 6, Rotation.ROTATE), Facing.CHANGES);
    }
  }

  /** Circulating play whose tables may change their sets. */
  abstract static class Circulating extends ProblemContract<RoundsCooling> {

    private final IndividualWish wish;
    private final long[] weights;

    Circulating(IndividualWish wish) {
      this.wish = wish;
      weights = SearchWeights.of(wish, 2);
    }

    @Override
    protected final RoundsCooling problem(long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      Laps laps = Laps.all(wish, random).get(0);
      OpenRounds open = OpenRounds.random(wish, laps, weights, random).orElseThrow();
      return new RoundsCooling(Hunts.of(wish), open, weights, Sets.CHANGE, random, "test");
    }

    @Override
    protected final double cost(RoundsCooling problem, double temperature) {
      return judged(wish, weights, problem);
    }

    @Override
    protected final Object state(RoundsCooling problem) {
      return seats(problem);
    }

    @Override
    protected final Temperatures range() {
      return UsualTemperatures.whereRulesBreak(weights);
    }
  }

  @Nested
  class CirculatingPlay extends Circulating {
    CirculatingPlay() {
      super(Wishes.circulating(14, 3, 7, 8, 1));
    }
  }

  @Nested
  class CirculatingPlayUnderRulesOnBoards extends Circulating {
    CirculatingPlayUnderRulesOnBoards() {
      super(underRules(Wishes.circulating(14, 3, 7, 9, 1)));
    }

    private static IndividualWish underRules(IndividualWish sizes) {
      return sizes.with(
          sizes
              .fixed()
              .rules(
                  List.of(
                      onBoards(List.of(1, 2, 3, 4, 5, 6, 7), Times.between(0, 2), 0, 3),
                      onBoards(List.of(5, 6, 7, 8, 9, 10), Times.EVEN, 0, 5),
                      onBoards(List.of(1, 8, 9, 13, 14), Times.between(1, 1), 3, 9))));
    }

    private static Rule onBoards(List<Integer> players, Times times, int within, int weight) {
      Counted same = new Counted.SameBoards(Couples.within(players));
      return new Rule(same, times, List.of(), within, List.of(), weight);
    }
  }
}
