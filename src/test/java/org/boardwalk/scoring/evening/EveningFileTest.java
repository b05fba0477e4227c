package org.boardwalk.scoring.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.plan.Pace;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written of an evening is read again, and nothing else is. */
class EveningFileTest {

  private static final Path PATH = Path.of("evening.yaml");

  private static String full() {
    return EveningFile.text(Evenings.full());
  }

  @Test
  void whatIsWrittenIsReadAsTheSameEvening() {
    assertThat(EveningFile.parse(PATH, full())).isEqualTo(Evenings.full());
    assertThat(EveningFile.parse(PATH, EveningFile.json(Evenings.full())))
        .isEqualTo(Evenings.full());
  }

  @Test
  void theClubAndTheDayAreReadAgain() {
    SavedEvening evening =
        Evenings.full().on(new Members("Elm Club", "7", Map.of()), LocalDate.of(2026, 3, 4));
    assertThat(EveningFile.text(evening)).contains("club: Elm Club", "2026-03-04");
    assertThat(EveningFile.parse(PATH, EveningFile.text(evening))).isEqualTo(evening);
    assertThat(EveningFile.text(Evenings.full().on(Members.NONE, LocalDate.of(2026, 3, 4))))
        .doesNotContain("club");
  }

  @Test
  void aBoardPlayedInPlaceOfAnotherIsReadAgainAndKeptWhenTheEveningGoesOn() {
    SavedEvening plain =
        SavedEvening.of(Judged.of(Evenings.fourPairs()), LocalDate.of(2026, 2, 3), Map.of());
    Plays plays = Plays.of(plain.movement());
    SavedEvening wrong =
        plain.with(ScoreEntry.read(plays.instead(1, 2, 5).orElseThrow(), "4S N +1", ""));
    assertThat(EveningFile.parse(PATH, EveningFile.text(wrong))).isEqualTo(wrong);
    // Pairs 2 and 3 have played board 5; 2 meets 4 and 3 meets 1 in round 2, where it is planned.
    assertThat(wrong.event().results()).hasSize(3);
    assertThat(wrong.goingOn(plain.judged(), 1)).isEqualTo(wrong);
  }

  @Test
  void whatPairsAreCalledIsReadAgain() {
    SavedEvening plain =
        SavedEvening.of(
            Judged.of(Examples.skipMitchell()), LocalDate.of(2026, 2, 3), Map.of(9, "Ann & Bo"));
    for (PairNumbering.Style style : PairNumbering.Style.values()) {
      SavedEvening numbered = plain.numbered(style);
      assertThat(EveningFile.parse(PATH, EveningFile.text(numbered))).isEqualTo(numbered);
    }
    assertThat(EveningFile.text(plain)).doesNotContain("pairNumbers");
    assertThat(EveningFile.text(plain.numbered(PairNumbering.Style.FROM_11)))
        .contains("{style: from-11, ewAfter: 10, ns: [1, 2, 3, 4, 5, 6, 7, 8]}");
  }

  @Test
  void anEveningThatHasNotBegunIsReadAsTheSame() {
    SavedEvening plain =
        SavedEvening.of(Judged.of(Evenings.fourPairs()), LocalDate.of(2026, 2, 3), Map.of());
    assertThat(EveningFile.parse(PATH, EveningFile.text(plain))).isEqualTo(plain);
    assertThat(EveningFile.name(plain)).isEqualTo("2026-02-03-four-pairs.yaml");
  }

  @Test
  void departuresAreReadAgainAndLastWhateverIsChanged() {
    SavedEvening gone = Evenings.gone();
    String text = EveningFile.text(gone);
    assertThat(text).contains("left:\n  - {number: 1, after: 2}");
    assertThat(EveningFile.parse(PATH, text)).isEqualTo(gone);
    assertThat(gone.titled("B").named(Map.of()).scored(List.of()).at(RoundClock.BEFORE))
        .extracting(SavedEvening::attendance)
        .isEqualTo(gone.attendance());
    String before = text.replace("left:\n  - {number: 1, after: 2}\n", "");
    assertThat(EveningFile.parse(PATH, before).attendance().full())
        .as("as files were written before")
        .isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{number: 1, after: 1} | plays in round 2, but is not there",
        "{number: 9, after: 2} | must be from 1 to 4",
        "{number: 1, after: 3} | must be from 1 to 2",
        "{player: 1, after: 2} | player",
        "{number: 1} | after",
      })
  void anAbsenceThatCannotBeIsToldWithItsLine(String wrong, String expected) {
    String text = EveningFile.text(Evenings.gone()).replace("{number: 1, after: 2}", wrong);
    assertThatThrownBy(() -> EveningFile.parse(PATH, text))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("evening.yaml:")
        .hasMessageContaining(expected);
  }

  @Test
  void everyFormOfAScoreIsWrittenAsItWasEntered() {
    assertThat(Evenings.full().results().stream().map(ScoreEntry::text).toList())
        .isEqualTo(Evenings.SCORES);
    assertThat(full())
        .contains("{round: 1, table: 1, board: 1, score: \"4S N +1\", lead: \"H10\"}");
  }

  @Test
  void noBeginningOfAFileIsTakenForAnEvening() {
    List<String> lines = full().lines().toList();
    for (int k = 0; k < lines.size(); k++) {
      String cut = String.join("\n", lines.subList(0, k));
      assertThatThrownBy(() -> EveningFile.parse(PATH, cut)).isInstanceOf(FileException.class);
    }
  }

  @Test
  void aScheduleThatWasEditedIsRefused() {
    assertThatThrownBy(
            () -> EveningFile.parse(PATH, full().replace("ns: 2, ew: 3", "ns: 3, ew: 2")))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("checksum");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "score: \"4S N +1\" | score: \"4S N +7\" | result [+7]",
        "score: \"-50\" | score: \"-51\" | is given by no contract",
        "board: 2, | board: 1, | or stands here twice",
        "board: 2, | board: 55, | is not played at table 1 in round 1",
        "number: 3 | number: 1 | has two names",
        "number: 3 | number: 5 | must be from 1 to 4",
        "round: 2, ends | round: 4, ends | must be from 0 to 3",
        "amount: \"-1.5\" | amount: \"a lot\" | must look like",
        "date: 2026-02-03 | date: 2026-02-31 | must be a day or a time",
        "method: cross-imps | method: crossimps | must be matchpoints",
        "evening/1 | evening/2 | another version",
        "evening/1 | solution/1 | you meant an evening, this file is a solution",
        "title: | titel: | Maybe you meant `title`",
      })
  void whatIsWrongIsToldWithItsLine(String right, String wrong, String expected) {
    String text = full();
    assertThat(text).contains(right);
    assertThatThrownBy(() -> EveningFile.parse(PATH, text.replace(right, wrong)))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("evening.yaml:")
        .hasMessageContaining(expected);
  }

  @Test
  void aLaterResultTakesThePlaceOfTheOneBefore() {
    SavedEvening evening = Evenings.full();
    var first = evening.results().get(0).play();
    SavedEvening again = evening.with(ScoreEntry.read(first, "-50", ""));
    assertThat(again.results()).hasSameSizeAs(evening.results());
    assertThat(again.result(first).map(ScoreEntry::text)).contains("-50");
    assertThat(again.withdrawn(first).result(first)).isEmpty();
  }

  private static boolean recognised(String text) {
    return EveningFile.recognises(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void anEveningIsRecognisedHoweverItIsWritten() {
    String full = full();
    assertThat(recognised(full)).isTrue();
    assertThat(recognised(EveningFile.json(Evenings.full()))).isTrue();
    assertThat(recognised("\uFEFF" + full)).isTrue();
    assertThat(recognised("# A comment that nobody reads.\n".repeat(100) + full)).isTrue();
    assertThat(recognised(full.replaceFirst("format: (\\S+)", "'format' : '$1'"))).isTrue();
    assertThat(recognised(full.replaceFirst("(format: .*\n)(title: .*\n)", "$2$1"))).isTrue();
    assertThat(recognised(full.substring(0, 300))).as("cut off").isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "board,ns,ew,score\n1,1,3,420\n",
        "format: boardwalk/solution/1\n",
        "title: 'format: boardwalk/evening/1'\n",
        "movement: {format: boardwalk/evening/1}\n",
        "- format: boardwalk/evening/1\n",
        "\u0000format: boardwalk/evening/1\n",
        "note: [\nformat: boardwalk/evening/1\n",
      })
  void whatDoesNotSaySoAtItsTopIsNoEvening(String text) {
    assertThat(recognised(text)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"-0001-01-01", "+12345-01-01"})
  void noYearIsTakenThatAFileCannotHold(String day) {
    LocalDate date = LocalDate.parse(day);
    Judged judged = Judged.of(Evenings.fourPairs());
    assertThatThrownBy(() -> SavedEvening.of(judged, date, Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("year [");
  }

  @Test
  void noTimeIsTakenThatAFileCannotHold() {
    Pace pace = new Pace(Duration.ofMillis(1), Duration.ZERO);
    assertThatThrownBy(
            () -> new EveningSettings(ScoringMethod.IMPS, Rounding.EXACT, pace, Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("time for a board [1ms] must be in whole seconds\nMaybe round it up: 1s.");
  }
}
