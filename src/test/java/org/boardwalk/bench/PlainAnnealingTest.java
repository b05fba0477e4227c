package org.boardwalk.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class PlainAnnealingTest {

  private static IndividualWish sizes(int players, int rounds) {
    return Wishes.shared(players, players / 4, rounds);
  }

  private static long judged(PlainSchedule schedule) {
    int[][] seats = schedule.newSeats();
    schedule.copySeatsTo(seats);
    return Judge.judge(schedule.movement(seats)).total(Weights.STANDARD);
  }

  @ParameterizedTest
  @CsvSource({"4,3", "7,5", "8,7", "9,12", "11,9", "14,9", "24,11"})
  void theCostKeptUpToDateIsTheJudges(int players, int rounds) {
    for (long seed = 1; seed <= 2; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      PlainSchedule schedule = new PlainSchedule(sizes(players, rounds), random);
      assertThat(schedule.cost()).isEqualTo(judged(schedule));
      for (int k = 0; k < 60; k++) {
        int round = random.nextInt(rounds);
        int one = random.nextInt(schedule.seats());
        int other = (one + 1 + random.nextInt(schedule.seats() - 1)) % schedule.seats();
        schedule.swap(round, one, other, schedule.delta(round, one, other));
        assertThat(schedule.cost())
            .as("seed %d, swap %d: %d and %d", seed, k, one, other)
            .isEqualTo(judged(schedule));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"4,5", "5,12", "6,20", "7,5", "10,9", "11,9", "14,9", "15,11"})
  void sitOutsStayEven(int players, int rounds) {
    IndividualWish wish = sizes(players, rounds);
    for (long seed = 1; seed <= 3; seed++) {
      Movement movement = PlainAnnealing.run(wish, 5, seed);
      assertThat(wish.accepts(movement, Judge.judge(movement))).as("seed %d", seed).isTrue();
    }
  }

  @Test
  void sameSeedGivesTheSameMovement() {
    IndividualWish wish = sizes(10, 9);
    Movement movement = PlainAnnealing.run(wish, 20, 5);
    assertThat(PlainAnnealing.run(wish, 20, 5)).isEqualTo(movement);
    assertThat(PlainAnnealing.run(wish, 20, 6)).isNotEqualTo(movement);
  }

  @Test
  void longerRunsAreMuchBetterThanAShuffle() {
    IndividualWish wish = sizes(24, 11);
    long shuffled = judged(new PlainSchedule(wish, new SplittableRandom(1)));
    Movement movement = PlainAnnealing.run(wish, 500, 1);
    assertThat(Judge.judge(movement).total(Weights.STANDARD)).isLessThan(shuffled / 3);
  }

  @Test
  void cancellingEndsIt() {
    IndividualWish wish = sizes(14, 9);
    Movement movement = PlainAnnealing.run(wish, Duration.ofDays(1), 1, new AtomicBoolean(true));
    assertThat(wish.accepts(movement, Judge.judge(movement))).isTrue();
  }

  @Test
  void rotationsAndCirculatingPlayAreRefused() {
    for (IndividualWish wish :
        new IndividualWish[] {
          Wishes.rotating(16, 4, 5, Rotation.ROTATE), Wishes.circulating(8, 2, 5, 7, 1)
        }) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> PlainAnnealing.run(wish, 1, 1))
          .withMessageContaining("shared play");
    }
  }
}
