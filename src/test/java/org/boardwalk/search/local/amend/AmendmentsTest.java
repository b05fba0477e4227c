package org.boardwalk.search.local.amend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Detour;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How sessions of pairs go on when pairs come or leave. */
@Tag("thorough")
final class AmendmentsTest extends Amending {

  @Test
  void aPairThatComesTakesTheEmptyPlacesOfAHalfTable() {
    for (Movement half : List.of(movement(MITCHELL, 8, 7, true), movement(HOWELL, 7, 9, true))) {
      Amendment planned = of(new Disruption(half, 1, List.of(), 1)).get(0);
      assertThat(planned.way()).isEqualTo(ContinuationWay.PLANNED);
      assertThat(planned.detour().boardsLost()).isZero();
      assertThat(planned.detour().changes()).isZero();
      assertThat(planned.movement().rounds().get(1).sittingOut(half.contestants() + 1)).isEmpty();
    }
  }

  /** In a share and relay Mitchell the first table and the last one play the same boards. */
  @Test
  void aPairThatComesToAHalfTableWithoutBoardsSharesThoseOfAnotherTable() {
    Movement half = movement(MITCHELL, 6, 6, Optional.of(Direction.NS));
    assertThat(half.boards().copies()).isEqualTo(1);
    Amendment sharing = of(new Disruption(half, 2, List.of(), 1)).get(0);
    assertThat(sharing.way()).isEqualTo(ContinuationWay.SHARING);
    assertThat(sharing.detour().boardsLost()).isZero();
    assertThat(sharing.detour().changes()).isZero();
    assertThat(sharing.detour().again()).isZero();
    for (Round round : sharing.movement().rounds().subList(2, 6)) {
      assertThat(round.encounters()).hasSize(6);
      assertThat(round.encounters().get(5).set()).isEqualTo(round.encounters().get(0).set());
    }
  }

  /**
   * With a bye-stand the sets at the last table are those of table 1 too: 15 pairs play 8 sets at 8
   * tables, 19 pairs 10 at 10.
   */
  @Test
  void theEmptyPlaceOfAShareAndRelayMitchellIsFilledAndNobodyElseMoves() {
    for (int tables : List.of(8, 10)) {
      Movement half = movement(MITCHELL, tables, tables, Optional.of(Direction.NS));
      Amendment sharing = of(new Disruption(half, 1, List.of(), 1)).get(0);
      assertThat(sharing.way()).isEqualTo(ContinuationWay.SHARING);
      assertThat(sharing.detour()).isEqualTo(new Detour(0, 0, 0, 0, 0, 0, 0));
      for (Round round : sharing.movement().rounds().subList(1, tables)) {
        Encounter last = round.encounters().get(tables - 1);
        assertThat(last.seating().at(Direction.NS)).containsExactly(2 * tables);
        assertThat(last.set()).isEqualTo(round.encounters().get(0).set());
      }
    }
  }

  @Test
  void whereAllPlacesAreTakenAPairThatComesIsARover() {
    Movement full = movement(MITCHELL, 7, 7, false);
    Amendment rover = by(ContinuationWay.ROVER, of(new Disruption(full, 2, List.of(), 1)));
    // In each of five rounds one pair has no game, no pair twice.
    assertThat(rover.detour().boardsLost()).isEqualTo(5 * 2);
    assertThat(rover.detour().mostLost()).isEqualTo(2);
    assertThat(rover.detour().changes()).isZero();
    assertThat(rover.detour().again()).isZero();
  }

  @Test
  void theOpponentsOfAPairThatLeavesWaitInTurn() {
    Movement full = movement(MITCHELL, 7, 7, false);
    Amendment planned = of(new Disruption(full, 3, List.of(10), 0)).get(0);
    assertThat(planned.way()).isEqualTo(ContinuationWay.PLANNED);
    assertThat(planned.detour().boardsLost()).isEqualTo(4 * 2);
    assertThat(planned.detour().mostLost()).isEqualTo(2);
  }

  /** In six of seven rounds pair 4 was to play. */
  @Test
  void whereTwoWouldWaitANewRestLosesFewerBoardsButDisturbsAll() {
    Movement half = movement(HOWELL, 7, 9, true);
    List<Amendment> all = of(new Disruption(half, 2, List.of(4), 0));
    assertThat(by(ContinuationWay.PLANNED, all).detour().boardsLost()).isEqualTo(6 * 2);
    assertThat(by(ContinuationWay.ANEW, all).detour().boardsLost())
        .isLessThan(by(ContinuationWay.PLANNED, all).detour().boardsLost());
    assertThat(all.get(0).way()).isEqualTo(ContinuationWay.PLANNED);
  }

  @Test
  void tablesAreAddedForThoseWhoCome() {
    Movement full = movement(HOWELL, 7, 9, false);
    Amendment anew = by(ContinuationWay.ANEW, of(new Disruption(full, 2, List.of(), 3)));
    assertThat(anew.movement().tables()).isEqualTo(8);
    assertThat(anew.movement().rounds().get(5).encounters()).hasSize(8);
  }

  /** Two newcomers at a table of their own would meet no other pair. */
  @Test
  void latePlayersMeetTheOthersInAtLeastOneWay() {
    Movement full = movement(HOWELL, 5, 9, false);
    List<Amendment> all = of(new Disruption(full, 3, List.of(), 2));
    Amendment planned = by(ContinuationWay.PLANNED, all);
    assertThat(planned.detour().again()).isEqualTo(5);
    Amendment rovers = by(ContinuationWay.ROVER, all);
    assertThat(rovers.movement().tables()).isEqualTo(5);
    assertThat(rovers.detour().again()).isZero();
  }

  @Test
  void aStoppedSearchGivesTheBestSoFar() {
    Disruption disruption = new Disruption(movement(HOWELL, 6, 9, false), 3, List.of(2, 9), 0);
    assertThat(Amendments.of(disruption, 5, () -> true))
        .isNotEmpty()
        .allSatisfy(a -> sound(disruption, a));
  }

  @Test
  void whatCannotBeIsRefused() {
    Movement movement = movement(MITCHELL, 7, 7, false);
    assertThatThrownBy(() -> new Disruption(movement, 7, List.of(), 1))
        .hasMessageContaining("played [7]");
    assertThatThrownBy(() -> new Disruption(movement, 3, List.of(15), 0))
        .hasMessageContaining("leaving [15]");
    List<Integer> most = IntStream.rangeClosed(1, 13).boxed().toList();
    assertThatThrownBy(() -> new Disruption(movement, 3, most, 0))
        .hasMessageContaining("no contestants are left");
  }
}
