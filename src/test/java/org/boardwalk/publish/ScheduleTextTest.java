package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.RandomMovements;
import org.boardwalk.search.construct.RainbowConstruction;
import org.boardwalk.search.construct.SwivelConstruction;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.Rainbows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScheduleTextTest {

  private static Movement five(Rotation rotation, int perSet) {
    return new Movement(
        "Five",
        Kind.INDIVIDUAL,
        5,
        1,
        new Boards(2, perSet, Play.SHARED, 1),
        rotation,
        1,
        List.of(
            new Round(List.of(new Encounter(1, Examples.four(1, 2, 3, 4), 1))),
            new Round(List.of(new Encounter(1, Examples.four(5, 1, 2, 3), 2)))));
  }

  @Test
  void eightPlayersByRound() {
    assertThat(ScheduleText.byRound(Examples.eightPlayers()))
        .isEqualTo(
            """
            Round  Boards  Table 1      Table 2
                1  1-2     N8 S1 E5 W7  N2 S6 E4 W3
                2  3-4     N8 S2 E6 W1  N3 S7 E5 W4
                3  5-6     N8 S3 E7 W2  N4 S1 E6 W5
                4  7-8     N8 S4 E1 W3  N5 S2 E7 W6
                5  9-10    N8 S5 E2 W4  N6 S3 E1 W7
                6  11-12   N8 S6 E3 W5  N7 S4 E2 W1
                7  13-14   N8 S7 E4 W6  N1 S5 E3 W2
            """);
  }

  @Test
  void everySheetOfFivePlayers() {
    assertThat(ScheduleText.whole(five(Rotation.NONE, 2)))
        .isEqualTo(
            """
            Five
            5 players, 1 table, 2 rounds, 2 sets of 2 boards, shared play, 1 copy, 1 winner

            Follow rule: table 1: N to E1, S to W1, E to S1, W to sit out; sit out to N1

            Round  Boards  Table 1      Sits out
                1  1-2     N1 S3 E2 W4  5
                2  3-4     N5 S2 E1 W3  4

            Player 1
            Round  Table  Seat  Partner  LHO  RHO  Boards
                1  1      N           3    2    4  1-2
                2  1      E           3    2    5  3-4

            Player 2
            Round  Table  Seat  Partner  LHO  RHO  Boards
                1  1      E           4    3    1  1-2
                2  1      S           5    3    1  3-4

            Player 3
            Round  Table  Seat  Partner  LHO  RHO  Boards
                1  1      S           1    4    2  1-2
                2  1      W           1    5    2  3-4

            Player 4
            Round  Table     Seat  Partner  LHO  RHO  Boards
                1  1         W           2    1    3  1-2
                2  sits out

            Player 5
            Round  Table     Seat  Partner  LHO  RHO  Boards
                1  sits out
                2  1         N           2    1    3  3-4

            Table 1
            Round  N  S  E  W  Boards
                1  1  3  2  4  1-2
                2  5  2  1  3  3-4
            Next: N to E1, S to W1, E to S1, W to sit out
            """);
  }

  @Test
  void rotationIsShownBoardByBoardForEachPlayer() {
    Movement rotating = five(Rotation.ROTATE, 3);
    assertThat(ScheduleText.heading(rotating))
        .isEqualTo(
            """
            Five
            5 players, 1 table, 2 rounds, 2 sets of 3 boards, shared play, 1 copy, 1 winner
            Seats are those of the first board of a set; after each board North stays, East goes to\
             South, South to West, West to East.
            """);
    assertThat(ScheduleText.byContestant(rotating))
        .contains(
            """
            Player 4
            Round  Table     Seat  Partner  LHO  RHO  Board
                1  1         W           2    1    3  1
                1  1         E           3    2    1  2
                1  1         S           1    2    3  3
                2  sits out
            """);
  }

  @Test
  void pairsAreShownBySideWithTheirBoards() {
    Movement mitchell = Examples.mitchell(3, 0, 2);
    assertThat(ScheduleText.followRule(mitchell))
        .isEqualTo(
            """
            Stationary: pairs 1 (NS1), 2 (NS2), 3 (NS3)
            Follow rule: NS stay, EW up one
            """);
    assertThat(ScheduleText.byRound(mitchell))
        .isEqualTo(
            """
            Round  Table 1      Table 2      Table 3
                1  NS1 EW4 1-2  NS2 EW5 3-4  NS3 EW6 5-6
                2  NS1 EW6 3-4  NS2 EW4 5-6  NS3 EW5 1-2
                3  NS1 EW5 5-6  NS2 EW6 1-2  NS3 EW4 3-4
            """);
    assertThat(ScheduleText.byContestant(mitchell))
        .contains(
            """
            Pair 4
            Round  Table  Seat  Opponent  Boards
                1  1      EW           1  1-2
                2  2      EW           2  5-6
                3  3      EW           3  3-4
            """);
    assertThat(ScheduleText.byTable(mitchell))
        .startsWith(
            """
            Table 1
            Round  NS  EW  Boards
                1   1   4  1-2
                2   1   6  3-4
                3   1   5  5-6
            Next: NS stays, EW to EW2
            """);
  }

  @Test
  void lonePlayersAreShownByTheirSeats() {
    assertThat(ScheduleText.byRound(Examples.solo()))
        .isEqualTo(
            """
            Round  Table 1  Table 2
                1  S1 N3 1  S2 N4 2
                2  S1 N4 2  S2 N3 1
            """);
    assertThat(ScheduleText.byTable(Examples.solo()))
        .startsWith(
            """
            Table 1
            Round  S  N  Boards
                1  1  3  1
                2  1  4  2
            Next: S stays, N to N2
            """);
    assertThat(ScheduleText.byContestant(Examples.solo()))
        .startsWith(
            """
            Player 1
            Round  Table  Seat  Opponent  Boards
                1  1      S            3  1
                2  1      S            4  2
            """);
  }

  @Test
  void disturbedMovementHasNoFollowRule() {
    Movement eight = Examples.eightPlayers();
    Movement disturbed =
        Examples.withRounds(
            eight, List.of(eight.rounds().get(0), eight.rounds().get(2), eight.rounds().get(3)));
    assertThat(ScheduleText.followRule(disturbed)).isEqualTo("Stationary: player 8 (N1)\n");
    assertThat(ScheduleText.byTable(disturbed)).doesNotContain("Next");
  }

  @Test
  void itIsSaidWhomRoversVisit() {
    IndividualWish wish = Rainbows.of(8, 4, Moves.ROVERS);
    Movement rovers = RainbowConstruction.design(wish, (Rainbow) wish.form()).built().orElseThrow();
    assertThat(ScheduleText.followRule(rovers))
        .endsWith(
            "Follow rule: at tables 1 to 7 N stays, E up two, S up one, W down two; those who begin"
                + " at table 8 have the same seat at these tables from round 2 on: N8 4, 7, 3;"
                + " E24 5, 1, 4; S16 5, 2, 6; W32 6, 3, 7; the player whose seat they take"
                + " plays at table 8\n");
  }

  @Test
  void eachStanzaOfASwivelHasARule() {
    Movement swivel = SwivelConstruction.design(Rainbows.swivel(5, 10, 2)).built().orElseThrow();
    assertThat(ScheduleText.followRule(swivel))
        .endsWith(
            "Follow rule: in rounds 1-5, 6-10 N stays, S up one, E up two, W down two, the boards"
                + " down one; after round 5, with new boards, N stays, E up two to S, S up one to E,"
                + " W down two\n");
  }

  @Test
  void namesCannotSteerTheTerminal() {
    Movement named = Examples.eightPlayers().named("a\u001b[31mb\u202ec\nd\u200be\u2028 ");
    assertThat(ScheduleText.heading(named))
        .startsWith("a\\u001b[31mb\\u202ec\\u000ad\\u200be\\u2028\n8 players");
  }

  @Test
  void namesOfOtherScriptsAreKept() {
    assertThat(ScheduleText.heading(Examples.eightPlayers().named("Für Łódź 日本 \u05d0")))
        .startsWith("Für Łódź 日本 \u05d0\n");
  }

  @Test
  void sitOutsStandInTheOrderOfThePlacesToWait() {
    assertThat(ScheduleText.byRound(Examples.chain(7, 7)))
        .contains("Sit out 1 to 3\n", "  7, 1, 2\n");
  }

  @Test
  void tableWithTwoEncountersShowsBoth() {
    Movement eight = Examples.eightPlayers();
    Movement twice =
        Examples.withRounds(
            eight,
            List.of(
                new Round(
                    List.of(
                        new Encounter(2, Examples.four(1, 2, 3, 4), 1),
                        new Encounter(2, Examples.four(5, 6, 7, 1), 1)))));
    assertThat(ScheduleText.byRound(twice))
        .isEqualTo(
            """
            Round  Boards  Table 1  Table 2                      Sits out
                1  1-2              N1 S3 E2 W4 and N5 S7 E6 W1  8
            """);
  }

  @Test
  void manyTablesStandInBlocksThatFitOnASheet() {
    String text = ScheduleText.byRound(Examples.mitchell(99, 0, 2));
    assertThat(text.lines()).allMatch(line -> line.length() <= 110);
    assertThat(text).contains("NS99  EW198 197-198");
    assertThat(text.lines().filter(line -> line.startsWith("Round"))).hasSizeGreaterThan(10);
  }

  static IntStream seeds() {
    return IntStream.range(0, 60);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void linesHaveNoTrailingSpaceAndEndWithALineFeed(int seed) {
    String text = ScheduleText.whole(RandomMovements.any(seed));
    assertThat(text.lines()).noneMatch(line -> line.endsWith(" "));
    assertThat(text).endsWith("\n").doesNotContain("\r", "\t", "null", "\n\n\n");
  }
}
