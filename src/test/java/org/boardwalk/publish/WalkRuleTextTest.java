package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

class WalkRuleTextTest {

  /** Sets by rounds and tables. */
  private static Movement carrying(int[]... rounds) {
    List<Round> list = new ArrayList<>();
    for (int[] round : rounds) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < round.length; t++) {
        encounters.add(
            new Encounter(
                t + 1, Examples.four(4 * t + 1, 4 * t + 2, 4 * t + 3, 4 * t + 4), round[t]));
      }
      list.add(new Round(encounters));
    }
    int tables = rounds[0].length;
    Boards boards = new Boards(6, 2, Play.CIRCULATING, 1);
    return new Movement(
        "boards", Kind.INDIVIDUAL, 4 * tables, tables, boards, Rotation.NONE, 1, list);
  }

  private static Boards boards(int copies) {
    return new Boards(6, 2, Play.CIRCULATING, copies);
  }

  private static int[] row(int... sets) {
    return sets;
  }

  private static final Movement DOWN =
      carrying(row(1, 2, 4), row(2, 3, 5), row(3, 4, 1), row(4, 5, 2));
  private static final Movement UP = carrying(row(3, 2, 1), row(4, 3, 2), row(5, 4, 3));
  private static final Movement ANYHOW = carrying(row(1, 2, 3), row(2, 3, 1), row(1, 2, 3));

  @Test
  void boardsThatGoDownSayWhereTheyWait() {
    assertThat(new WalkRuleText(DOWN).sentence())
        .isEqualTo(
            "After every round the boards go down one table, from table 1 to table 3. They wait on"
                + " a stand before table 2 for 1 round, before table 3 for 1 round.");
  }

  @Test
  void whenAllBoardsAreChangedForOthersIsSaid() {
    Movement renewed = carrying(row(1, 2, 3), row(2, 3, 1), row(4, 5, 6), row(5, 6, 4));
    assertThat(new WalkRuleText(renewed).sentence())
        .isEqualTo(
            "After every round the boards go down one table, from table 1 to table 3; but after"
                + " round 2 all boards are put away, and new ones come from the stands.");
  }

  @Test
  void boardsThatComeBackAreNotDoneWith() {
    Movement back = carrying(row(1, 2), row(3, 4), row(2, 5), row(4, 6));
    assertThat(new WalkRuleText(back).sentence())
        .contains("after round 1 all boards are put aside, and new ones come from the stands")
        .contains("before table 1 for 1 round")
        .doesNotContain("all boards are put away");
  }

  @Test
  void boardsThatAreNewInEveryRoundGoNowhere() {
    Movement fresh = carrying(row(1, 2), row(3, 4), row(5, 6));
    assertThat(new WalkRuleText(fresh).sentence())
        .isEqualTo("After every round all boards are put away, and new ones come from the stands.");
  }

  @Test
  void aTableWhoseBoardsNobodyPlaysAfterwardsSaysSo() {
    NamedForm interwoven = NamedForms.of("interwoven-howell").orElseThrow();
    Movement done = interwoven.build(interwoven.usual(8, OptionalInt.empty())).orElseThrow();
    assertThat(new WalkRuleText(done).sentence())
        .contains(", from table 1 to table 8; those of table 2 are put away.");
  }

  @Test
  void aTableThatKeepsItsBoardsSaysSo() {
    Movement kept = carrying(row(1, 2, 3, 6), row(2, 3, 1, 6), row(3, 1, 2, 6));
    assertThat(new WalkRuleText(kept).sentence())
        .isEqualTo(
            "After every round the boards go down one table, tables 1-3 and table 4 apart: from"
                + " table 1 to table 3, table 4 keeps its boards.");
    assertThat(new WalkRuleText(kept).clauses(4)).containsExactly("boards stay here");
    assertThat(new WalkRuleText(kept).clauses(1))
        .containsExactly("boards come from table 2", "boards go to table 3");
  }

  @Test
  void circuitsAreSaidApart() {
    Movement apart =
        carrying(row(1, 2, 3, 4, 5), row(2, 1, 4, 5, 6), row(1, 2, 5, 6, 3), row(2, 1, 6, 3, 4));
    assertThat(new WalkRuleText(apart).sentence())
        .startsWith(
            "After every round the boards go down one table, tables 1-2 and tables 3-5 apart: from"
                + " table 1 to table 2, from table 3 to table 5. They wait on a stand before");
  }

  @Test
  void everyTableHasItsClauses() {
    WalkRuleText text = new WalkRuleText(DOWN);
    assertThat(text.clauses(1))
        .containsExactly("boards come from table 2", "boards go to the stand before table 3");
    assertThat(text.clauses(2))
        .containsExactly(
            "boards come from table 3 after 1 round on the stand", "boards go to table 1");
  }

  @Test
  void boardsThatGoUpSaySoAndAnotherRuleIsSpeltOut() {
    assertThat(new WalkRuleText(UP).sentence())
        .isEqualTo(
            "After every round the boards go up one table; those of table 3 are put away. New"
                + " boards come from the stands: 2 sets to table 1.");
    Movement round = carrying(row(3, 2, 1), row(1, 3, 2), row(2, 1, 3));
    assertThat(new WalkRuleText(round).sentence())
        .isEqualTo("After every round the boards go up one table, from table 3 to table 1.");
    Movement apart = carrying(row(1, 2, 3, 4), row(3, 4, 2, 1), row(2, 1, 4, 3));
    assertThat(new WalkRuleText(apart).sentence())
        .startsWith("Boards come by one rule: to table 1 from table 3 at once, to table 2 from");
    assertThat(new WalkRuleText(UP).clauses(1))
        .containsExactly("boards come from the stand", "boards go to table 2");
    assertThat(new WalkRuleText(UP).clauses(3))
        .containsExactly("boards come from table 2", "then put the boards away");
  }

  @Test
  void whereMoreComesFromTheStandThanByTheWayThatIsSaid() {
    Movement fed = carrying(row(1, 2), row(2, 3), row(3, 4), row(4, 5), row(5, 6), row(6, 1));
    WalkRuleText text = new WalkRuleText(fed);
    assertThat(text.sentence())
        .isEqualTo(
            "After every round the boards go down one table, from table 1 to table 2. They wait on"
                + " a stand before table 2 for 4 rounds.");
    assertThat(text.clauses(2))
        .containsExactly(
            "boards come from table 1 after 4 rounds on the stand", "boards go to table 1");
    Movement stands =
        carrying(row(1, 4), row(4, 5), row(5, 6), row(6, 2), row(2, 3)).with(boards(2));
    assertThat(new WalkRuleText(stands).sentence())
        .isEqualTo(
            "After every round the boards go down one table; those of table 1 are put away. New"
                + " boards come from the stands: 4 sets to table 2.");
    Movement mixed =
        carrying(row(1, 2), row(2, 3), row(3, 4), row(4, 1), row(5, 4)).with(boards(2));
    assertThat(new WalkRuleText(mixed).sentence()).contains("1 comes from table");
    // Cards say it for each round then.
    assertThat(new WalkRuleText(mixed).always()).isFalse();
    assertThat(new WalkRuleText(mixed).clauses(2)).isEmpty();
  }

  @Test
  void boardsThatFollowNoRuleAreCarriedByTheCards() {
    WalkRuleText text = new WalkRuleText(ANYHOW);
    assertThat(text.ruled()).isFalse();
    assertThat(text.sentence())
        .startsWith("The boards follow no rule (")
        .endsWith("by none): carry them by the cards.");
    assertThat(text.clauses(1)).isEmpty();
    assertThat(LogisticsText.summary(ANYHOW)).contains("Walk: The boards follow no rule");
  }

  @Test
  void sharedPlayHasNoSuchRule() {
    assertThat(new WalkRuleText(Examples.eightPlayers()).sentence()).isEmpty();
  }

  @Test
  void theRuleThatTheJudgeFoundIsNotDerivedAgain() {
    Judged judged = Judged.of(UP);
    assertThat(new WalkRuleText(judged).rule()).isSameAs(judged.card().walkRule().orElseThrow());
  }
}
