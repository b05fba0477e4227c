package org.boardwalk.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import org.boardwalk.room.PinLock.Verdict;
import org.junit.jupiter.api.Test;

/** Tests that the PIN cannot be found by trying. */
class PinLockTest {

  private static final String PIN = "123456";

  private final SetClock clock = new SetClock();
  private final PinLock lock = new PinLock(PIN, clock);

  private Verdict hear(String from, String pin) {
    return lock.hear(from, false, pin);
  }

  @Test
  void theRightPinOpens() {
    assertThat(hear("a", " " + PIN)).isEqualTo(Verdict.RIGHT);
    assertThat(hear("a", "123457")).isEqualTo(Verdict.WRONG);
    assertThat(hear("a", "")).isEqualTo(Verdict.WRONG);
  }

  @Test
  void afterFiveMistakesEvenTheRightOneHasToWait() {
    for (int k = 0; k < PinLock.FREE; k++) {
      assertThat(hear("a", "0000")).isEqualTo(Verdict.WRONG);
    }
    assertThat(hear("a", PIN)).isEqualTo(Verdict.UNHEARD);
    assertThat(lock.delay("a")).isEqualTo(Duration.ofSeconds(30));
    assertThat(lock.delay("b")).isEqualTo(Duration.ZERO);
    assertThat(hear("b", PIN)).isEqualTo(Verdict.RIGHT);
    clock.putOn(Duration.ofSeconds(31));
    assertThat(hear("a", "0000")).isEqualTo(Verdict.WRONG);
    clock.putOn(Duration.ofSeconds(31));
    assertThat(hear("a", PIN)).isEqualTo(Verdict.UNHEARD);
    clock.putOn(Duration.ofSeconds(31));
    assertThat(hear("a", PIN)).isEqualTo(Verdict.RIGHT);
  }

  @Test
  void manyAddressesTogetherAreHeardSixtyTimesAnHour() {
    int heard = 0;
    for (int k = 0; k < 500; k++) {
      heard += hear("address " + k, "0000") == Verdict.WRONG ? 1 : 0;
    }
    assertThat(heard).isEqualTo(PinLock.IN_AN_HOUR);
    assertThat(hear("another", PIN)).isEqualTo(Verdict.UNHEARD);
    assertThat(lock.hear("here", true, PIN)).isEqualTo(Verdict.RIGHT);
    clock.putOn(Duration.ofMinutes(61));
    assertThat(hear("another", PIN)).isEqualTo(Verdict.RIGHT);
  }

  @Test
  void aPinIsDigits() {
    assertThat(PinLock.drawn()).matches("[0-9]{6}");
    assertThatThrownBy(() -> new PinLock("12a4", Clock.systemUTC()))
        .hasMessageContaining("must be 4 to 12 digits");
  }
}
