package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is proposed where some cannot move. */
@Tag("thorough")
final class SeatedProposalsTest {

  private static List<Proposal> seated(People people, OptionalInt copies, int stationary) {
    return ShippedProposals.of(evening(people, copies, stationary));
  }

  private static Occasion evening(People people, OptionalInt copies, int stationary) {
    return new Occasion(
        people,
        OptionalInt.empty(),
        Optional.of(Duration.ofHours(3)),
        Pace.USUAL,
        OptionalInt.empty(),
        copies,
        stationary);
  }

  @Test
  void playersWhoCannotMoveStaySeated() {
    Seated seven = seated(new People.Players(28), OptionalInt.empty(), 7).get(0).seated();
    assertThat(seven.stay()).hasSizeGreaterThanOrEqualTo(7);
    assertThat(seven.lacking()).isZero();
  }

  @Test
  void movementsThatMoveAPersonWhoCannotMoveAreNotProposed() {
    OptionalInt one = OptionalInt.of(1);
    Proposal best = seated(new People.Pairs(12), one, 0).get(0);
    assertThat(best.seated().stay()).hasSizeLessThan(6);
    for (People people :
        List.of(new People.Pairs(12), new People.Players(22), new People.Players(16))) {
      int needed = people instanceof People.Pairs ? 6 : 2;
      List<Proposal> proposals = seated(people, one, needed);
      assertThat(proposals).isNotEmpty().allMatch(p -> p.seated().lacking() == 0);
      assertThat(proposals.get(0).recommended()).isTrue();
    }
  }

  /** By rules alone: the library knows better, and without a second copy. */
  @Test
  void tablesShareBoardsRatherThanMoveAPersonWhoCannotMove() {
    Planner rules = new Planner(new Boardwalk()::known);
    People eight = new People.Pairs(8);
    assertThat(rules.proposals(evening(eight, OptionalInt.of(1), 4)))
        .isNotEmpty()
        .allMatch(p -> p.family() == Family.MITCHELL && p.seated().lacking() == 0)
        .allMatch(p -> p.copies() == 1 && p.shared());
    assertThat(rules.proposals(evening(eight, OptionalInt.of(2), 4)))
        .isNotEmpty()
        .allMatch(p -> p.copies() == 2 && !p.shared());
    assertThat(rules.proposals(evening(eight, OptionalInt.empty(), 4)))
        .as("the first and the last table share one set where nothing is said of copies")
        .isNotEmpty()
        .allMatch(p -> p.copies() == 1 && p.shared());
    assertThat(seated(eight, OptionalInt.of(1), 4))
        .isNotEmpty()
        .allMatch(p -> p.copies() == 1 && p.seated().lacking() == 0);
  }

  @Test
  void fewPairsAllMeetWithOneSetOfBoards() {
    for (int pairs = 4; pairs <= 6; pairs++) {
      Proposal best = seated(new People.Pairs(pairs), OptionalInt.empty(), 0).get(0);
      assertThat(best.complete()).isTrue();
      assertThat(best.copies()).isEqualTo(1);
      assertThat(best.shared()).as("%d pairs", pairs).isFalse();
    }
    assertThat(seated(new People.Pairs(4), OptionalInt.of(1), 0)).isNotEmpty();
  }

  @Test
  void whereNothingLetsThemSitNothingIsRecommended() {
    assertThat(seated(new People.Pairs(12), OptionalInt.empty(), 8))
        .isNotEmpty()
        .allMatch(p -> p.seated().lacking() > 0)
        .noneMatch(p -> p.recommended());
  }

  @Test
  void aMovementThatLetsThemSitIsSearchedForWhereNoneIsKnown() {
    Known search =
        wish ->
            wish instanceof IndividualWish players && players.fixed().stationary().size() == 3
                ? Optional.of(new Boardwalk().design(soon(players)))
                : Optional.empty();
    List<Proposal> proposals =
        new Planner(wish -> Optional.empty(), search)
            .proposals(
                new Occasion(
                    new People.Players(12),
                    OptionalInt.of(12),
                    Optional.empty(),
                    Pace.USUAL,
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    3));
    assertThat(proposals).isNotEmpty();
    assertThat(proposals.get(0).seated().stay()).contains(1, 2, 3);
  }

  private static Wish soon(IndividualWish wish) {
    SearchSettings usual = wish.search();
    return wish.with(
        new SearchSettings(
            usual.engine(), Limit.effort(Duration.ofMillis(100)), usual.seed(), usual.workers()));
  }

  @Test
  void aChairThatARotationLeavesIsNoSeatForWhoCannotMove() {
    // Which sizes have such a proposal depends on what is stored.
    List<Proposal> proposals =
        Stream.of(9, 12, 13, 16, 17, 20, 21)
            .flatMap(n -> seated(new People.Players(n), OptionalInt.empty(), n).stream())
            .toList();
    assertThat(proposals)
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
