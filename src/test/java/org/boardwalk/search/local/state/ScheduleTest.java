package org.boardwalk.search.local.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Violation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The cost that is kept up to date change by change is what the judge recounts. */
@Tag("thorough")
class ScheduleTest {

  private static final int CHANGES = 5_000;
  private static final int BETWEEN_JUDGEMENTS = 50;

  static Stream<IndividualWish> wishes() {
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
  @MethodSource("wishes")
  void itsCostIsTheJudgesAfterThousandsOfChanges(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(1);
    Laps laps = Laps.all(wish, new SplittableRandom(1)).get(0);
    Schedule schedule = Schedule.random(wish, laps, SearchWeights.of(wish), random);
    assertAgrees(wish, schedule);
    boolean circulating = wish.boards().play() == Play.CIRCULATING;
    for (int change = 1; change <= CHANGES; change++) {
      int r = random.nextInt(schedule.rounds);
      if (circulating && random.nextInt(3) == 0) {
        int table = random.nextInt(schedule.setAt[r].length);
        schedule.playSet(r, table, random.nextInt(schedule.sets));
      } else {
        // Any two players, of whom one at least is in play, as in the search.
        int i = random.nextInt(schedule.seats);
        int j = random.nextInt(schedule.players);
        if (i != j) {
          schedule.exchange(r, i, j);
        }
      }
      if (change % BETWEEN_JUDGEMENTS == 0) {
        assertAgrees(wish, schedule);
      }
    }
  }

  private static void assertAgrees(IndividualWish wish, Schedule schedule) {
    Scorecard card = Judge.judge(Unfolding.movement(wish, schedule.foursomes()));
    assertThat(schedule.counts.weighted())
        .isEqualTo(SearchWeights.total(SearchWeights.of(wish), card));
    boolean replays = card.violations().stream().anyMatch(v -> v.rule() == Violation.Law.NO_REPLAY);
    assertThat(schedule.replays > 0).as("%s", card.violations()).isEqualTo(replays);
    int seated = 0;
    for (int p = 0; p < schedule.players; p++) {
      seated += schedule.place[0][p] >= schedule.seats ? 0 : 1;
      assertThat(schedule.who[0][schedule.place[0][p]]).isEqualTo(p);
    }
    assertThat(seated).isEqualTo(schedule.seats);
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void aChangeDoneTwiceIsUndone(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(2);
    Laps laps = Laps.all(wish, new SplittableRandom(1)).get(0);
    Schedule schedule = Schedule.random(wish, laps, SearchWeights.of(wish), random);
    for (int change = 0; change < 500; change++) {
      long before = schedule.counts.weighted();
      int r = random.nextInt(schedule.rounds);
      int i = random.nextInt(schedule.seats);
      int j = random.nextInt(schedule.players);
      if (i != j) {
        schedule.exchange(r, i, j);
        schedule.exchange(r, i, j);
      }
      assertThat(schedule.counts.weighted()).isEqualTo(before);
    }
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void whatAChangeWillCostIsForetold(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(5);
    Laps laps = Laps.all(wish, new SplittableRandom(1)).get(0);
    Schedule schedule = Schedule.random(wish, laps, SearchWeights.of(wish), random);
    for (int change = 0; change < CHANGES; change++) {
      long before = schedule.counts.weighted();
      int replays = schedule.replays;
      int r = random.nextInt(schedule.rounds);
      if (change % 5 == 0) {
        int t = random.nextInt(schedule.setAt[r].length);
        long rise = schedule.foresight.riseOfTurn(r, t);
        schedule.turn(r, t);
        assertThat(schedule.counts.weighted() - before).isEqualTo(rise);
        continue;
      }
      int i = random.nextInt(schedule.seats);
      int j = random.nextInt(schedule.players);
      if (i != j) {
        long rise =
            schedule.foresight.riseOfMeetings(r, i, j)
                + schedule.foresight.riseOfDirections(r, i, j);
        int more = schedule.foresight.replays(r, i, j);
        schedule.exchange(r, i, j);
        assertThat(schedule.counts.weighted() - before).isEqualTo(rise);
        assertThat(schedule.replays - replays).isEqualTo(more);
      }
    }
    assertAgrees(wish, schedule);
  }

  @ParameterizedTest
  @CsvSource({"8,2,4,6,1", "13,3,6,8,2", "12,3,7,7,1", "16,4,12,12,1"})
  void aTradeAddsNoReplayAndIsUndoneByItself(
      int players, int tables, int rounds, int sets, int copies) {
    IndividualWish wish = Wishes.circulating(players, tables, rounds, sets, copies);
    SplittableRandom random = new SplittableRandom(6);
    Laps laps = Laps.all(wish, new SplittableRandom(1)).get(0);
    Schedule schedule = Schedule.random(wish, laps, SearchWeights.of(wish), random);
    Trade trade = new Trade(schedule);
    int found = 0;
    for (int change = 0; change < CHANGES; change++) {
      int replays = schedule.replays;
      long before = schedule.counts.weighted();
      int r = random.nextInt(rounds);
      int i = random.nextInt(schedule.seats);
      int j = random.nextInt(schedule.seats);
      if (i >> 2 != j >> 2 && trade.find(r, i, j)) {
        found++;
        trade.each(schedule::exchange);
        assertThat(schedule.replays).isLessThanOrEqualTo(replays);
        trade.each(schedule::exchange);
        assertThat(schedule.replays).isEqualTo(replays);
        assertThat(schedule.counts.weighted()).isEqualTo(before);
        trade.each(schedule::exchange);
      }
    }
    assertThat(found).isPositive();
    assertAgrees(wish, schedule);
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void whatChangesInSeveralRoundsWillCostIsForetold(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(7);
    Laps laps = Laps.all(wish, new SplittableRandom(1)).get(0);
    Schedule schedule = Schedule.random(wish, laps, SearchWeights.of(wish), random);
    Trade trade = new Trade(schedule);
    for (int change = 0; change < CHANGES; change++) {
      int round = random.nextInt(schedule.rounds);
      int other = random.nextInt(schedule.rounds);
      int i = random.nextInt(schedule.seats);
      int j = random.nextInt(schedule.seats);
      boolean along = change % 2 == 0 && i >> 2 != j >> 2 && trade.find(round, i, j);
      if (!along) {
        int a = schedule.who[round][random.nextInt(schedule.seats)];
        int b = schedule.who[other][random.nextInt(schedule.seats)];
        if (a == b) {
          continue;
        }
        trade.of(a, b, round, round == other || sitsOut(schedule, other, a) ? -1 : other);
      }
      long before = schedule.counts.weighted();
      int replays = schedule.replays;
      long met = trade.riseOfMeetings(0);
      long replaysToo = trade.riseOfMeetings(1) - met;
      long rise = met + trade.riseOfDirections();
      trade.each(schedule::exchange);
      assertThat(schedule.counts.weighted() - before).isEqualTo(rise);
      assertThat(schedule.replays - replays).isEqualTo(replaysToo);
    }
    assertAgrees(wish, schedule);
  }

  private static boolean sitsOut(Schedule schedule, int r, int p) {
    return schedule.place[r][p] >= schedule.seats;
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void mirroringAndTurningTablesKeepPartnersAndOpponents(IndividualWish wish) {
    if (wish.rotation() != Rotation.NONE) {
      return;
    }
    SplittableRandom random = new SplittableRandom(3);
    Laps laps = Laps.all(wish, new SplittableRandom(1)).get(0);
    Schedule schedule = Schedule.random(wish, laps, SearchWeights.of(wish), random);
    for (int change = 0; change < 200; change++) {
      int r = random.nextInt(schedule.rounds);
      int t = random.nextInt(schedule.setAt[r].length);
      long[] before = schedule.counts.cost.clone();
      schedule.exchange(r, 4 * t + 1, 4 * t + 3);
      assertThat(schedule.counts.cost[0]).isEqualTo(before[0]);
      assertThat(schedule.counts.cost[1]).isEqualTo(before[1]);
      assertThat(schedule.counts.cost[3]).isEqualTo(before[3]);
      long[] mirrored = schedule.counts.cost.clone();
      schedule.turn(r, t);
      assertThat(schedule.counts.cost[0]).isEqualTo(before[0]);
      assertThat(schedule.counts.cost[1]).isEqualTo(before[1]);
      assertThat(schedule.counts.cost[2]).isEqualTo(mirrored[2]);
    }
    assertAgrees(wish, schedule);
  }

  @ParameterizedTest
  @CsvSource({"8,7", "10,9", "15,9", "5,5"})
  void whatWeighsNothingNeedNotBeCounted(int players, int rounds) {
    SplittableRandom random = new SplittableRandom(4);
    IndividualWish wish = Wishes.shared(players, players / 4, rounds);
    int[][] who = new Seats(players, rounds, players / 4, random).fair();
    Schedule schedule = Schedule.shared(wish, who, new long[] {2, 1, 0, 0});
    for (int change = 0; change < 2000; change++) {
      int r = random.nextInt(rounds);
      int i = random.nextInt(schedule.seats);
      int j = random.nextInt(schedule.players);
      long before = schedule.counts.weighted();
      if (i != j) {
        long rise =
            schedule.foresight.riseOfMeetings(r, i, j)
                + schedule.foresight.riseOfDirections(r, i, j);
        schedule.exchange(r, i, j);
        assertThat(schedule.counts.weighted() - before).isEqualTo(rise);
      }
    }
    Scorecard card = Judge.judge(Unfolding.movement(wish, schedule.foursomes()));
    assertThat(2 * card.cost(Criterion.PARTNER) + card.cost(Criterion.OPPONENT))
        .isEqualTo(schedule.counts.weighted());
  }
}
