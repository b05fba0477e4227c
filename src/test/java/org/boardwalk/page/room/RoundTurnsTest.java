package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import org.boardwalk.movement.Examples;
import org.boardwalk.scoring.evening.RoundClock;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** The next round, and back again: two boards of seven minutes, two minutes for each move. */
class RoundTurnsTest {

  private static final Instant START = Instant.parse("2026-02-03T19:30:00Z");

  private final RoundTurns turns = new RoundTurns();
  private SavedEvening evening =
      SavedEvening.of(Judged.of(Examples.mitchell(5, 0, 2)), LocalDate.of(2026, 2, 3), Map.of());

  private static Instant minutes(int after) {
    return START.plus(Duration.ofMinutes(after));
  }

  private void next(int minute) {
    evening = evening.at(turns.next(evening, minutes(minute)));
  }

  private void previous(int minute) {
    evening = evening.at(turns.previous(evening, minutes(minute)));
  }

  private Duration left(int minute) {
    return evening.clock().left(minutes(minute));
  }

  @Test
  void goingBackShowsWhatWasLeftOfTheRound() {
    next(0);
    next(4);
    assertThat(left(4)).isEqualTo(Duration.ofMinutes(16));
    previous(5);
    assertThat(evening.clock().round()).isEqualTo(1);
    assertThat(left(5)).isEqualTo(Duration.ofMinutes(9));
  }

  @Test
  void aClockThatStoodStillStandsStillAgain() {
    next(0);
    evening = evening.at(evening.clock().stopped(minutes(4)));
    next(5);
    previous(6);
    assertThat(evening.clock().runs()).isFalse();
    assertThat(left(6)).isEqualTo(Duration.ofMinutes(10));
  }

  @Test
  void aRoundOfWhichNothingIsKnownBeginsAnew() {
    evening = evening.at(RoundClock.running(3, Duration.ofMinutes(1), START));
    previous(1);
    assertThat(left(1)).isEqualTo(Duration.ofMinutes(16));
  }

  @Test
  void goingBackByMistakeLeavesTheLaterRoundAsItWas() {
    next(0);
    next(16);
    assertThat(turns.again(evening)).isEmpty();
    previous(20);
    assertThat(turns.again(evening)).isPresent();
    evening = evening.at(turns.undone(evening));
    assertThat(evening.clock().round()).isEqualTo(2);
    assertThat(left(21)).isEqualTo(Duration.ofMinutes(11));
    assertThat(turns.again(evening)).isEmpty();
    assertThat(turns.undone(evening)).isEqualTo(evening.clock());
  }

  @Test
  void aRoundThatWasBegunTooSoonBeginsAnewAndIsThenForgotten() {
    next(0);
    next(4);
    previous(5);
    next(16);
    assertThat(left(16)).isEqualTo(Duration.ofMinutes(16));
    assertThat(turns.again(evening)).isEmpty();
    previous(17);
    previous(18);
    assertThat(evening.clock()).isEqualTo(RoundClock.BEFORE);
    evening = evening.at(turns.undone(evening));
    assertThat(evening.clock().round()).isEqualTo(1);
  }

  @Test
  void thereIsNothingBeforeTheFirstRoundAndAfterTheLast() {
    previous(0);
    assertThat(evening.clock()).isEqualTo(RoundClock.BEFORE);
    evening = evening.at(RoundClock.running(5, Duration.ofMinutes(1), START));
    next(0);
    assertThat(evening.clock().round()).isEqualTo(5);
    assertThat(left(0)).isEqualTo(Duration.ofMinutes(1));
  }

  @Test
  void aRoundBegunAnewLeavesNothingToUndo() {
    next(0);
    next(16);
    next(32);
    previous(33);
    previous(34);
    assertThat(turns.again(evening)).isPresent();
    next(35);
    assertThat(turns.again(evening)).isEmpty();
  }
}
