package org.boardwalk.scoring.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
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
}
