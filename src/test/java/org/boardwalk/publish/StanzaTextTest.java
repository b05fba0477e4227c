package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.search.construct.RainbowConstruction;
import org.boardwalk.search.construct.SwivelConstruction;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.Rainbows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StanzaTextTest {

  private static Movement swivel(int tables, int rounds, int stanzas) {
    return SwivelConstruction.design(Rainbows.swivel(tables, rounds, stanzas))
        .built()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"5, 15", "6, 15", "7, 21", "8, 24", "9, 27", "10, 27", "11, 33", "12, 36", "13, 39"})
  void swivelsOfFiveToThirteenTablesHaveARuleForPlayersAndBoards(int tables, int rounds) {
    int stanza = rounds / 3;
    assertThat(StanzaText.of(swivel(tables, rounds, 3)).orElseThrow())
        .contains(
            "in rounds 1-" + stanza + ", " + (stanza + 1) + "-" + 2 * stanza + ", ",
            "N stays",
            "the boards",
            "; after round " + stanza + ", with new boards, N stays",
            "; after round " + 2 * stanza + ", with new boards, N stays")
        .doesNotContain("cards");
  }

  /** A stanza of a field of 3² elements: one move after every round, one more after every third. */
  @Test
  void playersOfNineTablesMoveInThreeRowsOfThree() {
    assertThat(StanzaText.of(swivel(9, 18, 2)))
        .hasValue(
            "tables are in rings along 1-2-3, 4-5-6, 7-8-9, across 1-4-7, 2-5-8, 3-6-9; in rounds"
                + " 1-9, 10-18 N stays, S along one, E along two, W across one, the boards along one"
                + " and across one; after rounds 3, 6, 12, 15 also S across one, E across two, W"
                + " along one and across one, the boards along one and across two; after round 9,"
                + " with new boards, N stays, E along two and across two to S, S along one and"
                + " across one to E, W along one and across two");
  }

  /** The routes are those that the movement has: South 13 and the sets that begin at table 1. */
  @Test
  void routesOfTwelveTablesAreThoseOfTheMovement() {
    Movement twelve = swivel(12, 24, 2);
    List<String> south = new ArrayList<>();
    List<String> boards = new ArrayList<>();
    for (Round round : twelve.rounds().subList(0, 12)) {
      for (Encounter e : round.encounters()) {
        if (e.seating().contestants().contains(13)) {
          south.add("" + e.table());
        }
        if (e.set() == 1) {
          boards.add("" + e.table());
        }
      }
    }
    assertThat(StanzaText.of(twelve).orElseThrow())
        .contains("S " + String.join(", ", south), "the boards " + String.join(", ", boards));
  }

  @Test
  void aRainbowByCardsIsOneStanza() {
    IndividualWish cards = Rainbows.of(8, 8, Moves.GUIDE_CARDS);
    Movement rainbow =
        RainbowConstruction.design(cards, new Rainbow(Moves.GUIDE_CARDS)).built().orElseThrow();
    assertThat(StanzaText.of(rainbow).orElseThrow())
        .startsWith("tables are in rings along 1-2, 3-4, 5-6, 7-8, across 1-3, 2-4, 5-7, 6-8, over")
        .contains("in rounds 1-8 N stays, S along one, E across one")
        .contains("after rounds 2, 4, 6 also")
        .contains("after round 4 also");
  }

  @Test
  void roundsInAnotherOrderHaveNoRuleAcrossTheStanzas() {
    Movement seven = swivel(7, 14, 2);
    List<Round> rounds = new ArrayList<>(seven.rounds());
    Collections.swap(rounds, 2, 9);
    assertThat(StanzaText.of(seven.with(rounds))).isEmpty();
  }
}
