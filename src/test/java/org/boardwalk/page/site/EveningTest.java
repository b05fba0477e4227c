package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.boardwalk.movement.Kind;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.People;
import org.boardwalk.wish.Couple;
import org.junit.jupiter.api.Test;

/** Evenings as links ask for them. */
class EveningTest {

  private static Occasion of(String query) {
    return Evening.of(Parameters.parse("people=14&" + query)).occasion();
  }

  @Test
  void theTimeToFinishSaysHowLongItMayTake() {
    assertThat(of("start=19:30&finish=22:00").time()).contains(Duration.ofMinutes(150));
    assertThat(of("start=22:30&finish=01:00").time()).contains(Duration.ofMinutes(150));
    assertThat(of("start=19:30&finish=22:00&minutes=90").time()).contains(Duration.ofMinutes(90));
    assertThatThrownBy(() -> of("finish=22:00")).hasMessageContaining("needs a start");
  }

  @Test
  void minutesThatWereSaidDoNotLastBeyondTheEnd() {
    assertThat(of("start=19:00&finish=20:00&minutes=180").time()).contains(Duration.ofMinutes(60));
  }

  @Test
  void whatIsOverBeforeItBeginsIsRefused() {
    for (String times : new String[] {"start=19:30&finish=19:00", "start=19:30&finish=19:30"}) {
      assertThatThrownBy(() -> of(times))
          .hasMessageContaining("is not after start [19:30]\nMaybe one of them is wrong.");
    }
    assertThat(of("start=09:00&finish=22:00").time()).contains(Duration.ofHours(13));
  }

  @Test
  void whatIsNoTimeIsRefusedUnderItsName() {
    assertThatThrownBy(() -> of("start=19:30&finish=25:00"))
        .hasMessage("finish [25:00] is not a time of day\nMaybe write it like 19:30.");
    assertThatThrownBy(() -> of("start=7&finish=22:00")).hasMessageStartingWith("start [7] is not");
  }

  @Test
  void halfTablesWinnersAndAWholeRoomOfTheTwoHandedGameAreRead() {
    assertThat(evening("people=11.5&unit=tables").occasion().people())
        .isEqualTo(new People.Pairs(23));
    assertThat(evening("people=20&unit=pairs&winners=1").occasion().further().winners())
        .hasValue(1);
    assertThatThrownBy(() -> evening("people=20&unit=pairs&winners=3"))
        .hasMessageContaining("winners [3]");
    Evening alone = evening("people=10&unit=players&solo=10");
    assertThat(alone.occasion().people()).isEqualTo(new People.Pairs(10, Kind.SOLO));
    assertThat(alone.lone()).isEmpty();
  }

  private static Evening evening(String link) {
    return Evening.of(Parameters.parse(link));
  }

  @Test
  void couplesAreReadInAnyOrder() {
    assertThat(of("together=5-2,+7-8").further().fixed().partners())
        .containsExactly(new Couple(2, 5), new Couple(7, 8));
    assertThat(of("rounds=9&mayStop=6").further().fixed().curtail()).hasValue(6);
  }
}
