package org.boardwalk.search.local.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.state.Laps;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.search.local.state.Schedule;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class RoundsCoolingTest {

  private static final long[] MEETINGS = {1, 100_000, 0, 0};

  /** The cost by the judge, with rules, and that of the replays of a schedule built anew. */
  abstract static class Moves extends ProblemContract<RoundsCooling> {

    private final IndividualWish wish;
    private final long[] weights;
    private final BiFunction<OpenRounds, SplittableRandom, MoveTable> moves;

    Moves(
        IndividualWish wish,
        long[] weights,
        BiFunction<OpenRounds, SplittableRandom, MoveTable> moves) {
      this.wish = wish;
      this.weights = weights;
      this.moves = moves;
    }

    Moves(IndividualWish wish, BiFunction<OpenRounds, SplittableRandom, MoveTable> moves) {
      this(wish, SearchWeights.of(wish, 2), moves);
    }

    @Override
    protected final RoundsCooling problem(long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      Laps laps = Laps.all(wish, random).get(0);
      OpenRounds open = OpenRounds.random(wish, laps, weights, random).orElseThrow();
      return RoundsCooling.of(
          SearchScopes.of(wish), open, moves.apply(open, random), random, "test");
    }

    @Override
    protected final double cost(RoundsCooling problem, double temperature) {
      Movement movement = Unfolding.movement(wish, problem.schedule.foursomes());
      OpenRounds anew = OpenRounds.of(wish, movement, weights);
      return SearchWeights.total(weights, wish.judge(movement))
          + (double) anew.broken * anew.schedule.replays;
    }

    @Override
    protected final Object state(RoundsCooling problem) {
      return problem.schedule.foursomes();
    }

    @Override
    protected final Temperatures range() {
      return problem(1).range();
    }
  }

  @Nested
  class PlainSharedPlay extends Moves {
    PlainSharedPlay() {
      super(Wishes.shared(14, 3, 9), MoveTable::shared);
    }
  }

  @Nested
  class SharedPlayWhoseDirectionsStay extends Moves {
    SharedPlayWhoseDirectionsStay() {
      super(Wishes.shared(14, 3, 9), (open, random) -> MoveTable.directionsKept(open));
    }

    @Test
    void everyPlayerKeepsTheDirectionAndTheSitOutsOfTheStart() {
      RoundsCooling problem = problem(1);
      Object seats = state(problem);
      List<List<Integer>> facing = facing(problem.schedule);
      problem.cool(range(), 2000, 1);
      assertThat(state(problem)).isNotEqualTo(seats);
      assertThat(facing(problem.schedule)).isEqualTo(facing);
    }

    /** By round and player: 0 for NS, 1 for EW, 2 for a player who sits out. */
    private static List<List<Integer>> facing(Schedule schedule) {
      return IntStream.range(0, schedule.rounds)
          .mapToObj(
              r ->
                  Arrays.stream(schedule.place[r])
                      .mapToObj(place -> place < schedule.seated[r] ? place % 2 : 2)
                      .toList())
          .toList();
    }
  }

  @Nested
  class RotatingSharedPlay extends Moves {
    RotatingSharedPlay() {
      super(Wishes.rotating(13, 3, 6, Rotation.ROTATE), MoveTable::shared);
    }
  }

  @Nested
  class MeetingsAlone extends Moves {
    MeetingsAlone() {
      super(Wishes.shared(14, 3, 9), new long[] {2, 1, 0, 0}, MoveTable::meetings);
    }
  }

  @Nested
  class SeatsOfTables extends Moves {
    SeatsOfTables() {
      super(Wishes.shared(14, 3, 9), (open, random) -> MoveTable.atTables(open, false));
    }

    @Test
    void noMeetingChanges() {
      RoundsCooling problem = problem(1);
      Object seats = state(problem);
      long meetings = problem.schedule.counts.under(MEETINGS);
      problem.cool(range(), 2000, 1);
      assertThat(state(problem)).isNotEqualTo(seats);
      assertThat(problem.schedule.counts.under(MEETINGS)).isEqualTo(meetings);
    }
  }

  @Nested
  class AnySeatsOfTables extends Moves {
    AnySeatsOfTables() {
      super(
          Wishes.rotating(13, 3, 6, Rotation.ROTATE),
          (open, random) -> MoveTable.atTables(open, true));
    }
  }

  @Nested
  class CirculatingPlay extends Moves {
    CirculatingPlay() {
      super(
          Wishes.circulating(14, 3, 7, 8, 1),
          (open, random) -> MoveTable.open(open, Sets.CHANGE, random));
    }
  }

  @Nested
  class SharedPlayUnderRules extends Moves {
    SharedPlayUnderRules() {
      super(
          underRules(Wishes.shared(14, 3, 9)),
          (open, random) -> MoveTable.open(open, Sets.STAY, random));
    }

    private static IndividualWish underRules(IndividualWish sizes) {
      Counted sits =
          new Counted.Sitting(List.of(1, 2, 5, 14), List.of(), Set.of(), Counted.Apart.TABLES);
      Counted moves = new Counted.Moving(List.of(3, 4, 5), Counted.MoveTo.TABLE);
      return sizes.with(
          sizes
              .fixed()
              .rules(
                  List.of(
                      new Rule(sits, Times.EVEN, List.of(), 0, List.of(), 2),
                      new Rule(moves, Times.between(0, 2), List.of(), 0, List.of(), 3))));
    }
  }

  @Nested
  class CirculatingPlayUnderRulesOnBoards extends Moves {
    CirculatingPlayUnderRulesOnBoards() {
      super(
          underRules(Wishes.circulating(14, 3, 7, 9, 1)),
          (open, random) -> MoveTable.open(open, Sets.CHANGE, random));
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
