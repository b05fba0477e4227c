package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.PairNumbering.Style;
import org.junit.jupiter.api.Test;

/** What pairs are called in each way to number them. */
class PairNumberingTest {

  private static List<String> labels(Movement movement, int... pairs) {
    return IntStream.of(pairs).mapToObj(movement::label).toList();
  }

  private static Movement eight(Style style) {
    return Examples.skipMitchell().numbered(style);
  }

  @Test
  void ewGoOnAfterNsStartAgainWithTheirDirectionOrStartAtEleven() {
    assertThat(labels(eight(Style.CONTINUED), 1, 8, 9, 16)).containsExactly("1", "8", "9", "16");
    assertThat(labels(eight(Style.DIRECTION), 1, 8, 9, 16))
        .containsExactly("NS 1", "NS 8", "EW 1", "EW 8");
    assertThat(labels(eight(Style.FROM_11), 1, 8, 9, 16)).containsExactly("1", "8", "11", "18");
  }

  @Test
  void ewStartAtTheNextTenWhereNsHaveMoreThanTen() {
    Movement eleven = Examples.mitchell(11, 0, 2).numbered(Style.FROM_11);
    assertThat(labels(eleven, 11, 12, 22)).containsExactly("11", "21", "31");
    assertThat(labels(Examples.mitchell(9, 0, 2).numbered(Style.FROM_11), 9, 10, 18))
        .containsExactly("9", "11", "19");
    assertThat(labels(Examples.mitchell(21, 0, 2).numbered(Style.FROM_11), 21, 22))
        .containsExactly("21", "31");
  }

  @Test
  void everyLabelMeansItsPairAndNumbersAloneMayMeanTwo() {
    for (Style style : Style.values()) {
      Movement movement = eight(style);
      for (int pair = 1; pair <= 16; pair++) {
        assertThat(movement.called(movement.label(pair))).containsExactly(pair);
      }
    }
    assertThat(eight(Style.DIRECTION).called("3")).containsExactly(3, 11);
    assertThat(eight(Style.DIRECTION).called("ew03")).containsExactly(11);
    assertThat(eight(Style.FROM_11).called("9")).isEmpty();
    assertThat(ContestantList.of(eight(Style.DIRECTION), "EW 3, ns4")).containsExactly(11, 4);
    assertThatThrownBy(() -> ContestantList.of(eight(Style.DIRECTION), "3"))
        .hasMessage("number [3] may mean several pairs\nMaybe write one of NS 3, EW 3.");
    assertThat(ContestantList.of(Examples.skipMitchell(), " 4,9; 12 ")).containsExactly(4, 9, 12);
    assertThatThrownBy(() -> ContestantList.of(Examples.skipMitchell(), "12345"))
        .hasMessageContaining("[12345] is not the number of a pair");
    assertThatThrownBy(() -> ContestantList.of(eight(Style.FROM_11), "9"))
        .hasMessage("number [9] belongs to no pair\nMaybe write one of 1-8, 11-18.");
  }

  @Test
  void besideItsDirectionANumberIsEnough() {
    assertThat(eight(Style.DIRECTION).label(11, Seat.EAST)).isEqualTo("3");
    assertThat(eight(Style.DIRECTION).label(11, Seat.NORTH)).isEqualTo("EW 3");
    assertThat(eight(Style.DIRECTION).numbering().ranges(List.of(1, 2, 3, 9)))
        .isEqualTo("NS 1-3, EW 1");
    assertThat(eight(Style.FROM_11).numbering().ranges(List.of(1, 9, 10))).isEqualTo("1, 11-12");
  }

  @Test
  void pairsThatMeetTheirOwnLineAreRefused() {
    List<Round> howell = List.of(two(1, 2, 3, 4), two(1, 3, 4, 2), two(1, 4, 2, 3));
    Movement four =
        new Movement(
            "Howell", Kind.PAIRS, 4, 2, new Boards(3, 2, Play.SHARED, 1), Rotation.NONE, 1, howell);
    assertThatThrownBy(() -> four.numbered(Style.FROM_11))
        .hasMessageContaining("pair numbers [from-11] need pairs that stay NS or EW, but pairs")
        .hasMessageContaining("\nMaybe number the pairs as the movement does: continued.");
    assertThat(four.numbered(Style.CONTINUED)).isEqualTo(four);
    assertThatThrownBy(() -> Examples.eightPlayers().numbered(Style.DIRECTION))
        .hasMessageContaining("are for pairs");
  }

  private static Round two(int ns1, int ew1, int ns2, int ew2) {
    return new Round(
        List.of(
            new Encounter(1, new Seating.TwoPairs(ns1, ew1), 1),
            new Encounter(2, new Seating.TwoPairs(ns2, ew2), 1)));
  }

  @Test
  void arrowSwitchesLeaveTheLinesButNotTheDirections() {
    Movement switched = Examples.mitchell(7, 1, 1);
    assertThat(labels(switched.numbered(Style.FROM_11), 7, 8, 14)).containsExactly("7", "11", "17");
    assertThatThrownBy(() -> switched.numbered(Style.DIRECTION))
        .hasMessageContaining("changes direction")
        .hasMessageContaining("Maybe number the pairs as the movement does: from-11 or continued.");
  }

  @Test
  void otherWinnersKeepTheNumbers() {
    Movement seven = Examples.mitchell(7, 0, 2).numbered(Style.FROM_11);
    assertThat(labels(seven.ranked(1), 7, 8, 14)).containsExactly("7", "11", "17");
  }

  @Test
  void aPairThatComesLateGetsTheNextNumberOfItsLineAndNoOtherChanges() {
    Movement before = eight(Style.FROM_11);
    List<Round> rounds = new ArrayList<>(before.rounds());
    List<Encounter> last = new ArrayList<>(rounds.get(6).encounters());
    last.set(0, new Encounter(1, new Seating.TwoPairs(17, 9), 8));
    rounds.set(6, new Round(last));
    Movement plain = Examples.skipMitchell();
    Movement after =
        new Movement("Skip", Kind.PAIRS, 17, 8, plain.boards(), Rotation.NONE, 2, rounds)
            .goingOnFrom(before);
    assertThat(labels(after, 1, 9, 16, 17)).containsExactly("1", "11", "18", "9");
    assertThat(plain.goingOnFrom(after)).isEqualTo(before);
  }

  @Test
  void teamsAreCalledByTheirNumberAndTheDirection() {
    Movement five =
        NamedForms.of("american-whist").orElseThrow().build(new FormSize(5, 4, 5)).orElseThrow();
    assertThat(PairNumbering.usual(five)).isEqualTo(Style.DIRECTION);
    assertThat(PairNumbering.usual(Examples.mitchell(5, 0, 2))).isEqualTo(Style.CONTINUED);
    Movement teams = five.numbered(Style.DIRECTION);
    for (int pair = 1; pair <= 10; pair++) {
      int team = TeamsOfFour.team(teams, pair);
      assertThat(team).isEqualTo(pair > 5 ? pair - 5 : pair);
      String side = pair > 5 ? "EW" : "NS";
      for (String text :
          List.of(side + " " + team, "Team " + team + " " + side, "team" + team + side)) {
        assertThat(teams.called(text)).as(text).containsExactly(pair);
      }
      assertThat(ContestantList.of(teams, "Team " + team + " " + side)).containsExactly(pair);
    }
    assertThat(teams.called("Team 3")).containsExactly(3, 8);
  }
}
