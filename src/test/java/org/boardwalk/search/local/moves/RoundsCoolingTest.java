package org.boardwalk.search.local.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.state.Laps;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.search.local.state.Schedule;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class RoundsCoolingTest {

  private static final long[] MEETINGS = {1, 100_000, 0, 0};

  private static final Attendance ATTENDANCE =
      new Attendance(
          List.of(new Attendance.Late(2, 4)),
          List.of(new Attendance.Left(7, 2), new Attendance.Left(9, 5)));

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

    /** The wish of a seed. */
    IndividualWish wish(long seed) {
      return wish;
    }

    @Override
    protected final RoundsCooling problem(long seed) {
      IndividualWish wish = wish(seed);
      SplittableRandom random = new SplittableRandom(seed);
      Laps laps = Laps.all(wish, random).get(0);
      OpenRounds open = OpenRounds.random(wish, laps, weights, random).orElseThrow();
      return RoundsCooling.of(
          SearchScopes.of(wish), open, moves.apply(open, random), random, "test");
    }

    @Override
    protected final double cost(RoundsCooling problem, double temperature) {
      IndividualWish wish = problem.open.wish;
      Movement movement = problem.end();
      OpenRounds anew = OpenRounds.of(wish, movement, weights);
      double cost =
          SearchWeights.total(weights, wish.judge(movement))
              + (double) anew.broken * (anew.schedule.replays + anew.ledger.broken());
      assertThat((double) problem.energy()).as("the energy of a replica").isEqualTo(cost);
      return cost;
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

  @Nested
  class EachCriterionWithAWeightOfItsOwn extends Moves {
    EachCriterionWithAWeightOfItsOwn() {
      super(Wishes.shared(15, 3, 8), new long[] {13, 7, 5, 3}, MoveTable::shared);
    }
  }

  @Nested
  class CirculatingPlayInPairsOfRotatingSeats extends Moves {
    CirculatingPlayInPairsOfRotatingSeats() {
      super(
          Wishes.of(13, 3, 6, new Boards(8, 2, Play.CIRCULATING, 2), Rotation.SWAP),
          (open, random) -> MoveTable.open(open, Sets.CHANGE, random));
    }
  }

  @Nested
  class SharedPlayWherePlayersComeAndLeaveAndOneKeepsTheirSeat extends Moves {
    SharedPlayWherePlayersComeAndLeaveAndOneKeepsTheirSeat() {
      super(
          Wishes.shared(17, 4, 8)
              .with(Fixed.NOTHING.after(List.of(), ATTENDANCE).stationary(List.of(3))),
          (open, random) -> MoveTable.open(open, Sets.STAY, random));
    }
  }

  @Nested
  class CirculatingPlayWherePlayersComeAndLeave extends Moves {
    CirculatingPlayWherePlayersComeAndLeave() {
      super(
          Wishes.circulating(13, 3, 6, 9, 1).with(Fixed.NOTHING.after(List.of(), ATTENDANCE)),
          (open, random) -> MoveTable.open(open, Sets.CHANGE, random));
    }
  }

  @Nested
  class CirculatingPlayWithCouplesAndAPlayerWhoKeepsTheirSeat extends Moves {
    CirculatingPlayWithCouplesAndAPlayerWhoKeepsTheirSeat() {
      super(
          Wishes.circulating(13, 3, 6, 8, 1)
              .with(
                  Fixed.NOTHING
                      .stationary(List.of(2))
                      .couples(
                          List.of(new Couple(1, 2), new Couple(1, 5)),
                          List.of(new Couple(3, 4), new Couple(5, 6)))),
          (open, random) -> MoveTable.open(open, Sets.STAY, random));
    }
  }

  @Nested
  class RoundsAfterThoseThatWerePlayed extends Moves {
    RoundsAfterThoseThatWerePlayed() {
      super(
          begun(Wishes.circulating(12, 3, 7, 7, 1), 3),
          (open, random) -> MoveTable.open(open, Sets.CHANGE, random));
    }

    private static IndividualWish begun(IndividualWish wish, int rounds) {
      SplittableRandom random = new SplittableRandom(1);
      Laps laps = Laps.all(wish, random).get(0);
      OpenRounds open = OpenRounds.random(wish, laps, SearchWeights.of(wish), random).orElseThrow();
      SearchScope<IndividualWish> scope = SearchScopes.of(wish);
      RoundsCooling.of(scope, open, MoveTable.open(open, Sets.STAY, random), random, "test")
          .cool(open.range, 20_000, 1);
      Movement movement = scope.best().orElseThrow();
      return wish.with(Fixed.NOTHING.after(movement.rounds().subList(0, rounds), Attendance.FULL));
    }

    @Test
    void theRoundsThatWerePlayedStay() {
      RoundsCooling problem = problem(1);
      List<Round> before = problem.end().rounds();
      problem.cool(range(), 2000, 1);
      assertThat(problem.end().rounds().subList(0, 3)).isEqualTo(before.subList(0, 3));
      assertThat(problem.end().rounds()).isNotEqualTo(before);
    }
  }

  /** Rules of every kind, with a weight or to be kept, drawn by chance. */
  @Nested
  class SharedPlayUnderAnyRules extends Moves {
    SharedPlayUnderAnyRules() {
      super(Wishes.shared(13, 3, 7), (open, random) -> MoveTable.open(open, Sets.STAY, random));
    }

    @Override
    IndividualWish wish(long seed) {
      return RandomRules.over(super.wish(seed), seed);
    }
  }

  @Nested
  class CirculatingPlayUnderAnyRules extends Moves {
    CirculatingPlayUnderAnyRules() {
      super(
          Wishes.circulating(13, 3, 6, 8, 2),
          (open, random) -> MoveTable.open(open, Sets.CHANGE, random));
    }

    @Override
    IndividualWish wish(long seed) {
      IndividualWish wish = super.wish(seed);
      return seed % 2 == 0 ? RandomRules.over(wish, seed) : RandomRules.onBoards(wish, seed);
    }
  }
}
