package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.Boardwalk;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.LineMovesText;
import org.boardwalk.publish.LogisticsText;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** Mitchells with a half table, a skip or a relay, in the words that directors use for them. */
final class HalfTableCardsTest {

  private static final Optional<Direction> EW_SHORT = Optional.of(Direction.EW);
  private static final Optional<Direction> NS_SHORT = Optional.of(Direction.NS);

  private static Movement mitchell(
      int tables, int rounds, PairsForm.Closing closing, Optional<Direction> missing) {
    return made(
        UsualPairs.of(Kind.PAIRS, new PairsForm.Mitchell(closing), tables, rounds, missing));
  }

  private static Movement auto(int tables, int rounds, Optional<Direction> missing) {
    return mitchell(tables, rounds, PairsForm.Closing.AUTO, missing);
  }

  private static Movement made(PairsWish wish) {
    return new Boardwalk().known(wish).orElseThrow().outcome().found().orElseThrow().movement();
  }

  private static GuideCards cards(Movement movement) {
    return new GuideCards(new Programme(Judged.of(movement), Names.NONE, Language.EN));
  }

  private static List<Integer> seated(Movement movement) {
    return FollowRules.of(movement).stationary().stream()
        .map(FollowRules.Stationary::contestant)
        .toList();
  }

  private static List<Integer> upTo(int last) {
    return IntStream.rangeClosed(1, last).boxed().toList();
  }

  private static List<String> row(Block card, int round) {
    return card.grid().rows().get(round - 1).stream()
        .map(box -> box.next().isEmpty() ? box.text() : box.text() + " " + box.next())
        .toList();
  }

  @Test
  void sevenAndAHalfTablesSkipAfterFourRoundsAndNorthSouthKeepTheirSeats() {
    Movement movement = auto(8, 7, EW_SHORT);
    assertThat(LineMovesText.of(movement)).contains("NS stay, EW up one, skip after round 4");
    assertThat(seated(movement)).isEqualTo(upTo(8));
    assertThat(Judged.of(movement).card().walk().breaks()).isZero();
    assertThat(LogisticsText.summary(movement))
        .contains("1 copy of boards 1-16\n")
        .contains("Walk: after every round each table gets its boards from the next table.\n");
    Block first = cards(movement).tables().get(0);
    assertThat(first.signs())
        .containsExactly(
            "NS stays",
            "EW to EW2 (after round 4 to EW3)",
            "boards come from table 2",
            "boards go to table 8");
    assertThat(row(first, 2)).containsExactly("2", "1 no opponents", "–", "3-4 rest here");
    assertThat(row(first, 3)).containsExactly("3", "1", "15", "5-6");
    assertThat(cards(movement).waiting()).isEmpty();
  }

  @Test
  void eightAndAHalfTablesNeedNoSkip() {
    Movement movement = auto(9, 9, EW_SHORT);
    assertThat(LineMovesText.of(movement)).contains("NS stay, EW up one");
    assertThat(seated(movement)).isEqualTo(upTo(9));
    assertThat(WalkRule.of(movement).grade()).isEqualTo(WalkGrade.DOWN_ONE);
    assertThat(cards(movement).tables().get(3).signs()).contains("NS stays", "EW to EW5");
  }

  @Test
  void elevenAndAHalfTablesSkipAfterSixRounds() {
    Movement movement = auto(12, 9, EW_SHORT);
    assertThat(LineMovesText.of(movement)).contains("NS stay, EW up one, skip after round 6");
    assertThat(seated(movement)).isEqualTo(upTo(12));
    assertThat(Judged.of(movement).card().walk().breaks()).isZero();
  }

  @Test
  void opponentsOfAMissingPairWaitAtTheirTable() {
    Movement movement = auto(9, 9, NS_SHORT);
    assertThat(LineMovesText.of(movement)).contains("NS stay, EW up one");
    assertThat(seated(movement)).isEqualTo(upTo(8));
    assertThat(HalfTables.of(movement).waits())
        .hasSize(9)
        .allMatch(w -> w.table() == 9 && w.place().seatLabel(Kind.PAIRS).equals("EW"));
    Block last = cards(movement).tables().get(8);
    assertThat(last.signs()).contains("EW to EW1").doesNotContain("NS stays");
    assertThat(row(last, 1).subList(0, 3)).containsExactly("1", "–", "17 no opponents");
  }

  @Test
  void twelveTablesSkipOnce() {
    Movement movement = mitchell(12, 11, PairsForm.Closing.SKIP, Optional.empty());
    assertThat(LineMovesText.of(movement)).contains("NS stay, EW up one, skip after round 6");
    assertThat(ScheduleText.followRule(movement))
        .endsWith("Follow rule: NS stay, EW up one, skip after round 6\n");
    assertThat(cards(movement).tables().get(10).signs())
        .contains("NS stays", "EW to EW12 (after round 6 to EW1)");
    assertThat(HalfTables.of(movement).none()).isTrue();
  }

  @Test
  void aRelayHasAStandHalfWayAndNoSkip() {
    PairsWish relay =
        UsualPairs.of(Kind.PAIRS, new PairsForm.Mitchell(PairsForm.Closing.RELAY), 8, 8);
    Movement movement = made(relay.with(new Boards(8, 2, Play.CIRCULATING, 2)));
    assertThat(LineMovesText.of(movement)).contains("NS stay, EW up one");
    assertThat(LogisticsText.summary(movement)).contains("Stands: before table 4");
  }

  private static String note(Movement movement) {
    Programme programme = new Programme(Judged.of(movement), Names.NONE, Language.EN);
    return new DirectorSheet(programme).schedule().get(0).note();
  }

  @Test
  void boardsRestAtAHalfTableOnlyWhereSomeComeToIt() {
    assertThat(note(auto(8, 7, EW_SHORT))).contains("boards that come there rest for the round.");
    assertThat(note(mitchell(6, 6, PairsForm.Closing.RELAY, NS_SHORT)))
        .contains("waits at a table without opponents.")
        .doesNotContain("boards that come there");
  }

  private static List<String> tables(CardGrid grid, int column) {
    return grid.rows().stream().map(row -> row.get(column).text()).toList();
  }

  @Test
  void aHalfTableStandsInItsPlaceAmongTheTables() {
    Movement movement = made(UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 4, 7, EW_SHORT));
    assertThat(HalfTables.of(movement).in(1).get(0).table()).isLessThan(4);
    Programme programme =
        new Programme(Judged.of(movement), new Names(Map.of(1, "Anna & Bo")), Language.EN);
    assertThat(tables(new SeatingSheet(programme).seats().grid(), 0))
        .containsExactly("1", "2", "3", "4");
    assertThat(tables(new DirectorSheet(programme).schedule().get(0).grid(), 1).subList(0, 4))
        .containsExactly("1", "2", "3", "4");
  }

  @Test
  void theLongestTitleOfAFormIsNotCut() {
    NamedForm form = NamedForms.of("relay-rover").orElseThrow();
    Movement movement = form.build(form.usual(14, OptionalInt.empty())).orElseThrow();
    assertThat(new Programme(Judged.of(movement), Names.NONE, Language.EN).title())
        .isEqualTo(movement.name())
        .endsWith("14 sets");
  }

  @Test
  void arrowSwitchesAreNoMoves() {
    PairsWish wish = UsualPairs.of(Kind.PAIRS, mitchellForm(), 7, 7);
    Movement movement = made(wish.with(PairsWish.Switching.ROUNDS));
    assertThat(LineMovesText.of(movement).orElseThrow())
        .startsWith("NS stay, EW up one; arrow switch in round");
    assertThat(FollowRules.of(movement).steps()).isEmpty();
  }

  private static PairsForm mitchellForm() {
    return new PairsForm.Mitchell(PairsForm.Closing.AUTO);
  }

  @Test
  void aHowellOfOddPairsHasOneTableWhereTheyWaitInTurn() {
    Movement movement = made(UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 4, 7, EW_SHORT));
    HalfTables half = HalfTables.of(movement);
    assertThat(half.waits())
        .extracting(HalfTables.Wait::table)
        .containsOnly(half.waits().get(0).table());
    assertThat(half.waits()).extracting(HalfTables.Wait::contestant).doesNotHaveDuplicates();
    assertThat(FollowRules.of(movement).steps()).hasSize(7);
    assertThat(LineMovesText.of(movement)).isEmpty();
  }
}
