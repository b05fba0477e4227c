package org.boardwalk.search.local.amend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.UsualPairs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests how sessions of pairs go on when pairs come or leave, or a round was played wrongly. */
@Tag("thorough")
final class AmendmentsTest {

  private static final PairsForm MITCHELL = new PairsForm.Mitchell(PairsForm.Closing.AUTO);
  private static final PairsForm HOWELL = new PairsForm.Howell();

  private static Movement movement(PairsForm form, int tables, int rounds, boolean half) {
    return movement(form, tables, rounds, half ? Optional.of(Direction.EW) : Optional.empty());
  }

  private static Movement movement(
      PairsForm form, int tables, int rounds, Optional<Direction> missing) {
    return new Boardwalk()
        .known(UsualPairs.of(Kind.PAIRS, form, tables, rounds, missing))
        .orElseThrow()
        .outcome()
        .found()
        .orElseThrow()
        .movement();
  }

  private static List<Amendment> of(Disruption disruption) {
    List<Amendment> all = Amendments.of(disruption, 1, () -> false);
    assertThat(all).isNotEmpty().allSatisfy(a -> sound(disruption, a));
    return all;
  }

  /** Checks that played rounds stay, that no set is replayed, and that only present pairs play. */
  private static void sound(Disruption disruption, Amendment amendment) {
    Movement before = disruption.movement();
    Movement now = amendment.movement();
    int played = disruption.played();
    assertThat(now.rounds()).hasSameSizeAs(before.rounds());
    assertThat(now.rounds().subList(0, played)).isEqualTo(before.rounds().subList(0, played));
    assertThat(amendment.detour().broken()).isZero();
    assertThat(Judge.violations(now))
        .isEqualTo(Judge.violations(before.with(before.rounds().subList(0, played))));
    for (Round round : now.rounds().subList(played, now.rounds().size())) {
      assertThat(round.sittingOut(now.contestants())).containsAll(disruption.leaving());
    }
  }

  private static Amendment by(WayOn way, List<Amendment> all) {
    return all.stream().filter(a -> a.way() == way).findFirst().orElseThrow();
  }

  @Test
  void aPairThatComesTakesTheEmptyPlacesOfAHalfTable() {
    for (Movement half : List.of(movement(MITCHELL, 8, 7, true), movement(HOWELL, 7, 9, true))) {
      Amendment planned = of(new Disruption(half, 1, List.of(), 1)).get(0);
      assertThat(planned.way()).isEqualTo(WayOn.PLANNED);
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
    assertThat(sharing.way()).isEqualTo(WayOn.SHARING);
    assertThat(sharing.detour().boardsLost()).isZero();
    assertThat(sharing.detour().changes()).isZero();
    assertThat(sharing.detour().again()).isZero();
    for (Round round : sharing.movement().rounds().subList(2, 6)) {
      assertThat(round.encounters()).hasSize(6);
      assertThat(round.encounters().get(5).set()).isEqualTo(round.encounters().get(0).set());
    }
  }

  @Test
  void aRoundThatWentAsPlannedLosesNoBoards() {
    Movement half = movement(MITCHELL, 8, 7, true);
    Amendment planned = of(Disruption.wronglyPlayed(half, 2, half.rounds().get(1))).get(0);
    assertThat(planned.way()).isEqualTo(WayOn.PLANNED);
    assertThat(planned.detour().boardsLost()).isZero();
    assertThat(planned.detour().changes()).isZero();
  }

  @Test
  void whereAllPlacesAreTakenAPairThatComesIsARover() {
    Movement full = movement(MITCHELL, 7, 7, false);
    Amendment rover = by(WayOn.ROVER, of(new Disruption(full, 2, List.of(), 1)));
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
    assertThat(planned.way()).isEqualTo(WayOn.PLANNED);
    assertThat(planned.detour().boardsLost()).isEqualTo(4 * 2);
    assertThat(planned.detour().mostLost()).isEqualTo(2);
  }

  /** In six of seven rounds pair 4 was to play. */
  @Test
  void whereTwoWouldWaitANewRestLosesFewerBoards() {
    Movement half = movement(HOWELL, 7, 9, true);
    List<Amendment> all = of(new Disruption(half, 2, List.of(4), 0));
    assertThat(by(WayOn.PLANNED, all).detour().boardsLost()).isEqualTo(6 * 2);
    assertThat(by(WayOn.ANEW, all).detour().boardsLost())
        .isLessThan(by(WayOn.PLANNED, all).detour().boardsLost());
    assertThat(all.get(0).detour().boardsLost())
        .isLessThanOrEqualTo(by(WayOn.ANEW, all).detour().boardsLost());
  }

  @Test
  void tablesAreAddedForThoseWhoCome() {
    Movement full = movement(HOWELL, 7, 9, false);
    Amendment anew = by(WayOn.ANEW, of(new Disruption(full, 2, List.of(), 3)));
    assertThat(anew.movement().tables()).isEqualTo(8);
    assertThat(anew.movement().rounds().get(5).encounters()).hasSize(8);
  }

  /** Two newcomers at a table of their own would meet no other pair. */
  @Test
  void whoComesMeetsTheOthersInAtLeastOneWay() {
    Movement full = movement(HOWELL, 5, 9, false);
    List<Amendment> all = of(new Disruption(full, 3, List.of(), 2));
    Amendment planned = by(WayOn.PLANNED, all);
    assertThat(planned.detour().again()).isEqualTo(5);
    Amendment rovers = by(WayOn.ROVER, all);
    assertThat(rovers.movement().tables()).isEqualTo(5);
    assertThat(rovers.detour().again()).isZero();
  }

  /** Two pairs went to each other's table. */
  private static Disruption exchanged(Movement movement, int round) {
    List<Encounter> encounters = new ArrayList<>(movement.rounds().get(round - 1).encounters());
    Encounter one = encounters.get(0);
    Encounter two = encounters.get(1);
    Seating.TwoPairs first = (Seating.TwoPairs) one.seating();
    Seating.TwoPairs second = (Seating.TwoPairs) two.seating();
    encounters.set(0, new Encounter(1, new Seating.TwoPairs(first.ns(), second.ew()), one.set()));
    encounters.set(1, new Encounter(2, new Seating.TwoPairs(second.ns(), first.ew()), two.set()));
    return Disruption.wronglyPlayed(movement, round, new Round(encounters));
  }

  @Test
  void afterAWrongRoundTheLeastChangedRestComesFirst() {
    for (Movement movement :
        List.of(movement(MITCHELL, 7, 7, false), movement(HOWELL, 7, 10, false))) {
      List<Amendment> all = of(exchanged(movement, 3));
      Amendment first = all.get(0);
      assertThat(all)
          .allMatch(a -> a.detour().boardsLost() >= first.detour().boardsLost())
          .allMatch(
              a ->
                  a.detour().boardsLost() > first.detour().boardsLost()
                      || a.detour().changes() >= first.detour().changes());
    }
  }

  @Test
  void theSameSeedGivesTheSameRest() {
    Disruption disruption = new Disruption(movement(HOWELL, 6, 9, false), 3, List.of(2, 9), 0);
    assertThat(Amendments.of(disruption, 5, () -> false))
        .isEqualTo(Amendments.of(disruption, 5, () -> false));
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
