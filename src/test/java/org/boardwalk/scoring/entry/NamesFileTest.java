package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Kind;
import org.boardwalk.scoring.Roster;
import org.junit.jupiter.api.Test;

class NamesFileTest {

  private static Map<Integer, String> read(String text) {
    return NamesFile.parse(Path.of("names.txt"), text, Examples.eightPlayers());
  }

  @Test
  void aNameALineInOrder() {
    assertThat(read("Anna\nBo Li\n")).isEqualTo(Map.of(1, "Anna", 2, "Bo Li"));
    assertThat(read("Culbertson, Ely\n")).isEqualTo(Map.of(1, "Culbertson, Ely"));
  }

  @Test
  void orNumbersWithNames() {
    assertThat(read("number,name\n8,Anna\n2,\"Li, Bo\"\n"))
        .isEqualTo(Map.of(8, "Anna", 2, "Li, Bo"));
  }

  @Test
  void anEmptyLineAboveNamesIsRefused() {
    for (String text : new String[] {"Anna\n\nBo\n", "Anna\n , \nBo\n"}) {
      assertThatThrownBy(() -> read(text))
          .hasMessageStartingWith("names.txt:2: is empty, with names below it\nMaybe ");
    }
    assertThatThrownBy(() -> read("\nAnna\n")).hasMessageStartingWith("names.txt:1: is empty");
    assertThat(read("# Tuesday\nAnna\n# here\nBo\n\n\n")).isEqualTo(Map.of(1, "Anna", 2, "Bo"));
    assertThat(read("1,Anna\n\n3,Bo\n")).isEqualTo(Map.of(1, "Anna", 3, "Bo"));
  }

  @Test
  void theOneLineWithoutItsNumberIsNamed() {
    assertThatThrownBy(() -> read("1,Anna\nBo\n3,Cy\n"))
        .hasMessageStartingWith(
            "names.txt:2: [Bo] is not a number, and other lines begin with one\nMaybe ");
  }

  @Test
  void aSlipAmongTwoLinesIsNoName() {
    for (String text :
        new String[] {"1,Anna\n2;Ben\n", "number,name\n1,Anna\n2;Ben\n", "2;Ben\n1,Anna\n"}) {
      assertThatThrownBy(() -> read(text))
          .hasMessageContaining(" is not a number, and other lines begin with one\nMaybe ");
    }
    assertThatThrownBy(() -> read("number,name\nAnna\nBen\n"))
        .hasMessageStartingWith(
            "names.txt:2: [Anna] is not a number, which the first line asks for\nMaybe ");
  }

  @Test
  void whatStandsBehindAHandicapIsNotLost() {
    assertThatThrownBy(() -> read("number,name,handicap\n1,Anna,1,5\n"))
        .hasMessage("names.txt:2: has [5] after [1]\nMaybe write decimals with a point: 1.5.");
  }

  /** NS and EW who use the same numbers. */
  private static Map<Integer, String> twoSides(String text) {
    Map<Integer, String> labels = Map.of(1, "NS 1", 2, "NS 2", 3, "EW 1", 4, "EW 2");
    Roster roster =
        new Roster("open", Optional.empty(), Kind.PAIRS, 4, new EnumMap<>(Field.class), labels);
    return NamesFile.entries(Path.of("names.txt"), text, roster).names();
  }

  @Test
  void namesAloneOfSomeAreRefusedWhereTwoSidesUseTheSameNumbers() {
    assertThatThrownBy(() -> twoSides("Anna\nBo\n"))
        .hasMessage(
            "names.txt:2: ends with name 2 of 4: it is not clear whose names they are, as pairs are called"
                + " NS 1, NS 2, EW 1, EW 2"
                + "\nMaybe write number,name on every line, such as NS 1,Anna.");
    assertThat(twoSides("Anna\nBo\nCy\nDi\n"))
        .isEqualTo(Map.of(1, "Anna", 2, "Bo", 3, "Cy", 4, "Di"));
  }

  @Test
  void theLetterOfTheOnlySectionMayStandBeforeANumber() {
    assertThat(read("A1,Anna\na 8,Bo\n")).isEqualTo(Map.of(1, "Anna", 8, "Bo"));
    assertThat(twoSides("A NS 1,Anna\nAEW2,Bo\n")).isEqualTo(Map.of(1, "Anna", 4, "Bo"));
    assertThatThrownBy(() -> read("A1,Anna\nB1,Bo\n")).hasMessageContaining("has two names");
  }

  @Test
  void wordsThatEndInANumberAreNamesWhereNothingStandsBesideThem() {
    assertThat(read("P1\nP2\nP3\n")).isEqualTo(Map.of(1, "P1", 2, "P2", 3, "P3"));
  }

  @Test
  void aNumberWithoutAContestantHasNoName() {
    for (String number : new String[] {"A9", "NS 1", "N1"}) {
      assertThatThrownBy(() -> read(number + ",Anna\n"))
          .hasMessageContaining(
              "number [" + number + "] belongs to no contestant: there are 8 players");
    }
    assertThat(read("N1\nNS 1\n")).isEqualTo(Map.of(1, "N1", 2, "NS 1"));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    Map<Integer, String> names =
        Map.of(
            1, "Anna; Bo", 2, "\"Cleo\" Li", 3, "a\ttab", 4, "Li, Bo", 5, "#1", 6, "=A1", 7, "7");
    assertThat(read(NamesFile.text(names, Examples.eightPlayers()))).isEqualTo(names);
    names.forEach((number, name) -> assertThat(again(number, name)).isEqualTo(name));
    assertThat(NamesFile.text(Map.of(), Examples.eightPlayers())).isEmpty();
  }

  private static String again(int number, String name) {
    return read(NamesFile.text(Map.of(number, name), Examples.eightPlayers()))
        .getOrDefault(number, "");
  }

  @Test
  void contestantsAreNamedOnceAndBelongToTheMovement() {
    assertThatThrownBy(() -> read("1,Anna\n1,Bo\n"))
        .hasMessageStartingWith("names.txt:2: number [1] has two names\nMaybe ");
    assertThatThrownBy(() -> read("9,Anna\n")).hasMessageContaining("there are 8 players");
  }
}
