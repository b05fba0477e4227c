package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.junit.jupiter.api.Test;

/** What is proposed where some cannot move. */
final class SeatedProposalsTest {

  private static List<Proposal> seated(People people, OptionalInt copies, int stationary) {
    return ShippedProposals.of(
        new Occasion(
            people,
            OptionalInt.empty(),
            Optional.of(Duration.ofHours(3)),
            Pace.USUAL,
            OptionalInt.empty(),
            copies,
            stationary));
  }

  @Test
  void whoCannotMoveIsLetSit() {
    Seated seven = seated(new People.Players(28), OptionalInt.empty(), 7).get(0).seated();
    assertThat(seven.stay()).hasSizeGreaterThanOrEqualTo(7);
    assertThat(seven.lacking()).isZero();
  }

  @Test
  void whereSomebodyWouldHaveToMoveWhoCannotComesLastHoweverGoodItIs() {
    OptionalInt one = OptionalInt.of(1);
    Proposal best = seated(new People.Pairs(12), one, 0).get(0);
    assertThat(best.family()).isEqualTo(Family.HOWELL);
    List<Proposal> proposals = seated(new People.Pairs(12), one, 6);
    assertThat(proposals).extracting(p -> p.seated().lacking()).isSorted().contains(0);
    assertThat(proposals)
        .filteredOn(p -> p.family() == Family.HOWELL)
        .allMatch(p -> p.seated().lacking() > 0)
        .anyMatch(p -> p.regret() < proposals.get(0).regret());
  }

  @Test
  void aChairThatARotationLeavesIsNoSeatForWhoCannotMove() {
    assertThat(seated(new People.Players(13), OptionalInt.empty(), 1))
        .filteredOn(p -> p.movement().rotation() == Rotation.ROTATE)
        .isNotEmpty()
        .allSatisfy(
            p ->
                assertThat(p.seated().stay())
                    .isSubsetOf(
                        p.rules().stationary().stream()
                            .filter(s -> s.seat().seat() == Seat.NORTH)
                            .map(FollowRules.Stationary::contestant)
                            .toList()));
  }
}
