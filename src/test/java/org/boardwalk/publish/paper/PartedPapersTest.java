package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.PartedExamples;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** The papers of movements in rounds of two sets. */
class PartedPapersTest {

  private static final Programme SIX =
      new Programme(Judged.of(PartedExamples.sixPairs()), Names.NONE, Language.EN);

  private static final Programme FIVE =
      new Programme(Judged.of(PartedExamples.fivePairs()), Names.NONE, Language.EN);

  private static String row(List<Box> row) {
    return row.stream()
        .map(b -> b.text() + (b.next().isEmpty() ? "" : " (" + b.next() + ")"))
        .collect(Collectors.joining(" | "));
  }

  private static List<String> rows(Block block) {
    return block.grid().rows().stream().map(PartedPapersTest::row).toList();
  }

  @Test
  void aGuideCardHasALineForEachRoundWithBothSets() {
    assertThat(rows(new GuideCards(SIX).tables().get(1)))
        .startsWith(
            "1 | 4 | 3 | 5-6 (then 17-18) | stand before 1, then stand before 2",
            "2 | 5 | 4 | 1-2 (then 9-10) | stand before 2, then table 1")
        .hasSize(5);
  }

  @Test
  void thosePairsWhoWaitHaveNoBoards() {
    assertThat(rows(new GuideCards(FIVE).tables().get(0))).hasSize(5);
    assertThat(FIVE.halfTables().waits()).allMatch(wait -> wait.table() == 1);
  }

  @Test
  void anItineraryHasALineForEachRound() {
    assertThat(rows(new Itineraries(SIX).strips().get(0)).get(0))
        .isEqualTo("1 | 1 | EW | 6 | 1-2 (then 3-4)");
    assertThat(rows(new Itineraries(FIVE).strips().get(0))).hasSize(5);
  }

  @Test
  void theDirectorsSheetSaysWhichBoardsComeFirst() {
    assertThat(rows(new DirectorSheet(SIX).schedule().get(0)).get(0))
        .isEqualTo(
            "1 | NS6 EW1 (boards 1-2, then 3-4) | NS4 EW3 (boards 5-6, then 17-18)"
                + " | NS2 EW5 (boards 11-12, then 15-16)");
    assertThat(new DirectorSheet(SIX).sentences())
        .extracting(Typeset.Sentence::words)
        .anyMatch(words -> words.contains("all of them lie ready there when it begins"));
  }

  @Test
  void aSlipHasTheRoundsInWhichItsBoardIsPlayed() {
    assertThat(rows(new TravellingSlips(SIX).slips().get(16)))
        .extracting(line -> line.substring(0, 9))
        .containsExactly("1 | 4 | 3", "4 | 2 | 1", "5 | 6 | 5");
  }

  @Test
  void aLabelHasALineForEachPart() {
    assertThat(rows(new StartLabels(SIX).labels().get(0)))
        .startsWith("1a | 1", "1b | stand before 2", "2a | 2")
        .hasSize(10);
  }
}
