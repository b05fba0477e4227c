package org.boardwalk.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.problem.Objective;
import org.boardwalk.problem.Problem;
import org.boardwalk.problem.SearchSettings;
import org.boardwalk.problem.UsualBoards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CellTest {

  @ParameterizedTest
  @EnumSource(Variety.class)
  void everyUsualCellIsFoundAgainByItsWish(Variety variety) {
    List<Cell> cells = Cell.usual(variety);
    assertThat(cells).isSorted().doesNotHaveDuplicates();
    assertThat(cells).allSatisfy(c -> assertThat(Cell.of(c.problem())).contains(c));
  }

  @Test
  void theUsualSharedCellsAreAGridAndTheCompleteSchedules() {
    List<Cell> cells = Cell.usual(Variety.SHARED);
    assertThat(cells)
        .contains(
            new Cell(4, 3, Variety.SHARED),
            new Cell(40, 15, Variety.SHARED),
            new Cell(61, 61, Variety.SHARED),
            new Cell(60, 59, Variety.SHARED))
        .doesNotContain(new Cell(41, 15, Variety.SHARED), new Cell(62, 61, Variety.SHARED));
    // 37 · 13 cells, and 17, 20, 21, ..., 61 players, whose complete schedules are longer.
    assertThat(cells).hasSize(37 * 13 + 23);
  }

  @Test
  void oneCopyNeedsASetForEveryTable() {
    assertThat(Cell.grid(List.of(16), List.of(3, 4, 5), Variety.CIRCULATING))
        .extracting(Cell::rounds)
        .containsExactly(4, 5);
  }

  @Test
  void nameAndSearchDoNotMoveAWishToAnotherCell() {
    Cell cell = new Cell(14, 9, Variety.SHARED);
    assertThat(Cell.of(cell.problem().named("club evening").with(SearchSettings.STANDARD)))
        .contains(cell);
  }

  @Test
  void aWishWithOtherCriteriaOrBoardsIsNoCell() {
    Problem wish = new Cell(14, 9, Variety.SHARED).problem();
    assertThat(Cell.of(wish.with(Objective.STANDARD))).isEmpty();
    assertThat(
            Cell.of(
                Problem.of(
                    14, 2, 9, UsualBoards.of(2, 9, Play.SHARED, Rotation.NONE), Rotation.NONE)))
        .isEmpty();
    assertThat(
            Cell.of(
                Problem.of(
                    16,
                    4,
                    6,
                    UsualBoards.of(4, 6, Play.CIRCULATING, Rotation.SWAP),
                    Rotation.SWAP)))
        .isEmpty();
  }
}
