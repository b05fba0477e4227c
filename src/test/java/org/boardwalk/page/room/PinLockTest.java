package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import org.boardwalk.page.http.Head;
import org.boardwalk.page.room.PinLock.Verdict;
import org.junit.jupiter.api.Test;

/** Tests that the PIN cannot be found by trying. */
class PinLockTest {

  private static final String PIN = "123456";

  private final SetClock clock = new SetClock();
  private final PinLock lock = new PinLock(clock);

  private Verdict hear(String from, String pin) {
    return lock.hear(from, pin, PIN);
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
  void manySourcesTogetherAreHeardSixtyTimesAnHour() throws UnknownHostException {
    int heard = 0;
    for (int k = 0; k < 500; k++) {
      heard += hear("source " + k, "0000") == Verdict.WRONG ? 1 : 0;
    }
    assertThat(heard).isEqualTo(PinLock.IN_AN_HOUR);
    assertThat(hear("another", PIN)).isEqualTo(Verdict.UNHEARD);
    assertThat(hear(source("127.0.0.1"), PIN)).isEqualTo(Verdict.UNHEARD);
    clock.putOn(Duration.ofMinutes(61));
    assertThat(hear("another", PIN)).isEqualTo(Verdict.RIGHT);
  }

  private static String source(String sender) throws UnknownHostException {
    return Head.source(InetAddress.getByName(sender), InetAddress.getByName("192.0.2.1"));
  }

  @Test
  void allLoopbackAddressesAreOneSource() throws UnknownHostException {
    int heard = 0;
    for (int k = 0; k < 300; k++) {
      String address = "127.0." + k / 250 + "." + (1 + k % 250);
      heard += hear(source(address), "0000") == Verdict.WRONG ? 1 : 0;
    }
    assertThat(heard).isEqualTo(PinLock.FREE);
    assertThat(hear(source("::1"), PIN)).isEqualTo(Verdict.UNHEARD);
    assertThat(hear(source("192.0.2.1"), PIN)).isEqualTo(Verdict.UNHEARD);
    assertThat(hear(source("192.0.2.2"), PIN)).isEqualTo(Verdict.RIGHT);
  }

  @Test
  void theAddressesOfANetworkOfIPv6AreOneSource() throws UnknownHostException {
    assertThat(source("2001:db8:0:1::5"))
        .isEqualTo(source("2001:db8:0:1:ffff::"))
        .isNotEqualTo(source("2001:db8:0:2::5"));
    assertThat(source("192.0.2.2")).isNotEqualTo(source("192.0.2.3"));
  }

  @Test
  void aPinIsDigits() {
    assertThat(PinLock.drawn()).matches("[0-9]{6}");
    assertThatThrownBy(() -> PinLock.checked("12a4"))
        .hasMessageContaining("must be 4 to 12 digits");
  }
}
