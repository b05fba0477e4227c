package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.RandomMovements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The text format of the Dutch federation, in and out. */
class AscTest {

  private static final String EIGHT_PAIRS =
      """
      ; a Howell: pair 8 stays, the others add 1 to pairs and sets
      8 4 7 7 0
      8-1 1  2-4 3  3-7 5  5-6 2
      8-2 2  3-5 4  4-1 6  6-7 3
      8-3 3  4-6 5  5-2 7  7-1 4   # the middle
      8-4 4  5-7 6  6-3 1  1-2 5

      8-5 5  6-1 7  7-4 2  2-3 6
      8-6 6  7-2 1  1-5 3  3-4 7
      8-7 7  1-3 2  2-6 4  4-5 1
      #<name>Eight pairs</name>
      """;

  private static Movement read(String text) {
    return new AscReader().read(new Source(Path.of("x", "club night.asc"), text), Unstated.USUAL);
  }

  @Test
  void aHowellForEightPairsIsReadAsItStands() {
    Movement m = read(EIGHT_PAIRS);
    assertThat(m.name()).isEqualTo("Eight pairs");
    assertThat(m.kind()).isEqualTo(Kind.PAIRS);
    assertThat(m.contestants()).isEqualTo(8);
    assertThat(m.tables()).isEqualTo(4);
    assertThat(m.boards()).isEqualTo(new Boards(7, 2, Play.CIRCULATING, 1));
    assertThat(m.winners()).isEqualTo(1);
    assertThat(m.rounds().get(2))
        .isEqualTo(
            new Round(
                List.of(
                    new Encounter(1, new Seating.TwoPairs(8, 3), 3),
                    new Encounter(2, new Seating.TwoPairs(4, 6), 5),
                    new Encounter(3, new Seating.TwoPairs(5, 2), 7),
                    new Encounter(4, new Seating.TwoPairs(7, 1), 4))));
    // All contestants meet, and no contestant plays a set twice.
    assertThat(Judge.judge(m).valid()).isTrue();
    assertThat(Judge.judge(m).meetings().least()).isEqualTo(7);
  }

  @Test
  void playersAreListedNorthSouthEastWest() {
    Movement m = read("4 1 2 2 1\n1 2 3 4 1\n1-3 4-2 B\n");
    assertThat(m.kind()).isEqualTo(Kind.INDIVIDUAL);
    assertThat(m.rounds().get(0).encounters().get(0).seating())
        .isEqualTo(new Seating.FourPlayers(1, 3, 2, 4));
    assertThat(m.rounds().get(1).encounters().get(0).set()).isEqualTo(2);
  }

  @Test
  void lettersAreSetsFromOneToTwentySix() {
    Movement m = read("4 2 2 26 0\n1-2 A 3-4 z\n3-1 b 4-2 26\n");
    assertThat(m.rounds())
        .extracting(r -> r.encounters().stream().map(Encounter::set).toList())
        .containsExactly(List.of(1, 26), List.of(2, 26));
  }

  @Test
  void zerosAreATableThatIsNotUsedAndWhoIsNotListedSitsOut() {
    Movement m = read("5 3 1 2 0\n0-0 0  1-2 2  0-0 0\n");
    assertThat(m.rounds().get(0).encounters())
        .containsExactly(new Encounter(2, new Seating.TwoPairs(1, 2), 2));
    assertThat(m.rounds().get(0).sittingOut(5)).containsExactly(3, 4, 5);
    assertThat(m.tables()).isEqualTo(3);
  }

  @Test
  void playIsSharedWhenEveryRoundHasOneSet() {
    Boards shared = read("4 2 2 2 0\n1-2 1 3-4 1\n1-3 2 4-2 2\n").boards();
    assertThat(shared).isEqualTo(new Boards(2, 2, Play.SHARED, 2));
    Boards web = read("4 2 2 2 0\n1-2 1 3-4 1\n1-3 2 4-2 1\n").boards();
    assertThat(web).isEqualTo(new Boards(2, 2, Play.CIRCULATING, 2));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void aMitchellHasTwoWinnersUnlessItIsSwitched(int switched) {
    Movement m = Examples.mitchell(7, switched, switched == 0 ? 2 : 1);
    assertThat(read(new AscWriter().write(m))).isEqualTo(m);
  }

  @Test
  void aSingleTablePlaysItsSetsAgainWithOtherCards() {
    Movement m = read("2 1 2 1 0\n1-2 1\n2-1 1\n");
    assertThat(m.boards().replay()).isEqualTo(Boards.Replay.OTHER_CARDS);
    assertThat(Judge.judge(m).valid()).isTrue();
    assertThat(Judge.judge(read("2 1 2 1 0\n1-2 1\n1-2 1\n")).valid()).isFalse();
    assertThat(Judge.judge(read("4 2 2 2 0\n1-2 1 3-4 2\n2-1 1 4-3 2\n")).valid()).isFalse();
  }

  @Test
  void oneRoundDoesNotShowHowManyWinnersThereAre() {
    assertThat(read("4 2 1 2 0\n1-2 1 3-4 2\n").winners()).isEqualTo(1);
  }

  @Test
  void theCallerSaysHowManyBoardsASetHas() {
    Source source = new Source(Path.of("x.asc"), EIGHT_PAIRS);
    assertThat(new AscReader().read(source, new Unstated(4)).boards().perSet()).isEqualTo(4);
  }

  @Test
  void withoutANameTheFileGivesIt() {
    assertThat(read("4 2 1 2 0\n1-2 1 3-4 2").name()).isEqualTo("club night");
    assertThat(read("4 2 1 2 0\r\n1-2 1 3-4 2\r\n#<name>A</name> b</name>\r\n").name())
        .isEqualTo("A</name> b");
  }

  @Test
  void numbersStandAtTheSamePlacesAgain() {
    assertThat(new AscWriter().write(read("5 2 2 2 0\n1-2 A 0-0 0\n3-1 2 4-5 1\n")))
        .isEqualTo("5 2 2 2 0\n1-2 1  0-0 0\n3-1 2  4-5 1\n#<name>club night</name>\n");
    assertThat(new AscWriter().write(Examples.eightPlayers()))
        .startsWith("8 2 7 7 1\n8 1 5 7 1  2 6 4 3 1\n")
        .endsWith("#<name>8 players, 2 tables</name>\n");
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    for (long seed = 1; seed <= 300; seed++) {
      Movement m = RandomMovements.any(seed);
      if (m.kind() == Kind.SOLO) {
        continue;
      }
      Movement again = read(new AscWriter().write(m));
      assertThat(again.rounds()).as("seed %d", seed).isEqualTo(m.rounds());
      assertThat(again.name()).isEqualTo(m.name());
      assertThat(List.of(again.contestants(), again.tables(), again.boards().sets()))
          .isEqualTo(List.of(m.contestants(), m.tables(), m.boards().sets()));
    }
  }

  @Test
  void aNameStaysOnItsLine() {
    Movement m = Examples.mitchell(3, 0, 2).named("A\n1-2 1\r\u2028B");
    assertThat(read(new AscWriter().write(m)).name()).isEqualTo("A 1-2 1 B");
    assertThat(read(new AscWriter().write(m)).rounds()).isEqualTo(m.rounds());
  }

  @Test
  void whatHasNoPlaceIsRefused() {
    Movement solo =
        Stream.iterate(1L, s -> s + 1)
            .map(RandomMovements::any)
            .filter(m -> m.kind() == Kind.SOLO)
            .findFirst()
            .orElseThrow();
    assertThatThrownBy(() -> new AscWriter().write(solo))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[solo]");
    Encounter one = new Encounter(1, new Seating.TwoPairs(1, 2), 1);
    Encounter two = new Encounter(1, new Seating.TwoPairs(3, 4), 1);
    Movement m = Examples.mitchell(3, 0, 1).with(List.of(new Round(List.of(one, two))));
    assertThatThrownBy(() -> new AscWriter().write(m))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("round 1, table [1]");
  }

  /** A file that is wrong, the line that is, and the values its message names. */
  record Wrong(String text, int line, String says) {}

  static Stream<Wrong> wrong() {
    return Stream.of(
        new Wrong("", 0, "is empty"),
        new Wrong("; only a comment\n#<name>x</name>\n", 0, "is empty"),
        new Wrong("6 3 5 5\n", 1, "4 numbers"),
        new Wrong("6 3 5 5 0 9\n", 1, "6 numbers"),
        new Wrong("\n6 3 5 5 2\n", 2, "[2]"),
        new Wrong("6 0 5 5 0\n", 1, "tables [0] must be from 1 to 1000"),
        new Wrong("1 1 1 1 0\n1-1 1\n", 1, "pairs [1] must be from 2 to 1000"),
        new Wrong("1001 1 1 1 0\n1-1 1\n", 1, "pairs [1001]"),
        new Wrong("-6 3 5 5 0\n", 1, "[-6]"),
        new Wrong("6 99999999999 5 5 0\n", 1, "[99999999999]"),
        new Wrong("six 3 5 5 0\n", 1, "[six]"),
        new Wrong("4 2 2 2 0\n1-2 1 3-4 2\n", 2, "rounds [2]"),
        new Wrong("4 2 1 2 0\n", 1, "rounds [1]"),
        new Wrong("4 2 1 2 0\n1-2 1 3-4 2\n1-2 1 3-4 2\n", 3, "rounds [1]"),
        new Wrong("4 2 1 2 0\n1-2 1 3-4\n", 2, "5 numbers instead of 6"),
        new Wrong("4 2 1 2 0\n1-2 1 3-4 2 5\n", 2, "7 numbers instead of 6"),
        new Wrong("4 2 1 2 0\n-1-2 1 3-4 2\n", 2, "begins with a hyphen"),
        new Wrong("4 2 1 2 0\n1-2 1 3-5 2\n", 2, "table 2: pair [5] must be from 0 to 4"),
        new Wrong("4 2 1 2 0\n1-2 1 3-4 3\n", 2, "table 2: set [3] must be from 0 to 2"),
        new Wrong("4 2 1 2 0\n1-2 1 3-4 AA\n", 2, "set [AA]"),
        new Wrong("4 2 1 2 0\n1-x 1 3-4 2\n", 2, "pair [x]"),
        new Wrong("4 2 1 2 0\n1-2.5 1 3-4 2\n", 2, "pair [2.5]"),
        new Wrong("4 2 1 2 0\n1-0 1 3-4 2\n", 2, "[1, 0, 1]"),
        new Wrong("4 2 1 2 0\n1-2 0 3-4 2\n", 2, "[1, 2, 0]"),
        new Wrong("4 2 1 2 0\n0-0 0 0-0 0\n", 1, "holds no play"),
        new Wrong("4 2 1 2 0\n1-2 1 3-4 " + "9".repeat(5000) + "\n", 2, "9… (5,000 characters)"));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void whatIsWrongIsSaidOnceWithItsLine(Wrong wrong) {
    Refusals.refused(new AscReader(), wrong.text(), wrong.line(), wrong.says());
  }
}
