package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Names;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** Pick-up slips, personal score cards, name slips and the director's card. */
class ClubPapersTest {

  private static Programme programme(Movement movement) {
    return new Programme(Judged.of(movement), Names.NONE, Language.EN);
  }

  private static List<List<String>> texts(Block block) {
    return block.grid().rows().stream()
        .map(row -> row.stream().map(CardGrid.Box::text).toList())
        .toList();
  }

  @Test
  void eachTableHasAPickUpSlipForEachRoundWithItsBoardsAndPairs() {
    Movement movement = Examples.mitchell(3, 0, 2);
    List<Block> slips = new PickUpSlips(programme(movement)).slips();
    assertThat(slips).hasSize(9);
    int k = 0;
    for (int r = 1; r <= 3; r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        Block slip = slips.get(k++);
        assertThat(slip.title()).isEqualTo("Round " + r + ", table " + e.table());
        String ns = "" + e.seating().seats().get(Seat.NORTH);
        String ew = "" + e.seating().seats().get(Seat.EAST);
        assertThat(texts(slip))
            .extracting(row -> row.subList(0, 3))
            .containsExactly(
                List.of("" + (2 * e.set() - 1), ns, ew), List.of("" + 2 * e.set(), ns, ew));
      }
    }
  }

  @Test
  void aScoreCardOfAnIndividualHasEachBoardWithPartnerAndOpponents() {
    Movement movement = Sessions.thirteen();
    List<Block> cards = new ScoreCards(programme(movement)).cards();
    assertThat(cards).hasSize(13);
    for (int player = 1; player <= 13; player++) {
      List<List<String>> lines = texts(cards.get(player - 1));
      // Each of 13 plays 12 rounds of two boards, with each other one once as partner.
      assertThat(lines).hasSize(24);
      assertThat(new TreeSet<>(lines.stream().map(line -> line.get(3)).toList())).hasSize(12);
      List<String> boards = new ArrayList<>(lines.stream().map(line -> line.get(1)).toList());
      assertThat(boards).doesNotHaveDuplicates();
      assertThat(lines).allMatch(line -> line.get(4).split(", ").length == 2);
    }
  }

  @Test
  void aScoreCardOfAPairHasItsOpponentsAndTheVulnerability() {
    Block first = new ScoreCards(programme(Examples.mitchell(3, 0, 2))).cards().get(0);
    assertThat(first.title()).isEqualTo("Pair 1");
    assertThat(texts(first))
        .extracting(line -> line.subList(0, 4))
        .containsExactly(
            List.of("1", "1", "–", "4"),
            List.of("1", "2", "NS", "4"),
            List.of("2", "3", "EW", "6"),
            List.of("2", "4", "all", "6"),
            List.of("3", "5", "NS", "5"),
            List.of("3", "6", "EW", "5"));
  }

  @Test
  void aNameSlipSaysWhereAPairStartsAndHasALineForEachOfTheTwo() {
    List<Block> slips = new NameSlips(programme(Examples.mitchell(3, 0, 2))).slips();
    assertThat(slips).hasSize(6);
    assertThat(slips.get(4).title()).isEqualTo("Pair 5");
    assertThat(slips.get(4).about()).isEqualTo("starts at EW2");
    assertThat(slips.get(4).grid().rows()).hasSize(2);
    assertThat(new NameSlips(programme(Sessions.thirteen())).slips().get(0).grid().rows())
        .hasSize(1);
  }

  @Test
  void theDirectorsCardSaysWhatToAnnounceInALineForEachRound() {
    Block card = new DirectorCard(programme(Examples.mitchell(7, 1, 1))).card();
    assertThat(texts(card))
        .startsWith(List.of("1", "1-2", "move"))
        .endsWith(List.of("6", "11-12", "move, ARROW SWITCH"), List.of("7", "13-14", "end"));
    assertThat(card.note()).contains("EW up one", "boards go down one table");
    Block skip = new DirectorCard(programme(Examples.skipMitchell())).card();
    assertThat(texts(skip)).contains(List.of("4", "4", "move, EW skip a table"));
    Block sitOuts = new DirectorCard(programme(Sessions.thirteen())).card();
    int out = Sessions.thirteen().rounds().get(0).sittingOut(13).get(0);
    assertThat(texts(sitOuts).get(0)).containsExactly("1", "1-2", "" + out, "move");
  }

  /** Pair 6 would sit EW at tables 3, 1 and 2; after round 1 it leaves. */
  @Test
  void theSheetOfChangesHasOnlyTheTablesWhereAnythingDiffers() {
    Movement before = Examples.mitchell(3, 0, 2);
    List<Round> rounds = new ArrayList<>();
    for (Round round : before.rounds()) {
      boolean first = rounds.isEmpty();
      rounds.add(
          new Round(
              round.encounters().stream()
                  .filter(e -> first || !e.seating().contestants().contains(6))
                  .toList()));
    }
    Judged after =
        Judged.of(
            Examples.withRounds(before, rounds),
            Attendance.FULL.and(new Attendance(List.of(), List.of(new Attendance.Left(6, 1)))));
    Block sheet = new ChangeSheet(new Programme(after, Names.NONE, Language.EN), before).sheet();
    assertThat(texts(sheet))
        .containsExactly(
            List.of("2", "1", "1 waits", "–", "3-4 rest"),
            List.of("3", "2", "2 waits", "–", "1-2 rest"));
    assertThat(sheet.note()).startsWith("Pair 6 leaves after round 1. All else stays");
  }

  @Test
  void aCardNamesTheRoundsWithAnArrowSwitchInLargeType() {
    Programme switched = programme(Examples.mitchell(7, 2, 1));
    assertThat(new GuideCards(switched).tables())
        .allMatch(card -> card.signs().contains("ARROW SWITCH in rounds 6, 7"));
  }
}
