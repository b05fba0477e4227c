package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import org.boardwalk.movement.Examples;
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
}
