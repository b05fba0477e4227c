package org.boardwalk.search.local;

import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.Hunts;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

@Tag("thorough")
class RoundsStateTest {

  private static List<List<Foursome>> seats(RoundsState state) {
    return state.schedule.foursomes();
  }

  /** The cost by the judge, and that of the replays of a schedule built anew. */
  private static double judged(IndividualWish wish, long[] weights, RoundsState state) {
    long cost = SearchWeights.total(weights, Judge.judge(Unfolding.movement(wish, seats(state))));
    int replays = Schedule.of(wish, weights, seats(state)).replays;
    return cost + (double) UsualTemperatures.ofBroken(weights) * replays;
  }

  /** Shared play with sit-outs, in one wish with a rotation. */
  abstract static class SharedPlay extends ProblemContract<SharedCooling> {

    private final IndividualWish wish;
    private final long[] weights;

    SharedPlay(IndividualWish wish) {
      this.wish = wish;
      weights = SearchWeights.of(wish, 1);
    }

    @Override
    protected final SharedCooling problem(long seed) {
      return SharedCooling.random(Hunts.of(wish), weights, new SplittableRandom(seed), "test");
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
      super(Wishes.shared(14, 3, 9));
    }
  }

  @Nested
  class RotatingSharedPlay extends SharedPlay {
    RotatingSharedPlay() {
      super(Wishes.rotating(13, 3, 6, Rotation.ROTATE));
    }
  }

  /** Circulating play whose tables may change their sets. */
  @Nested
  class CirculatingPlay extends ProblemContract<RoundsCooling> {

    private final IndividualWish wish = Wishes.circulating(14, 3, 7, 8, 1);
    private final long[] weights = SearchWeights.of(wish, 2);

    @Override
    protected RoundsCooling problem(long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      Laps laps = Laps.all(wish, random).get(0);
      OpenRounds open = OpenRounds.random(wish, laps, weights, random).orElseThrow();
      return new RoundsCooling(Hunts.of(wish), open, weights, Sets.CHANGE, random, "test");
    }

    @Override
    protected double cost(RoundsCooling problem, double temperature) {
      return judged(wish, weights, problem);
    }

    @Override
    protected Object state(RoundsCooling problem) {
      return seats(problem);
    }

    @Override
    protected Temperatures range() {
      return UsualTemperatures.whereRulesBreak(weights);
    }
  }
}
