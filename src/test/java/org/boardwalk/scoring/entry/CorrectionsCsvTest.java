package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Examples;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Roster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CorrectionsCsvTest {

  private static List<Correction> read(String text) {
    return CorrectionsCsv.parse(Path.of("corrections"), text, Roster.of(Examples.eightPlayers()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "number,reason,amount\n3,penalty,1.5\n",
        "3,penalty,1.5",
        "3;penalty;1,5",
        "number;reason;amount\n3;penalty;1,5\n",
        "3,penalty,\"-1,5\"",
        "3\tpenalty\t1.5"
      })
  void namesOfColumnsAndTheSignOfDecimalsAreFree(String text) {
    assertThat(read(text)).hasSize(1);
    assertThat(CorrectionsCsv.amount(read(text).get(0))).isEqualTo("-1.5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"10% of a top", "10 % of a top", "-10% OF A TOP"})
  void partOfATopIsAUnitOfItsOwn(String amount) {
    Correction penalty = read("3,penalty," + amount).get(0);
    assertThat(penalty.unit()).isEqualTo(Correction.Unit.TOP);
    assertThat(CorrectionsCsv.amount(penalty)).isEqualTo("-10% of a top");
    assertThat(read("3,penalty,10%").get(0).unit()).isEqualTo(Correction.Unit.PERCENT);
  }

  @Test
  void halfAnAmountIsRefused() {
    assertThatThrownBy(() -> read("1,bonus,2\n3,penalty,1,5\n"))
        .hasMessage("corrections:2: has [5] after [1]\nMaybe write decimals with a point: 1.5.");
  }

  @Test
  void ofSeveralNightsAFourthColumnHasAName() {
    Roster roster = Roster.of(Examples.eightPlayers());
    List<Set<Integer>> there = List.of(Set.of(3), Set.of(3));
    assertThatThrownBy(
            () -> CorrectionsCsv.ofNights(Path.of("corrections"), "3,penalty,1,2\n", roster, there))
        .hasMessageContaining("has [2] in a fourth column")
        .hasMessageContaining("number,reason,amount,night");
    assertThat(
            CorrectionsCsv.ofNights(
                Path.of("corrections"),
                "number,reason,amount,night\n3,penalty,1,2\n",
                roster,
                there))
        .extracting(List::size)
        .containsExactly(0, 1);
  }

  @Test
  void otherColumnsAreRefused() {
    for (String text : new String[] {"name,reason,amount\n3,penalty,1\n", "number,why\n3,late\n"}) {
      assertThatThrownBy(() -> read(text))
          .hasMessage("corrections:1: has other columns\nMaybe begin with: number,reason,amount");
    }
    for (String nobody : new String[] {"9", "EW 4"}) {
      assertThatThrownBy(() -> read(nobody + ",penalty,1\n"))
          .hasMessageContaining("corrections:1: number [" + nobody + "] belongs to no contestant");
    }
  }
}
