package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.PairNumbering.Style;
import org.boardwalk.publish.LineMovesText;
import org.junit.jupiter.api.Test;

/** What the tables and the pairs of sections are called. */
class LetteredSectionsTest {

  private static Movement plain(int tables, int rounds) {
    NamedForm form = NamedForms.of("sections").orElseThrow();
    return form.build(form.usual(tables, OptionalInt.of(rounds))).orElseThrow();
  }

  private static Movement seventeen(Style style) {
    return plain(17, 7).numbered(style);
  }

  private static List<String> labels(Movement movement, int... pairs) {
    return IntStream.of(pairs).mapToObj(movement::label).toList();
  }

  @Test
  void tablesAndPairsOfEachSectionAreNumberedFromOne() {
    Movement movement = seventeen(Style.CONTINUED);
    assertThat(List.of(movement.table(1), movement.table(9), movement.table(10)))
        .containsExactly("A1", "A9", "B1");
    assertThat(movement.table(17)).isEqualTo("B8");
    assertThat(labels(movement, 1, 9, 10, 17, 18, 26, 27, 34))
        .containsExactly("A1", "A9", "B1", "B8", "A10", "A18", "B9", "B16");
    assertThat(movement.numbering().ranges(List.of(1, 2, 9, 10, 27))).isEqualTo("A1-2, A9, B1, B9");
    assertThat(movement.tableRanges(List.of(8, 9, 10, 12))).isEqualTo("A8-A9, B1, B3");
  }

  @Test
  void ewAreNumberedInTheirSectionAsTheDirectorLikes() {
    assertThat(labels(seventeen(Style.FROM_11), 9, 17, 18, 27, 34))
        .containsExactly("A9", "B8", "A11", "B11", "B18");
    Movement movement = seventeen(Style.DIRECTION);
    assertThat(labels(movement, 9, 17, 18, 34))
        .containsExactly("A NS 9", "B NS 8", "A EW 1", "B EW 8");
    assertThat(movement.label(34, Seat.EAST)).isEqualTo("B8");
    assertThat(movement.numbering().ranges(List.of(1, 18, 19, 27)))
        .isEqualTo("A NS 1, A EW 1-2, B EW 1");
  }

  @Test
  void everyLabelMeansItsPairOrTableAndANumberAloneMayMeanOneOfEachSection() {
    for (Style style : Style.values()) {
      Movement movement = seventeen(style);
      for (int pair = 1; pair <= 34; pair++) {
        assertThat(movement.called(movement.label(pair))).containsExactly(pair);
        assertThat(ContestantList.of(movement, movement.label(pair))).containsExactly(pair);
      }
      for (int table = 1; table <= 17; table++) {
        assertThat(movement.tableCalled(movement.table(table))).isEqualTo(table);
      }
    }
    Movement movement = seventeen(Style.CONTINUED);
    assertThat(movement.tableCalled(" b3")).isEqualTo(12);
    assertThat(ContestantList.of(movement, "a10, b 09")).containsExactly(18, 27);
    assertThatThrownBy(() -> ContestantList.of(movement, "12"))
        .hasMessage("number [12] may mean several pairs\nMaybe write one of A12, B12.");
    assertThatThrownBy(() -> movement.tableCalled("3"))
        .hasMessage("table [3] may mean several tables\nMaybe write one of A3, B3.");
    assertThatThrownBy(() -> movement.tableCalled("B9"))
        .hasMessage("table [B9] is none of this movement\nMaybe write one of A1-A9, B1-B8.");
  }

  @Test
  void seventyFiveTablesAreSectionsAToF() {
    Movement movement = plain(75, 11).numbered(Style.CONTINUED);
    assertThat(movement.table(75)).isEqualTo("F12");
    assertThat(labels(movement, 75, 76, 150)).containsExactly("F12", "A14", "F24");
    assertThat(movement.called("E24")).hasSize(1);
  }

  @Test
  void aMitchellAndTablesWhereNobodyMovesHaveNoSections() {
    assertThat(LetteredSections.of(Examples.mitchell(11, 0, 2))).isEqualTo(LetteredSections.NONE);
    Movement once = plain(17, 7).with(plain(17, 7).rounds().subList(0, 1));
    assertThat(LetteredSections.of(once)).isEqualTo(LetteredSections.NONE);
    assertThat(once.numbered(Style.CONTINUED).label(18)).isEqualTo("18");
  }

  @Test
  void aPairThatComesLateIsOfTheSectionInWhichItFirstPlaysAndOthersKeepTheirNumbers() {
    Movement before = seventeen(Style.CONTINUED);
    List<Round> rounds = new ArrayList<>(before.rounds());
    Round second = rounds.get(1);
    rounds.set(
        1,
        new Round(
            second.encounters().stream()
                .map(
                    e ->
                        e.table() == 12
                            ? new Encounter(
                                12,
                                new Seating.TwoPairs(e.seating().at(Direction.NS).get(0), 35),
                                e.set())
                            : e)
                .toList()));
    Movement after =
        new Movement(
                before.name(),
                before.kind(),
                35,
                before.tables(),
                before.boards(),
                before.rotation(),
                before.winners(),
                rounds)
            .goingOnFrom(before);
    assertThat(labels(after, 1, 18, 27, 34, 35)).containsExactly("A1", "A10", "B9", "B16", "B17");
    assertThat(after.table(17)).isEqualTo("B8");
  }

  @Test
  void theRuleOfEachSectionIsThatOfItsOwnMitchell() {
    Movement movement = seventeen(Style.CONTINUED);
    FollowRules rules = FollowRules.of(movement);
    assertThat(rules.steps()).hasSize(34);
    assertThat(rules.next(new Place.AtTable(9, Seat.EAST)))
        .contains(new Place.AtTable(1, Seat.EAST));
    assertThat(rules.next(new Place.AtTable(17, Seat.EAST)))
        .contains(new Place.AtTable(10, Seat.EAST));
    assertThat(rules.skip().orElseThrow().after()).isEqualTo(4);
    assertThat(rules.skip().orElseThrow().steps())
        .allMatch(s -> s.from() instanceof Place.AtTable at && at.table() > 9);
    assertThat(LineMoves.plainMitchell(movement)).isTrue();
    assertThat(LineMovesText.of(movement))
        .contains(
            "in section A NS stay, EW up one; in section B NS stay, EW up one, skip after round 4");
  }
}
