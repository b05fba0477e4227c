package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.RandomMovements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CsvReaderTest {

  private static Movement read(String text) {
    return new CsvReader().read(new Source(Path.of("night.csv"), text), Unstated.USUAL);
  }

  @Test
  void aMitchellIsReadAsItWasWritten() {
    Movement m = Examples.mitchell(5, 0, 2);
    assertThat(read(new CsvWriter().write(m))).isEqualTo(m.named("night"));
  }

  @Test
  void eightPlayersAreReadAsTheyWereWritten() {
    Movement m = Examples.eightPlayers();
    assertThat(read(new CsvWriter().write(m))).isEqualTo(m.named("night"));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    for (long seed = 1; seed <= 300; seed++) {
      Movement m = RandomMovements.any(seed);
      Movement again = read(new CsvWriter().write(m));
      assertThat(again.rounds()).as("seed %d", seed).isEqualTo(m.rounds());
      assertThat(again.kind()).isEqualTo(m.kind());
    }
  }

  /** A Mitchell of three tables without NS 3: EW keep their walk, and move up one number. */
  @Test
  void aHalfTableSitsOutAndLeavesNoGap() {
    String half =
        """
        round,table,ns,ew,set
        1,1,1,4,1
        1,2,2,5,2
        1,3,0,6,3
        2,1,1,6,2
        2,2,2,4,3
        2,3,,5,
        3,1,1,5,3
        3,2,2,6,1
        3,3,0,4,0
        """;
    Movement m = read(half);
    assertThat(m.contestants()).isEqualTo(5);
    assertThat(m.tables()).isEqualTo(3);
    assertThat(m.rounds().get(0).encounters())
        .containsExactly(pairs(1, 1, 3, 1), pairs(2, 2, 4, 2));
    assertThat(m.rounds().get(1).encounters())
        .containsExactly(pairs(1, 1, 5, 2), pairs(2, 2, 3, 3));
    // A single round that was played keeps the numbers of the movement.
    String second = half.lines().limit(4).reduce("", (a, b) -> a + b + "\n");
    assertThat(
            new CsvReader()
                .round(new Source(Path.of("night.csv"), second), 1, 1)
                .get(0)
                .encounters())
        .containsExactly(pairs(1, 1, 4, 1), pairs(2, 2, 5, 2));
  }

  private static Encounter pairs(int table, int ns, int ew, int set) {
    return new Encounter(table, new Seating.TwoPairs(ns, ew), set);
  }

  @Test
  void aFullTableNeedsItsSet() {
    assertThatThrownBy(() -> read("round,table,ns,ew,set\n1,1,1,2,0\n"))
        .hasMessageContaining("set [0] must be from 1");
    assertThatThrownBy(() -> read("round,table,ns,ew,set\n1,1,0,2,1\n"))
        .hasMessageContaining("holds no play");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "round;table;ns;ew;set\r\n1;1;1;2;1\r\n2;1;2;1;2\r\n",
        "Round\tTable\tNS\tEW\tSet\n1\t1\t1\t2\t1\n2\t1\t2\t1\t2",
        "\"round\",\"table\",\"ns\",\"ew\",\"set\"\n\"1\",\"1\",\"1\",\"2\",\"1\"\n\n2, 1, 2, 1, 2\n",
        "\nset,ew,ns,table,round\n2,1,2,1,2\n1,2,1,1,1\n"
      })
  void whateverASpreadsheetMakesOfItIsRead(String text) {
    Movement m = read(text);
    assertThat(m.kind()).isEqualTo(Kind.PAIRS);
    assertThat(m.rounds())
        .extracting(r -> r.encounters().get(0))
        .containsExactly(
            new Encounter(1, new Seating.TwoPairs(1, 2), 1),
            new Encounter(1, new Seating.TwoPairs(2, 1), 2));
    assertThat(new CsvReader().recognises(new Source(Path.of("x"), text)))
        .isEqualTo(!text.contains("set,ew"));
  }

  @Test
  void aTableTwiceInARoundIsForTheJudgeToSee() {
    assertThat(read("round,table,ns,ew,set\n1,1,1,2,1\n1,1,3,4,1\n").rounds().get(0).encounters())
        .hasSize(2);
  }

  @Test
  void aPlayerWhoKeepsHisSeatOfTheCompassMakesFourWinners() {
    String rainbow = "round,table,north,south,east,west,set\n";
    assertThat(read(rainbow + "1,1,1,2,3,4,1\n2,1,1,2,3,4,2\n").winners()).isEqualTo(4);
    assertThat(read(rainbow + "1,1,1,2,3,4,1\n2,1,1,2,4,3,2\n").winners()).isEqualTo(1);
    assertThat(read("round,table,south,north,set\n1,1,1,2,1\n2,1,1,2,2\n").winners()).isEqualTo(2);
  }

  /** A file that is wrong, the line that is, and the values its message names. */
  record Wrong(String text, int line, String says) {}

  static Stream<Wrong> wrong() {
    String head = "round,table,ns,ew,set\n";
    return Stream.of(
        new Wrong("", 0, "is empty"),
        new Wrong("\n\n", 0, "is empty"),
        new Wrong("round,table,ns,set\n1,1,1,1\n", 1, "[round,table,ns,set]"),
        new Wrong("round,table,ns,ew,set,set\n", 1, "do not describe a movement"),
        new Wrong("hello\n", 1, "[hello]"),
        new Wrong("x,".repeat(100_000), 1, " characters)"),
        new Wrong(head, 1, "no encounter"),
        new Wrong(head + "1,1,1,2,1\n1,2,3,4\n", 3, "4 values instead of 5"),
        new Wrong(head + "1,1,1,2,1,7\n", 2, "6 values instead of 5"),
        new Wrong(head + "1,1,1,2,1\n\n1,2,x,4,1", 4, "ns [x]"),
        new Wrong(head + "1,0,1,2,1\n", 2, "table [0] must be from 1 to 1000"),
        new Wrong(head + "1,1,1,-2,1\n", 2, "ew [-2]"),
        new Wrong(head + "1,1,1,1001,1\n", 2, "ew [1001]"),
        new Wrong(head + "1,1,1,2,99999999999\n", 2, "set [99999999999]"),
        new Wrong(head + "1,1,=1+1,2,1\n", 2, "ns [=1+1]"),
        new Wrong(head + "1,1,1,2,1\n3,1,1,2,2\n", 0, "no round [2]"),
        new Wrong(head + "1,1,\"1,2,1\n", 2, "quotes"),
        new Wrong(head + "1,1,\"1\"x,2,1\n", 2, "quotes"));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void whatIsWrongIsSaidOnceWithItsLine(Wrong wrong) {
    Refusals.refused(new CsvReader(), wrong.text(), wrong.line(), wrong.says());
  }

  @Test
  void aRoundWithoutEncountersIsNotWritten() {
    Movement m = read("round,table,ns,ew,set\n1,1,1,2,1\n");
    Movement idle = m.with(List.of(new Round(List.of()), m.rounds().get(0)));
    assertThatThrownBy(() -> new CsvWriter().write(idle))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("round [1]");
  }
}
