package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.TwoPairs;
import org.junit.jupiter.api.Test;

/** Two tables that play the same boards in every round, with a copy each and with one for both. */
final class SharedBoardsTest {

  private static final Movement HOWELL =
      new Movement(
          "Howell",
          Kind.PAIRS,
          4,
          2,
          new Boards(3, 4, Play.CIRCULATING, 2),
          Rotation.NONE,
          1,
          List.of(round(1, 1, 2, 3), round(2, 2, 3, 1), round(3, 3, 1, 2)));

  private static final Movement SHARED = HOWELL.with(HOWELL.boards().sharedBy(1));

  private static final Round THREE =
      new Round(
          List.of(
              new Encounter(1, new TwoPairs(1, 2), 1),
              new Encounter(2, new TwoPairs(3, 4), 1),
              new Encounter(3, new TwoPairs(5, 6), 1)));

  private static Round round(int set, int visitor, int ns, int ew) {
    return new Round(
        List.of(
            new Encounter(1, new TwoPairs(4, visitor), set),
            new Encounter(2, new TwoPairs(ns, ew), set)));
  }

  @Test
  void tablesWithACopyEachKeepIt() {
    assertThat(LogisticsText.summary(HOWELL))
        .contains("Boards to bring: 2 copies of boards 1-12\n")
        .contains(
            "Walk: Each table has its own copy of the boards; all play boards 1-4 in round 1, 5-8"
                + " in round 2, and so on.\n")
        .doesNotContain("down one table", "Stands");
    WalkRuleText rule = new WalkRuleText(HOWELL);
    assertThat(rule.clauses(1)).containsExactly("own copy of the boards");
    assertThat(CarriedText.of(HOWELL))
        .containsExactly("all tables play the same boards in a round, each from its own copy");
  }

  @Test
  void tablesThatShareACopyOfAnOddSetPassItToAndFro() {
    assertThat(LogisticsText.whole(SHARED.with(SHARED.boards().inSetsOf(3))))
        .contains("Boards to bring: 1 copy of boards 1-9\n")
        .contains(
            "Walk: Tables share boards and pass them to and fro: tables 1-2 in every round. All play"
                + " boards 1-3 in round 1, 4-6 in round 2, and so on.\n")
        .contains("1-3        1  1+2");
    assertThat(new WalkRuleText(SHARED).clauses(1)).isEmpty();
  }

  @Test
  void twoTablesThatShareACopyOfAnEvenSetExchangeItsHalves() {
    assertThat(LogisticsText.whole(SHARED))
        .contains("Boards to bring: 1 copy of boards 1-12\n")
        .contains(
            "Walk: Tables 1-2 exchange boards in the middle of each round. All play boards 1-4 in"
                + " round 1, 5-8 in round 2, and so on.\n");
    Wording wording = new Wording(SHARED);
    List<Encounter> second = SHARED.rounds().get(1).encounters();
    assertThat(wording.boards(2, second.get(0))).isEqualTo("5-6, then 7-8");
    assertThat(wording.boards(2, second.get(1))).isEqualTo("7-8, then 5-6");
    assertThat(ScheduleText.byRound(SHARED)).contains("    2  5-8 ");
    assertThat(ScheduleText.byTable(SHARED)).contains("7-8, then 5-6");
  }

  /** In every turn of a round no board is at two tables, and after the last all have played all. */
  @Test
  void threeTablesThatShareACopyOfSixBoardsExchangeThemTwice() {
    Movement three =
        new Movement(
            "",
            Kind.PAIRS,
            6,
            3,
            new Boards(1, 6, Play.CIRCULATING, 1).sharedBy(1),
            Rotation.NONE,
            1,
            List.of(THREE));
    Wording wording = new Wording(three);
    List<List<String>> turns = THREE.encounters().stream().map(e -> wording.inOrder(1, e)).toList();
    for (int turn = 0; turn < 3; turn++) {
      int now = turn;
      assertThat(turns.stream().map(t -> t.get(now))).doesNotHaveDuplicates();
    }
    assertThat(turns).allSatisfy(t -> assertThat(t).containsExactlyInAnyOrder("1-2", "3-4", "5-6"));
    assertThat(new SharedBoards(three).shortly())
        .isEqualTo("tables 1-3 exchange boards 2 times in each round");
  }

  @Test
  void aTableThatPlaysAloneKeepsNoCopyOfItsOwn() {
    List<Round> alone =
        HOWELL.rounds().stream().map(r -> new Round(r.encounters().subList(0, 1))).toList();
    assertThat(new WalkRuleText(HOWELL.with(alone)).sentence()).doesNotContain("own copy");
  }

  @Test
  void withACopyLessThanTablesTwoOfThemShare() {
    List<Round> three = List.of(THREE);
    Boards boards = new Boards(1, 2, Play.CIRCULATING, 3);
    Movement once = new Movement("", Kind.PAIRS, 6, 3, boards, Rotation.NONE, 1, three);
    assertThat(LogisticsText.summary(once))
        .contains("With only 2 copies tables share: round 1 boards 1-2 two of tables 1-3\n");
  }
}
