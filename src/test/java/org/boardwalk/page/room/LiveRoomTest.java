package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeSet;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.publish.ShownDeals;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.EveningStore;
import org.boardwalk.scoring.evening.RoundClock;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A room beside which another program changes the evening, too. */
class LiveRoomTest {

  @TempDir Path temp;
  private final SetClock clock = new SetClock();
  private Path file = Path.of("");

  @BeforeEach
  void write() {
    file = temp.resolve("evening.yaml");
    Judged mitchell = Judged.of(Examples.mitchell(5, 0, 2));
    EveningFile.write(file, SavedEvening.of(mitchell, LocalDate.of(2026, 2, 3), Map.of()));
  }

  private LiveRoom room() {
    return new LiveRoom(EveningStore.open(file), clock);
  }

  private void elsewhere(Map<Integer, String> names) {
    EveningStore.open(file).change(evening -> evening.named(names));
  }

  @Test
  void whatAnotherProgramHasWrittenIsSeenAndChangesAreMadeToIt() {
    LiveRoom room = room();
    assertThat(room.evening().names()).isEmpty();
    String version = room.version();
    elsewhere(Map.of(1, "Ann"));
    clock.putOn(Duration.ofSeconds(3));
    assertThat(room.version()).isNotEqualTo(version);
    assertThat(room.evening().names()).isEqualTo(Map.of(1, "Ann"));
    elsewhere(Map.of(2, "Bo"));
    room.change(evening -> evening.titled("Tuesday"));
    assertThat(EveningFile.read(file)).isEqualTo(room.evening());
    assertThat(room.evening().names()).isEqualTo(Map.of(2, "Bo"));
  }

  @Test
  void seatsAreThoseWithWhichAnotherProgramGoesOn() {
    LiveRoom room = room();
    Movement movement = Examples.mitchell(5, 0, 2);
    Round last = movement.rounds().get(4);
    List<Round> rounds = new ArrayList<>(movement.rounds().subList(0, 4));
    rounds.add(new Round(last.encounters().subList(1, 5)));
    Attendance left = new Attendance(List.of(), List.of(new Attendance.Left(1, 4)));
    Judged shorter = Judged.of(movement.with(rounds), left);
    EveningStore.open(file).change(evening -> evening.goingOn(shorter, 4));
    assertThat(room.seats().present(1, 5)).isFalse();
  }

  @Test
  void aFileThatWasDamagedLeavesAllToSeeWhatWasThereBefore() throws IOException {
    LiveRoom room = room();
    Files.writeString(file, Files.readString(file).substring(0, 300));
    assertThat(room.evening().movement().tables()).isEqualTo(5);
  }

  @Test
  void aDamagedFileOfDealsIsReportedAndStaysAndTheRoomPlaysWithoutHands() throws IOException {
    ShownDeals dealt = ShownDeals.dealt(new TreeSet<>(List.of(1, 2)), OptionalLong.of(7));
    Path deals = Path.of(file + ".pbn");
    String torn = dealt.pbn().substring(0, dealt.pbn().lastIndexOf(' '));
    Files.writeString(deals, torn);
    LiveRoom room = room();
    assertThat(room.evening().movement().tables()).isEqualTo(5);
    assertThat(room.deals()).isEqualTo(ShownDeals.NONE);
    assertThat(room.dealsFault()).startsWith("evening.yaml.pbn:").contains("\nMaybe ");
    for (ShownDeals others : List.of(dealt, ShownDeals.NONE)) {
      assertThatThrownBy(() -> room.keep(others)).hasMessage(room.dealsFault());
    }
    assertThat(deals).hasContent(torn);
    Files.writeString(deals, dealt.pbn());
    assertThat(room.dealsFault()).isEmpty();
    assertThat(room.deals()).isEqualTo(room().deals()).isNotEqualTo(ShownDeals.NONE);
  }

  @Test
  void dealsMayBeKeptOnceTheDamagedFileWasMovedAway() throws IOException {
    ShownDeals dealt = ShownDeals.dealt(new TreeSet<>(List.of(1, 2)), OptionalLong.of(7));
    Path deals = Path.of(file + ".pbn");
    Files.write(deals, new byte[] {(byte) 0xff, 0});
    LiveRoom room = room();
    assertThat(room.dealsFault()).startsWith("evening.yaml.pbn: is not text");
    Files.delete(deals);
    room.keep(dealt);
    assertThat(room().deals().boards()).containsExactly(1, 2);
  }

  @Test
  void aRoomThatStartsAfterAJumpOfTheMachinesClockShowsNoLongerThanTheRoundAndNoLessThanNone() {
    Duration length = room().evening().length(1);
    for (Duration jump : List.of(Duration.ofHours(-2), Duration.ofHours(10))) {
      room().change(e -> e.at(RoundClock.running(1, length, clock.instant())));
      clock.putOn(jump);
      LiveRoom room = room();
      Duration left = room.evening().clock().left(room.now());
      assertThat(left).isEqualTo(jump.isNegative() ? length : Duration.ZERO);
      assertThat(EveningFile.read(file)).isEqualTo(room.evening());
      clock.putOn(Duration.ofMinutes(1));
      assertThat(room.evening().clock().left(room.now())).isEqualTo(left.minusMinutes(1));
    }
  }

  @Test
  void theTimeOfARoomGoesOnFromItsStartWhateverTheTimeOfDay() {
    long[] nanos = {-5_000_000_000L};
    Instant eight = Instant.parse("2026-02-03T20:00:00Z");
    Clock steady = new LiveRoom.SteadyClock(eight, () -> nanos[0]);
    assertThat(steady.instant()).isEqualTo(eight);
    nanos[0] = 55_000_000_000L;
    assertThat(steady.instant()).isEqualTo(eight.plusSeconds(60));
  }
}
