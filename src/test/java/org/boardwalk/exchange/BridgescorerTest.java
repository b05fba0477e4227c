package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.RandomMovements;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The YAML of bridgescorer, which is only read. */
@Tag("thorough")
class BridgescorerTest {

  private static Movement read(String text) {
    return new BridgescorerReader().read(new Source(Path.of("night.yaml"), text), Unstated.USUAL);
  }

  @Test
  void pairsHaveTeamsAndSides() {
    Movement m = PairsExamples.fivePairs();
    String text =
        """
        ---
        name: FivePairs
        short: Five pairs
        description: "5 pairs, 3 tables, 2 rounds, 6 boards"
        numberTeams: 5
        hands:
        - table: 1
          round: 1
          ns: 1
          ew: 2
          boards:
          - 1
          - 2
        - {table: 1, round: 2, ns: 5, ew: 1, boards: [3, 4]}
        - {table: 2, round: 1, ns: 3, ew: 4, boards: [3, 4]}
        - {table: 3, round: 2, ns: 2, ew: 3, boards: [5, 6]}
        """;
    assertThat(read(text)).isEqualTo(m);
    assertThat(read(ForeignTexts.bridgescorer(m))).isEqualTo(m);
  }

  @Test
  void individualsHavePlayersAndSeats() {
    Movement m = Examples.eightPlayers();
    assertThat(ForeignTexts.bridgescorer(m))
        .contains(
            "numberPlayers: 8\n",
            "- {table: 1, round: 1, north: 8, east: 5, south: 1, west: 7, boards: [1, 2]}\n");
    assertThat(read(ForeignTexts.bridgescorer(m))).isEqualTo(m);
  }

  @Test
  void listsInBracketsAreRead() {
    Movement m =
        read(
            """
            ---
            name: "Two"
            short: "Two tables"
            description: "two rounds of three boards"
            numberTeams: 4
            hands:
              - {table: 1, round: 1, ns: 1, ew: 2, boards: [1, 2, 3]}
              - {table: 2, round: 1, ns: 3, ew: 4, boards: [4, 5, 6]}
              - table: 1
                round: 2
                ns: 4
                ew: 1
                boards: [4, 5, 6]
            """);
    assertThat(m.name()).isEqualTo("Two tables");
    assertThat(m.boards().perSet()).isEqualTo(3);
    assertThat(m.rounds().get(1))
        .isEqualTo(new Round(List.of(new Encounter(1, new Seating.TwoPairs(4, 1), 2))));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    for (long seed = 1; seed <= 300; seed++) {
      Movement m = RandomMovements.any(seed);
      if (m.kind() != Kind.SOLO) {
        Movement again = read(ForeignTexts.bridgescorer(m));
        assertThat(again.rounds()).as("seed %d", seed).isEqualTo(m.rounds());
        assertThat(again.boards().perSet()).isEqualTo(m.boards().perSet());
        assertThat(List.of(again.name(), again.contestants()))
            .isEqualTo(List.of(m.name(), m.contestants()));
      }
    }
  }

  @Test
  void hostileNamesStayNames() {
    for (String name :
        List.of("=cmd|' /C calc'!A0", "a: b # c", "- x", "null", "yes", "*a", "&a", "\"", "1e5")) {
      assertThat(read(ForeignTexts.bridgescorer(Examples.mitchell(3, 0, 2).named(name))).name())
          .isEqualTo(name);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          numberTeams: 4                                                             | 0 | lacks [hands]
          hands: []                                                                  | 0 | lacks [numberPlayers]
          numberTeams: four/hands: []                                                | 1 | numberTeams: must be a whole number
          numberTeams: 1/hands: []                                                   | 1 | numberTeams: [1] must be from 2 to 1000
          numberTeams: 4/hands: []                                                   | 0 | holds no play
          numberTeams: 4/hands: 5                                                    | 2 | hands: must be a list
          numberTeams: 4/hands:/- {table: 1, round: 1, ns: 1, ew: 5, boards: [1]}    | 3 | hands[1].ew: [5] must be from 1 to 4
          numberTeams: 4/hands:/- {table: 1, round: 1, ns: 1, boards: [1]}           | 3 | lacks [ew]
          numberTeams: 4/hands:/- {table: 1, round: 1, ns: 1, ew: 2, boards: []}     | 3 | boards: is empty
          numberTeams: 4/hands:/- {table: 1, round: 1, ns: 1, ew: 2, boards: [1, 3]}/- {table: 2, round: 1, ns: 3, ew: 4, boards: [3, 4]} | 3 | boards [1, 3] are not consecutive, and do not form a set
          numberTeams: 4/hands:/- {table: 1, round: 1, ns: 1, ew: 2, boards: [2, 3]} | 3 | [2-3] are not a set of 2
          numberTeams: &a 4                                                          | 1 | anchor
          """)
  void whatIsWrongIsSaidOnceWithItsLine(String text, int line, String says) {
    Refusals.refused(new BridgescorerReader(), text.replace('/', '\n'), line, says);
  }

  @Test
  void listsOfBoardsThatAreNotConsecutiveAreSets() {
    Movement m =
        read(
            """
            numberTeams: 4
            hands:
              - {table: 1, round: 1, ns: 1, ew: 2, boards: [5, 6, 17, 18]}
              - {table: 2, round: 1, ns: 3, ew: 4, boards: [1, 2, 3, 4]}
              - {table: 1, round: 2, ns: 4, ew: 1, boards: [18, 17, 6, 5]}
            """);
    assertThat(m.boards().perSet()).isEqualTo(4);
    assertThat(m.boards().sets()).isEqualTo(2);
    assertThat(
            m.rounds().stream().flatMap(r -> r.encounters().stream()).map(Encounter::set).toList())
        .containsExactly(2, 1, 2);
  }

  @Test
  void jsonOnOneLineIsRecognised() {
    String text =
        "{\"name\":\"x\",\"short\":\"x\",\"numberTeams\":2,"
            + "\"hands\":[{\"table\":1,\"round\":1,\"ns\":1,\"ew\":2,\"boards\":[1,2]}]}";
    Source source = new Source(Path.of("night.json"), text);
    assertThat(Exchange.format(source)).contains(MovementFormat.BRIDGESCORER);
    assertThat(Exchange.read(source, Unstated.USUAL).contestants()).isEqualTo(2);
  }
}
