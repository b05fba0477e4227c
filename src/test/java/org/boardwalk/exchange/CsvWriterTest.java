package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.TeamsOfFour;
import org.junit.jupiter.api.Test;

class CsvWriterTest {

  @Test
  void individualsNameNorthSouthEastWest() {
    assertThat(new CsvWriter().write(Examples.eightPlayers()))
        .startsWith(
            """
            round,table,north,south,east,west,set
            1,1,8,1,5,7,1
            1,2,2,6,4,3,1
            2,1,8,2,6,1,2
            """)
        .endsWith("7,2,1,5,3,2,7\n")
        .hasLineCount(15);
  }

  @Test
  void pairsNameTheirSides() {
    assertThat(new CsvWriter().write(Examples.mitchell(3, 1, 1)))
        .isEqualTo(
            """
            round,table,ns,ew,set
            1,1,1,4,1
            1,2,2,5,2
            1,3,3,6,3
            2,1,1,6,2
            2,2,2,4,3
            2,3,3,5,1
            3,1,5,1,3
            3,2,6,2,1
            3,3,4,3,2
            """);
  }

  @Test
  void lonePlayersNameSouthAndNorth() {
    assertThat(new CsvWriter().write(PairsExamples.solo()))
        .isEqualTo("round,table,south,north,set\n1,1,1,2,1\n");
  }

  /** Three teams: EW go round, the sets too. */
  private static Movement threeTeams() {
    List<Round> rounds = new ArrayList<>();
    for (int r = 1; r <= 2; r++) {
      List<Encounter> tables = new ArrayList<>();
      for (int t = 0; t < 3; t++) {
        tables.add(
            new Encounter(
                t + 1, new Seating.TwoPairs(t + 1, 4 + (t + r) % 3), (t + 2 * r) % 3 + 1));
      }
      rounds.add(new Round(tables));
    }
    Boards boards = new Boards(3, 2, Play.CIRCULATING, 1);
    return new Movement("three", Kind.PAIRS, 6, 3, boards, Rotation.NONE, 2, rounds);
  }

  @Test
  void teamsHaveColumnsOfTheirOwnInWhichBothPairsHaveOneNumber() {
    String csv = new CsvWriter().write(threeTeams());
    assertThat(csv)
        .isEqualTo(
            """
            round,table,ns_team,ew_team,set
            1,1,1,2,3
            1,2,2,3,1
            1,3,3,1,2
            2,1,1,3,2
            2,2,2,1,3
            2,3,3,2,1
            """);
    Movement read = new CsvReader().read(new Source(Path.of("three.csv"), csv), Unstated.USUAL);
    assertThat(read.rounds()).isEqualTo(threeTeams().rounds());
    assertThat(read.contestants()).isEqualTo(6);
    assertThat(TeamsOfFour.in(read)).isTrue();
  }

  @Test
  void teamsAreOfTypeFiveInEbuScore() {
    String text = new EbuScoreWriter().write(threeTeams());
    assertThat(text).startsWith("\n[U1] three\n5,3,6,2,2,0\n1,2,3,1,3,2\n2,3,1,2,1,3\n");
    Movement read =
        new EbuScoreReader().read(new Source(Path.of("three.txt"), text), Unstated.USUAL);
    assertThat(read.rounds()).isEqualTo(threeTeams().rounds());
  }
}
