package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Names;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** The papers of sessions in which several sit out. */
final class SitOutCardsTest {

  private static final Movement SEVEN = Examples.chain(7, 7);

  private static Programme programme(Movement movement, Names names) {
    return new Programme(Judged.of(movement), names, Language.EN);
  }

  private static List<List<String>> cells(Block block) {
    return block.grid().rows().stream()
        .map(row -> row.stream().map(box -> box.text()).toList())
        .toList();
  }

  @Test
  void theCardOfThoseWhoSitOutSaysWhoHasWhichPlace() {
    Block card = new GuideCards(programme(SEVEN, Names.NONE)).waiting().get(0);
    assertThat(cells(card))
        .startsWith(
            List.of("1", "sit out 1", "5"),
            List.of("1", "sit out 2", "6"),
            List.of("1", "sit out 3", "7"))
        .containsSequence(
            List.of("6", "sit out 1", "7"),
            List.of("6", "sit out 2", "1"),
            List.of("6", "sit out 3", "2"));
  }

  @Test
  void whereNoRuleSaysWhoWaitsEveryLineDoes() {
    GuideCards cards = new GuideCards(programme(Examples.chain(7, 3), Names.NONE));
    Block waiting = cards.waiting().get(0);
    assertThat(waiting.grid().rows().get(2).get(1).next()).isEqualTo("to N1");
    Block table = cards.tables().get(0);
    assertThat(table.grid().rows().get(0))
        .extracting(box -> box.next())
        .as("the follow rule says the moves of N, S and E, of W it says nothing")
        .containsSequence("", "", "", "to sit out");
  }

  @Test
  void theListOfSeatsSaysWhereTheyBegin() {
    SeatingSheet sheet = new SeatingSheet(programme(SEVEN, Names.NONE));
    assertThat(cells(sheet.signUp().get(0))).contains(List.of("6", "sit out 2", ""));
    assertThat(sheet.seats().signs())
        .containsExactly("Sit out 1: 5", "Sit out 2: 6", "Sit out 3: 7");
  }

  @Test
  void theDirectorReadsThemInTheOrderOfTheirPlaces() {
    CardGrid grid = new DirectorSheet(programme(SEVEN, Names.NONE)).schedule().get(0).grid();
    assertThat(grid.columns()).anyMatch(column -> column.head().equals("Sit out 1 to 3"));
    assertThat(grid.rows().get(5)).anyMatch(box -> box.text().equals("7, 1, 2"));
    Names named = new Names(Map.of(7, "Ann"));
    Block list = new DirectorSheet(programme(SEVEN, named)).schedule().get(0);
    assertThat(cells(list)).contains(List.of("6", "–", "7 Ann", "sit out 1", "", "", ""));
  }
}
