package org.boardwalk.search.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.boardwalk.model.Roles;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.problem.Problem;
import org.boardwalk.problem.Wishes;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Violation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cost that is kept up to date change by change is what the judge recounts. */
class ScheduleTest {

  private static final int CHANGES = 5_000;
  private static final int BETWEEN_JUDGEMENTS = 50;

  static Stream<Problem> problems() {
    return Stream.of(
        Wishes.shared(8, 2, 7),
        Wishes.shared(4, 1, 9),
        Wishes.shared(13, 3, 13),
        Wishes.shared(11, 2, 9),
        Wishes.shared(16, 2, 5),
        Wishes.circulating(8, 2, 4, 6, 1),
        Wishes.circulating(13, 3, 6, 8, 2),
        Wishes.rotating(9, 2, 5, Rotation.ROTATE),
        Wishes.rotating(12, 3, 4, Rotation.SWAP),
        Wishes.inOrder(
            Wishes.shared(10, 2, 6),
            Criterion.SIDE,
            Criterion.DIRECTION,
            Criterion.OPPONENT,
            Criterion.PARTNER));
  }

  @ParameterizedTest
  @MethodSource("problems")
  void itsCostIsTheJudgesAfterThousandsOfChanges(Problem problem) {
    SplittableRandom random = new SplittableRandom(1);
    Roles roles = new Roles(problem);
    PairCosts costs =
        new PairCosts(
            problem.players(), problem.profile().seats(), roles, SearchWeights.of(problem));
    Schedule schedule = new Schedule(problem, costs, roles, random);
    assertAgrees(problem, schedule);
    boolean circulating = problem.boards().play() == Play.CIRCULATING;
    for (int change = 1; change <= CHANGES; change++) {
      int r = random.nextInt(schedule.rounds);
      if (circulating && random.nextInt(3) == 0) {
        int table = random.nextInt(schedule.setAt[r].length);
        schedule.playSet(r, table, random.nextInt(schedule.sets));
      } else {
        // Any two players, of whom one at least is in play, as in the search.
        int a = schedule.who[r][random.nextInt(schedule.seats)];
        int b = schedule.who[r][random.nextInt(schedule.players)];
        if (a != b) {
          schedule.exchange(r, a, b);
        }
      }
      if (change % BETWEEN_JUDGEMENTS == 0) {
        assertAgrees(problem, schedule);
      }
    }
  }

  private static void assertAgrees(Problem problem, Schedule schedule) {
    Scorecard card = Judge.judge(Unfolding.movement(problem, schedule.foursomes()));
    assertThat(schedule.costs.weighted).isEqualTo(SearchWeights.total(problem, card));
    boolean replays =
        card.violations().stream().anyMatch(v -> v.rule() == Violation.Rule.NO_REPLAY);
    assertThat(schedule.replays > 0).as("%s", card.violations()).isEqualTo(replays);
    int seated = 0;
    for (int p = 0; p < schedule.players; p++) {
      seated += schedule.sitsOut(0, p) ? 0 : 1;
      assertThat(schedule.who[0][schedule.place[0][p]]).isEqualTo(p);
    }
    assertThat(seated).isEqualTo(schedule.seats);
  }

  @ParameterizedTest
  @MethodSource("problems")
  void aChangeDoneTwiceIsUndone(Problem problem) {
    SplittableRandom random = new SplittableRandom(2);
    Roles roles = new Roles(problem);
    PairCosts costs =
        new PairCosts(
            problem.players(), problem.profile().seats(), roles, SearchWeights.of(problem));
    Schedule schedule = new Schedule(problem, costs, roles, random);
    for (int change = 0; change < 500; change++) {
      long before = costs.weighted;
      int r = random.nextInt(schedule.rounds);
      int a = schedule.who[r][random.nextInt(schedule.seats)];
      int b = schedule.who[r][random.nextInt(schedule.players)];
      if (a != b) {
        schedule.exchange(r, a, b);
        schedule.exchange(r, a, b);
      }
      assertThat(costs.weighted).isEqualTo(before);
    }
  }
}
