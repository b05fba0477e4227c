package org.boardwalk.library.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WishSizes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CellTest {

  static List<Variety> varieties() {
    return Variety.all();
  }

  @ParameterizedTest
  @MethodSource("varieties")
  void everyUsualCellIsFoundAgainByItsWish(Variety variety) {
    List<Cell> cells = Cell.usual(variety);
    assertThat(cells).isSorted().doesNotHaveDuplicates();
    assertThat(cells).allSatisfy(c -> assertThat(Cell.of(c.wish())).contains(c));
  }

  @Test
  void everySheetIsThereOnceInOrder() {
    assertThat(Variety.all()).isSorted().doesNotHaveDuplicates().hasSize(19);
    assertThat(Variety.all().stream().map(Variety::sheet).distinct())
        .containsExactly(Variety.Sheet.values());
    assertThat(Variety.all())
        .extracting(Variety::word)
        .startsWith("complete", "shared", "swap", "rotate", "circulating", "circulating-2", "web-1")
        .endsWith("web-9", "pairs-1", "pairs-2", "fields-1", "fields-2");
    assertThatIllegalArgumentException().isThrownBy(() -> Variety.web(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Variety.web(10));
  }

  @Test
  void theUsualSharedCellsAreAGrid() {
    assertThat(Cell.usual(Variety.SHARED))
        .contains(new Cell(4, 3, Variety.SHARED), new Cell(40, 15, Variety.SHARED))
        .doesNotContain(new Cell(41, 15, Variety.SHARED), new Cell(17, 17, Variety.SHARED))
        .hasSize(37 * 13);
  }

  @Test
  void theUsualCompleteCellsAreThoseInWhichEverybodyPartnersEverybody() {
    // 4, 5, 8, 9, ..., 60, 61 players.
    assertThat(Cell.usual(Variety.COMPLETE))
        .contains(new Cell(61, 61, Variety.COMPLETE), new Cell(60, 59, Variety.COMPLETE))
        .hasSize(30)
        .allMatch(c -> c.rounds() * (c.size() / 4) * 4 == c.size() * (c.size() - 1));
  }

  @Test
  void theUsualPairsOfTwoWinnersHaveAMitchellOrCopiesEnough() {
    Variety one = Variety.fields(1);
    Variety two = Variety.fields(2);
    assertThat(Cell.usual(one))
        .contains(new Cell(16, 8, one), new Cell(15, 8, one), new Cell(16, 10, one))
        .doesNotContain(new Cell(16, 11, one), new Cell(40, 3, one));
    assertThat(Cell.usual(two))
        .contains(new Cell(20, 8, two), new Cell(19, 8, two))
        .doesNotContain(new Cell(20, 10, two), new Cell(40, 9, two));
    assertThat(new Cell(16, 8, one).wish().boards().sets()).isEqualTo(8);
    assertThat(new Cell(16, 5, one).wish().boards().sets()).isEqualTo(8);
    assertThat(new Cell(20, 8, two).wish().winners()).isEqualTo(2);
  }

  @Test
  void theUsualPairsAreOfAllLengthsOfAnEveningAndUntilAllHaveMet() {
    Variety one = Variety.pairs(1);
    assertThat(Cell.usual(one))
        .contains(new Cell(12, 8, one), new Cell(40, 39, one), new Cell(13, 13, one))
        .doesNotContain(new Cell(8, 9, one), new Cell(12, 5, one))
        .allMatch(c -> Cell.of(c.wish()).equals(Optional.of(c)));
    assertThat(Cell.usual(Variety.pairs(2))).contains(new Cell(12, 5, Variety.pairs(2)));
    assertThat(new Cell(12, 8, one)).hasToString("12 pairs, 8 rounds, pairs-1");
    assertThat(Cell.allMeet(List.of(4, 12, 13), one))
        .extracting(Cell::rounds)
        .containsExactly(3, 11, 13);
    assertThatIllegalArgumentException().isThrownBy(() -> new Cell(3, 3, one));
  }

  @Test
  void twoPairsAtOneTableAreNoCell() {
    assertThat(Cell.of(UsualPairs.of(Kind.PAIRS, new PairsForm.OneTable(), 1, 6))).isEmpty();
  }

  @Test
  void theUsualWebsHaveAsFewCopiesAsCouldDoOrOneMore() {
    assertThat(Cell.usual(Variety.web(2)))
        .contains(new Cell(18, 13, Variety.web(2)), new Cell(12, 12, Variety.web(2)))
        .doesNotContain(new Cell(27, 13, Variety.web(2)), new Cell(11, 12, Variety.web(2)));
    assertThat(Cell.usual(Variety.web(1))).allMatch(c -> c.size() == c.rounds()).hasSize(10);
    assertThat(new Cell(18, 13, Variety.web(2))).hasToString("18 tables, 13 rounds, web-2");
    assertThatIllegalArgumentException().isThrownBy(() -> new Cell(101, 13, Variety.web(9)));
  }

  @Test
  void aCompleteCellHasTheRoundsOfTheCompleteScheduleOnly() {
    assertThat(Cell.complete(List.of(13, 10)))
        .containsExactly(new Cell(10, 11, Variety.COMPLETE), new Cell(13, 13, Variety.COMPLETE));
    assertThat(Cell.grid(List.of(12, 13), List.of(11, 12, 13), Variety.COMPLETE))
        .containsExactly(new Cell(12, 11, Variety.COMPLETE), new Cell(13, 13, Variety.COMPLETE));
  }

  @Test
  void theCompleteScheduleIsAnotherCellThanASessionOfItsLength() {
    IndividualWish complete = (IndividualWish) new Cell(13, 13, Variety.COMPLETE).wish();
    IndividualWish session = (IndividualWish) new Cell(13, 13, Variety.SHARED).wish();
    assertThat(complete.objective()).isEqualTo(new Objective.Ordered(UsualWish.order(13)));
    assertThat(complete.required()).isEmpty();
    assertThat(session.objective()).isEqualTo(Objective.STANDARD);
    assertThat(session.required()).containsExactly(Criterion.PARTNER);
    assertThat(Cell.of(UsualWish.inOrder(session)).map(Cell::variety)).contains(Variety.COMPLETE);
  }

  @Test
  void sizesOutOfRangeAreRefused() {
    for (int players : new int[] {0, 3, 201}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Cell(players, 7, Variety.SHARED))
          .withMessage("players [%d] must be from 4 to 200", players);
    }
    for (int rounds : new int[] {0, 201}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Cell(8, rounds, Variety.SHARED))
          .withMessage("rounds [%d] must be from 1 to 200", rounds);
    }
  }

  @Test
  void oneCopyNeedsASetForEveryTable() {
    assertThat(Cell.grid(List.of(16), List.of(3, 4, 5), Variety.CIRCULATING))
        .extracting(Cell::rounds)
        .containsExactly(4, 5);
  }

  @Test
  void twoCopiesAreAnotherCellThanOneButForEveryTableOne() {
    Cell two = new Cell(22, 9, Variety.circulating(2));
    assertThat(two.wish().boards().copies()).isEqualTo(2);
    assertThat(Cell.of(two.wish())).contains(two);
    assertThat(two).hasToString("22 players, 9 rounds, circulating-2");
    assertThat(Cell.grid(List.of(8, 12), List.of(7), Variety.circulating(2)))
        .extracting(Cell::size)
        .containsExactly(12);
    assertThatIllegalArgumentException().isThrownBy(() -> Variety.circulating(3));
  }

  @Test
  void completeSchedulesCirculateUpToFortyOnePlayers() {
    assertThat(Cell.usual(Variety.CIRCULATING))
        .contains(new Cell(60, 15, Variety.CIRCULATING), new Cell(41, 41, Variety.CIRCULATING))
        .doesNotContain(
            new Cell(20, 3, Variety.CIRCULATING), new Cell(44, 43, Variety.CIRCULATING));
  }

  @Test
  void nameAndSearchDoNotMoveAWishToAnotherCell() {
    Cell cell = new Cell(14, 9, Variety.SHARED);
    assertThat(Cell.of(cell.wish().named("club evening").with(SearchSettings.STANDARD)))
        .contains(cell);
  }

  @Test
  void aWishWithOtherCriteriaOrBoardsIsNoCell() {
    IndividualWish wish = (IndividualWish) new Cell(14, 9, Variety.SHARED).wish();
    assertThat(Cell.of(UsualWish.inOrder(wish))).isEmpty();
    assertThat(Cell.of(wish.demanding(Map.of()))).isEmpty();
    assertThat(Cell.of(WishSizes.of(14, 9).tables(2).individual())).isEmpty();
    assertThat(Cell.of(WishSizes.of(16, 6).play(Play.CIRCULATING).individual(Rotation.SWAP)))
        .isEmpty();
  }
}
