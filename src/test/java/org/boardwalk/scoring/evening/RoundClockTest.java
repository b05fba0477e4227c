package org.boardwalk.scoring.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How long a round still lasts. */
class RoundClockTest {

  private static final Instant EIGHT = Instant.parse("2026-02-03T20:00:00Z");

  private static Instant minutes(int after) {
    return EIGHT.plus(Duration.ofMinutes(after));
  }

  @Test
  void itRunsDownAndBeyondItsEnd() {
    RoundClock clock = RoundClock.running(2, Duration.ofMinutes(21), EIGHT);
    assertThat(clock.left(minutes(5))).isEqualTo(Duration.ofMinutes(16));
    assertThat(clock.left(minutes(25))).isEqualTo(Duration.ofMinutes(-4));
  }

  @Test
  void whatIsLeftStaysWhileItStandsStill() {
    RoundClock stopped = RoundClock.running(2, Duration.ofMinutes(21), EIGHT).stopped(minutes(5));
    assertThat(stopped.left(minutes(15))).isEqualTo(Duration.ofMinutes(16));
    assertThat(stopped.longer(Duration.ofMinutes(2)).left(minutes(15)))
        .isEqualTo(Duration.ofMinutes(18));
    assertThat(stopped.resumed(minutes(15)).left(minutes(16))).isEqualTo(Duration.ofMinutes(15));
  }

  @Test
  void nothingRunsBeforeTheFirstRound() {
    assertThat(RoundClock.BEFORE.resumed(EIGHT)).isEqualTo(RoundClock.BEFORE);
    assertThat(RoundClock.BEFORE.longer(Duration.ofMinutes(1))).isEqualTo(RoundClock.BEFORE);
  }

  @Test
  void aClockThatIsReadAgainRunsNoLongerThanTheRound() {
    Duration length = Duration.ofMinutes(21);
    RoundClock clock = RoundClock.running(2, length, EIGHT);
    assertThat(clock.readAgain(minutes(5), length)).isEqualTo(clock);
    // The clock of the machine was put back by two hours, or forward by ten.
    RoundClock back = clock.readAgain(minutes(-120), length);
    assertThat(back.left(minutes(-120))).isEqualTo(length);
    assertThat(back.left(minutes(-110))).isEqualTo(Duration.ofMinutes(11));
    RoundClock forward = clock.readAgain(minutes(600), length);
    assertThat(forward.left(minutes(600))).isEqualTo(Duration.ZERO);
    RoundClock longer = clock.longer(Duration.ofMinutes(9));
    assertThat(longer.readAgain(minutes(1), length)).isEqualTo(longer);
    assertThat(longer.readAgain(minutes(-120), length).left(minutes(-120)))
        .isEqualTo(Duration.ofMinutes(30));
    assertThat(clock.stopped(minutes(5)).readAgain(minutes(600), length))
        .isEqualTo(clock.stopped(minutes(5)));
    assertThat(RoundClock.BEFORE.readAgain(EIGHT, length)).isEqualTo(RoundClock.BEFORE);
  }

  @Test
  void aClockOfAnEarlierFileIsHeldToTheUsualLength() {
    RoundClock clock = new RoundClock(2, Optional.of(minutes(134)), Duration.ZERO);
    assertThat(clock.readAgain(EIGHT, Duration.ofMinutes(15)).left(EIGHT))
        .isEqualTo(Duration.ofMinutes(15));
  }
}
