package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
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
import org.junit.jupiter.params.provider.CsvSource;

/** User movements for EBUScore, in and out. */
class EbuScoreTest {

  private static final String MITCHELL =
      """

      [U1] Mitchell, 3 tables
      1,3,6,2,3,0
      1,1,1,1,3,2,1,2,3
      2,2,2,2,1,3,2,3,1
      3,3,3,3,2,1,3,1,2
      """;

  private static Movement read(String text) {
    return new EbuScoreReader().read(new Source(Path.of("night.txt"), text), Unstated.USUAL);
  }

  private static String write(Movement movement) {
    return new EbuScoreWriter().write(movement);
  }

  @Test
  void everyTableHasALineOfAllItsRounds() {
    Movement m = Examples.mitchell(3, 0, 2);
    assertThat(write(m)).isEqualTo(MITCHELL);
    assertThat(read(MITCHELL)).isEqualTo(m);
  }

  @Test
  void ewMayBeCountedOnAfterNs() {
    String on = "1,3,6,2,3,0\n1,4,1,1,6,2,1,5,3\n2,5,2,2,4,3,2,6,1\n3,6,3,3,5,1,3,4,2\n";
    assertThat(read(on)).isEqualTo(Examples.mitchell(3, 0, 2).named("night"));
  }

  @Test
  void playersStandNorthSouthEastWest() {
    Movement m = Examples.eightPlayers();
    assertThat(write(m)).startsWith("\n[U1] " + m.name() + "\n3,2,14,2,7,8\n8,1,5,7,1,");
    assertThat(read(write(m))).isEqualTo(m);
  }

  @Test
  void oneWinnerIsTypeZero() {
    Movement m = Examples.mitchell(3, 1, 1);
    assertThat(write(m)).startsWith("\n[U1] Mitchell, 3 tables\n0,3,6,2,3,0\n1,4,1,1,6,2,5,1,3\n");
    assertThat(read(write(m))).isEqualTo(m);
  }

  @Test
  void aSitOutHasNeitherOpponentNorSet() {
    Movement m = PairsExamples.fivePairs();
    assertThat(write(m))
        .isEqualTo("\n[U1] Five pairs\n0,3,6,2,2,0\n1,2,1,5,1,2\n3,4,2,4,0,0\n5,0,0,2,3,3\n");
    assertThat(read(write(m))).isEqualTo(m);
  }

  @Test
  void aTitleAndAMissingPairNeedNotBeThere() {
    Movement m = read("0,2,4,2,2\n1,2,1,4,1,2\n3,4,2,2,3,1\n");
    assertThat(m.name()).isEqualTo("night");
    assertThat(m.boards()).isEqualTo(new Boards(2, 2, Play.CIRCULATING, 1));
    assertThat(m.rounds().get(1))
        .isEqualTo(
            new Round(
                List.of(
                    new Encounter(1, new Seating.TwoPairs(4, 1), 2),
                    new Encounter(2, new Seating.TwoPairs(2, 3), 1))));
  }

  @Test
  void opponentsOfTheMissingPairSitOut() {
    Movement m = read("[U2] Three\n2,2,4,2,2,4\n1,2,1,4,1,2\n3,4,2,2,3,1\n");
    assertThat(m.contestants()).isEqualTo(3);
    assertThat(m.rounds()).extracting(r -> r.sittingOut(3)).containsExactly(List.of(3), List.of(1));
    assertThat(m.winners()).isEqualTo(1);
  }

  @Test
  void twoFieldsMayBothBeNumberedFromOne() {
    Movement m = read("1,3,6,2,3,0\n1,1,1,1,3,2,1,2,3\n2,2,2,2,1,3,2,3,1\n3,3,3,3,2,1,3,1,2\n");
    assertThat(m).isEqualTo(Examples.mitchell(3, 0, 2).named("night"));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    for (long seed = 1; seed <= 300; seed++) {
      Movement m = RandomMovements.any(seed);
      if (m.kind() != Kind.SOLO && (m.kind() == Kind.PAIRS || m.winners() != 2)) {
        Movement again = read(write(m));
        assertThat(again.rounds()).as("seed %d", seed).isEqualTo(m.rounds());
        assertThat(again.boards().sets()).isEqualTo(m.boards().sets());
        assertThat(again.boards().perSet()).isEqualTo(m.boards().perSet());
        assertThat(List.of(again.name(), again.tables(), again.winners()))
            .isEqualTo(List.of(m.name(), m.tables(), m.winners()));
      }
    }
  }

  @Test
  void whatHasNoPlaceIsRefused() {
    Refusals.refused(new EbuScoreWriter(), PairsExamples.solo(), "[solo]");
    Movement two = Deduced.withWinners(Examples.eightPlayers(), 2);
    Refusals.refused(new EbuScoreWriter(), two, "winners [2] have no place");
    Refusals.refused(
        new EbuScoreWriter(), Examples.mitchell(51, 0, 2), "tables [51] must be at most 50");
    Refusals.refused(
        new EbuScoreWriter(), Examples.mitchell(31, 0, 2), "rounds [31] must be at most 30");
    Movement long25 = Examples.mitchell(3, 0, 2).with(new Boards(3, 25, Play.CIRCULATING, 1));
    Refusals.refused(new EbuScoreWriter(), long25, "boards in a set [25] must be at most 24");
    Movement idle = Examples.mitchell(3, 0, 2);
    Round one = new Round(idle.rounds().get(0).encounters().subList(0, 1));
    Movement fewer =
        new Movement("x", Kind.PAIRS, 4, 3, idle.boards(), idle.rotation(), 2, List.of(one));
    assertThat(read(write(fewer)).rounds()).isEqualTo(fewer.rounds());
    Movement none =
        new Movement("x", Kind.PAIRS, 4, 9, idle.boards(), idle.rotation(), 2, List.of(one));
    assertThat(write(none)).endsWith("\n0,0,0\n");
    assertThat(read(write(none)).tables()).isEqualTo(9);
  }

  @Test
  void aMovementOfNoKnownTypeIsStillOne() {
    String text = "[U1] Howell\n9,4,14,2,7,0\n";
    assertThat(new EbuScoreReader().recognises(new Source(Path.of("a.txt"), text))).isTrue();
    Refusals.refused(new EbuScoreReader(), text, 2, "type [9] must be from 0 to 7");
  }

  /**
   * An international of six teams, each against one opponent in both rounds, as a director has
   * shown it in public: https://forums.ebu.co.uk/discussion/1858
   */
  private static final String SIX_TEAMS =
      """
      [C1] Six teams
      5,6,32,16,2
      4,6,1,4,6,2
      3,5,1,3,5,2
      2,1,1,2,1,2
      6,4,1,6,4,2
      5,3,1,5,3,2
      1,2,1,1,2,2
      """;

  @Test
  void thePairsOfTeamsHaveTheNumbersOfTheirTeamsAndEwThoseAfterThem() {
    Movement m = read(SIX_TEAMS);
    assertThat(m.contestants()).isEqualTo(12);
    assertThat(m.winners()).isEqualTo(2);
    assertThat(m.boards()).isEqualTo(new Boards(2, 16, Play.SHARED, 6));
    assertThat(m.rounds().get(1).encounters().get(0))
        .isEqualTo(new Encounter(1, new Seating.TwoPairs(4, 12), 2));
    assertThat(m.rounds().get(1).encounters().get(3))
        .isEqualTo(new Encounter(4, new Seating.TwoPairs(6, 10), 2));
    assertThat(Judge.judge(m).valid()).isTrue();
  }

  @Test
  void aNameStaysOnItsLine() {
    Movement m = Examples.mitchell(3, 0, 2).named("A\n0,1,1,1,1,0\r\u2028=cmd");
    assertThat(read(write(m)).name()).isEqualTo("A 0,1,1,1,1,0 =cmd");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                | 0 | is empty
          [U1] x                            | 1 | has a title but no numbers
          0,2,4,2                           | 1 | 4 numbers
          8,2,4,2,2,0                       | 1 | type [8] must be from 0 to 7
          3,2,4,2,2,8                       | 1 | tables [2], but lines for 0
          6,2,4,2,2                         | 1 | tables [2], but lines for 0
          5,2,4,2,2                         | 1 | tables [2], but lines for 0
          3,1,4,2,2,4/1,2,3,4,1,1,3,2       | 2 | 8 numbers instead of 10
          3,1,4,2,2,4/1,2,3,4,1,1,3,2,9,2   | 2 | round 2, table 1: player [9]
          0,51,4,2,2,0                      | 1 | tables [51]
          0,2,4,25,2,0                      | 1 | boards in a round [25]
          0,2,4,2,31,0                      | 1 | rounds [31]
          0,2,5,2,2,0                       | 1 | boards [5] must be a multiple
          0,2,4,2,1,0/1,2,1                 | 1 | tables [2], but lines for 1
          0,1,4,2,1,0/1,2,1/0,1,4,2,1,0     | 1 | a blank line between two
          0,1,4,2,1,0/1,2                   | 2 | 2 numbers instead of 3
          0,1,4,2,1,0/1,2,3                 | 2 | set [3] must be from 0 to 2
          0,1,4,2,1,0/1,x,1                 | 2 | EW [x]
          0,1,4,2,1,0/1,1001,1              | 2 | EW [1001]
          0,1,4,2,1,0/1,0,0                 | 0 | holds no play
          """)
  void whatIsWrongIsSaidOnceWithItsLine(String text, int line, String says) {
    Refusals.refused(new EbuScoreReader(), text.replace('/', '\n'), line, says);
  }
}
