package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.WebExamples;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.quality.RandomMovements;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Test;

class LogisticsTextTest {

  @Test
  void aWebSaysWhatToBringHowItBreaksAndWhoSkips() {
    assertThat(LogisticsText.summary(WebExamples.web(9, 9, 12, 12, 2)))
        .isEqualTo(
            """
            Boards to bring: 2 copies of boards 1-24
            Walk: 178 of 198 times a table gets its boards from the next table; 20 breaks: 20 from a stand (2 left the next table).
            By rule: After every round the boards go down one table, tables 1-9 and tables 10-18 apart: from table 1 to table 9, from table 10 to table 18. They wait on a stand before table 9 for 3 rounds, before table 18 for 3 rounds.
            Stands: before table 9 (3 sets at most), before table 18 (3 sets at most)
            Played: 24 boards 18 times
            Moves: NS stay, EW up one, skip after round 6.
            """);
  }

  @Test
  void oneCopyLessSaysWhoWouldShare() {
    assertThat(LogisticsText.summary(WebExamples.web(14, 1, 13, 13, 3)))
        .contains("With only 2 copies tables share: round 7 boards 13-14 two of tables 1, 14-15\n");
    // What the movement claims to do with is said in any case.
    assertThat(LogisticsText.summary(WebExamples.web(14, 1, 13, 13, 1)))
        .contains("With only 1 copy tables share: round 1 boards 1-2 tables 1, 14;")
        .contains("times more\n");
  }

  @Test
  void theCurtailedWebIsFactored() {
    assertThat(LogisticsText.summary(WebExamples.web(16, 3, 13, 12, 3)))
        .contains(
            "Played: 18 boards 18 times, 4 boards 17 times, 4 boards 16 times:"
                + " matchpoints are factored\n");
  }

  @Test
  void aRuleThatTakesMoreCopiesSaysSo() {
    Movement web = WebExamples.web(16, 3, 13, 12, 4);
    assertThat(CarriedText.of(web).get(0))
        .startsWith("boards down one table after every round")
        .endsWith(", with 4 copies of some");
    Movement plain = WebExamples.web(9, 9, 12, 12, 2);
    assertThat(CarriedText.of(plain).get(0)).doesNotContain("copies of some");
  }

  @Test
  void everyCopyHasItsRow() {
    List<String> lines = LogisticsText.whole(WebExamples.web(4, 0, 5, 5, 1)).lines().toList();
    assertThat(lines)
        .contains(
            "stand before 4  9-10",
            "    4  3-5         from table 1 after 1 round on the stand",
            "3-4        1   2   1  s4   4  3",
            "9-10       1  s4   4   3   2  1");
  }

  @Test
  void sharedPlayHasNoWalk() {
    assertThat(LogisticsText.whole(Examples.eightPlayers()))
        .isEqualTo("Boards to bring: 2 copies of boards 1-14\nPlayed: 14 boards 2 times\n");
  }

  @Test
  void theLegendNamesAStandThatThereIs() {
    assertThat(LogisticsText.whole(WebExamples.web(4, 0, 5, 5, 1)))
        .contains("Where each copy is, by rounds (s4: on the stand before table 4)\n");
    assertThat(LogisticsText.whole(Examples.mitchell(7, 0, 2)))
        .contains("Where each copy is, by rounds\n");
  }

  private static String summary(String form, FormSize size) {
    NamedForm named = NamedForms.of(form).orElseThrow();
    return LogisticsText.summary(named.build(size).orElseThrow());
  }

  @Test
  void playersBackFromASitOutReturnToTheirTable() {
    assertThat(summary("howell", new FormSize(4, 7, 7)))
        .containsPattern("Moves: pair [1-8] keeps their table; the others move up");
    assertThat(summary("relay-rover", new FormSize(8, 8, 8)))
        .contains(
            "Moves: pair 5 keeps their table, pairs 1-4, 6-8 come back to theirs; the others move up"
                + " one table 56 of 62 times");
  }

  @Test
  void movesByLinesAreSaidAsDirectorsSayThem() {
    assertThat(summary("american-whist", new FormSize(7, 6, 7)))
        .contains("Moves: NS stay, EW down two.\n");
  }

  @Test
  void whereNobodyKeepsTheirTableAllMove() {
    PairsWish sevenPairs =
        UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 4, 7, Optional.of(Direction.EW));
    Outcome.Found found =
        new Boardwalk().known(sevenPairs).orElseThrow().outcome().found().orElseThrow();
    assertThat(LogisticsText.summary(found.movement())).contains("Moves: all move up one table ");
  }

  @Test
  void aMitchellWalksWithoutBreaks() {
    assertThat(LogisticsText.summary(Examples.mitchell(7, 0, 2)))
        .contains("Walk: after every round each table gets its boards from the next table.\n")
        .contains("Moves: NS stay, EW up one.\n")
        .doesNotContain("Stands");
  }

  @Test
  void anyMovementCanBeWritten() {
    for (long seed = 1; seed <= 40; seed++) {
      assertThat(LogisticsText.whole(RandomMovements.any(seed)))
          .startsWith("Boards to bring: ")
          .endsWith("\n");
    }
  }

  @Test
  void numbersInARowAreRanges() {
    assertThat(NumberRanges.of(List.of(9, 1, 2, 3, 10, 7))).isEqualTo("1-3, 7, 9-10");
    assertThat(NumberRanges.of(List.of())).isEmpty();
  }
}
