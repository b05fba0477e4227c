package org.boardwalk.search.local.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ForesightTest {

  private static final long[] WEIGHT = {8, 4, 3, 1};

  private static Schedule random(IndividualWish wish, SplittableRandom random) {
    int[][] who = new Seats(wish.players(), wish.rounds(), wish.tables(), random).fair();
    return Schedule.shared(wish, who, WEIGHT);
  }

  @ParameterizedTest
  @CsvSource({"8,7,NONE", "13,9,NONE", "15,4,SWAP", "14,6,ROTATE", "21,5,ROTATE", "10,9,SWAP"})
  void everyRiseForetoldIsTheRiseThatComesAndTheJudgeAgrees(
      int players, int rounds, Rotation rotation) {
    IndividualWish wish = Wishes.rotating(players, players / 4, rounds, rotation);
    SplittableRandom random = new SplittableRandom(players);
    Schedule schedule = random(wish, random);
    for (int step = 0; step < 3000; step++) {
      int r = random.nextInt(rounds);
      int i = random.nextInt(schedule.seats);
      int j = random.nextInt(players);
      long before = schedule.counts.weighted();
      long foretold;
      if (i == j) {
        foretold = schedule.foresight.riseOfTurn(r, i >> 2);
        schedule.turn(r, i >> 2);
      } else {
        foretold = change(schedule, random, r, i, j);
      }
      assertEquals(
          foretold, schedule.counts.weighted() - before, "step %d: %d, %d".formatted(step, i, j));
    }
    Scorecard card = Judge.judge(Unfolding.movement(wish, schedule.foursomes()));
    long[] judged = Arrays.stream(Criterion.values()).mapToLong(c -> card.of(c).cost()).toArray();
    assertEquals(Arrays.toString(judged), Arrays.toString(schedule.counts.cost));
  }

  @Test
  void theTableOfRisesStaysSmallHoweverLongTheSession() {
    IndividualWish wish = Wishes.rotating(200, 50, 199, Rotation.ROTATE);
    TableRoles roles = new TableRoles(new Roles(wish));
    Rises rises = new Rises(roles, 199, new int[] {2, 5}, (p, o, l, dp, dq, dl) -> dp);
    assertTrue(rises.meeting.length < 400_000, () -> "" + rises.meeting.length);
    assertEquals(rises.state(199, 398), rises.state(150, 300));
    assertEquals(rises.ofLeft(398), rises.ofLeft(100));
  }

  private static long change(Schedule schedule, SplittableRandom random, int r, int i, int j) {
    if (j >= schedule.seats) {
      return sitOut(schedule, r, i, j, random.nextInt(-1, schedule.rounds));
    }
    if (i >> 2 == j >> 2 || random.nextBoolean()) {
      long foretold =
          schedule.foresight.riseOfMeetings(r, i, j) + schedule.foresight.riseOfDirections(r, i, j);
      schedule.exchange(r, i, j);
      return foretold;
    }
    long foretold = schedule.foresight.riseOfCouples(r, i, j);
    schedule.exchange(r, i, j);
    schedule.exchange(r, i ^ 2, j ^ 2);
    return foretold;
  }

  /** Also in another round the other way round, if there these two do it so. */
  private static long sitOut(Schedule schedule, int r, int i, int j, int at) {
    int a = schedule.who[r][j];
    int b = schedule.who[r][i];
    boolean both =
        at >= 0
            && at != r
            && schedule.place[at][a] < schedule.seats
            && schedule.place[at][b] >= schedule.seats;
    Trade trade = new Trade(schedule);
    trade.of(a, b, r, both ? at : -1);
    long foretold = trade.riseOfMeetings(0) + trade.riseOfDirections();
    trade.each(schedule::exchange);
    return foretold;
  }
}
