package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class MeetingCoversTest {

  private static final Duration SLICE = Duration.ofMillis(150);

  private static SearchScope<IndividualWish> hunted(IndividualWish wish, long seed) {
    return hunted(wish, SLICE, seed);
  }

  private static SearchScope<IndividualWish> hunted(
      IndividualWish wish, Duration slice, long seed) {
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    MeetingCovers.forWish(wish).forEach(method -> method.run(scope, slice, seed));
    return scope;
  }

  /** Of 23 players who are moved by Z11 one stays, who would sit out never or always. */
  @Test
  void groupsWithoutEvenSitOutsAreNotTried() {
    assertThat(MeetingCovers.forWish(CircuitWishes.shared(23, 11))).isEmpty();
    assertThat(MeetingCovers.forWish(CircuitWishes.shared(22, 11))).isNotEmpty();
  }

  private static void assertIdealButDirections(Scorecard card) {
    assertThat(card.valid()).isTrue();
    assertThat(card.meetings().again()).isZero();
    assertThat(List.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE))
        .allMatch(c -> card.of(c).ideal());
  }

  /** The movement for 40 players on page 192 of the manual costs 6500, for directions alone. */
  @ParameterizedTest
  @CsvSource({"40, 13, 6500"})
  @Tag("slow")
  void oneCopyIsAsGoodAsInTheManual(int players, int rounds, long cost) {
    // Half of the seeds find none in this time.
    oneCopyServes(players, rounds, cost, Duration.ofMillis(500));
  }

  @ParameterizedTest
  @CsvSource({"24, 7, 900", "44, 11, 6600"})
  void oneCopyGoesDownTheTablesWhileNobodyMeetsTwice(int players, int rounds, long cost) {
    oneCopyServes(players, rounds, cost, SLICE);
  }

  private static void oneCopyServes(int players, int rounds, long cost, Duration slice) {
    SearchScope<IndividualWish> scope =
        IntStream.rangeClosed(1, 10)
            .mapToObj(seed -> hunted(CircuitWishes.circulating(players, rounds, 1), slice, seed))
            .filter(h -> h.best().isPresent())
            .findFirst()
            .orElseThrow();
    Scorecard card = scope.bestCard().orElseThrow();
    assertIdealButDirections(card);
    assertThat(card.carried(WalkGrade.DOWN_ONE)).isTrue();
    assertThat(scope.incumbent().orElseThrow().judged().cost()).isLessThanOrEqualTo(cost);
  }

  /** For 20 and 28 as many rounds as there can be: Ge, Lam, Ling and Shen, 2005. */
  @ParameterizedTest
  @CsvSource({"20, 5", "28, 9", "32, 8"})
  void nobodyMeetsTwiceInSharedPlay(int players, int rounds) {
    assertIdealButDirections(
        hunted(CircuitWishes.shared(players, rounds), 1).bestCard().orElseThrow());
  }

  /**
   * Schedules in which no two players meet twice cost 320, all of it for directions; some in which
   * players meet again cost less.
   */
  @Test
  void sixteenPlayersAreAsWellOffAsWhereNobodyMeetsTwice() {
    SearchScope<IndividualWish> scope = hunted(CircuitWishes.shared(16, 5), 1);
    assertThat(List.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE))
        .allMatch(c -> scope.bestCard().orElseThrow().of(c).ideal());
    assertThat(scope.incumbent().orElseThrow().judged().cost()).isLessThanOrEqualTo(320);
  }

  /** Everybody meets two thirds of the others, or more, some of them as partner and as opponent. */
  @ParameterizedTest
  @CsvSource({"16, 5", "22, 9", "24, 11"})
  void nobodyIsPartnerOrOpponentTwice(int players, int rounds) {
    Scorecard card =
        hunted(UsualWish.inOrder(CircuitWishes.shared(players, rounds)), 1)
            .bestCard()
            .orElseThrow();
    assertThat(List.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE))
        .allMatch(c -> card.of(c).ideal());
  }

  @Test
  void withThreeBoardsEverybodyPartnersEverybodyTheyMeet() {
    Scorecard card = hunted(Wishes.rotating(28, 7, 9, Rotation.ROTATE), 1).bestCard().orElseThrow();
    assertThat(card.of(Criterion.PARTNER).ideal()).isTrue();
    assertThat(card.of(Criterion.OPPONENT).ideal()).isTrue();
    assertThat(card.meetings().least()).isEqualTo(27);
  }

  /** Two base rounds, as many players as seven orbits of Z3 and one who stays. */
  @Test
  void twentyTwoPlayersHaveSixRoundsInWhichNobodyMeetsTwice() {
    SearchScope<IndividualWish> scope =
        hunted(Wishes.rotating(22, 5, 6, Rotation.ROTATE), Duration.ofSeconds(4), 1);
    assertThat(scope.bestCard().orElseThrow().valid()).isTrue();
    assertThat(scope.bestCard().orElseThrow().of(Criterion.PARTNER).ideal()).isTrue();
    assertThat(scope.incumbent().orElseThrow().finder().method()).contains("2 base rounds");
    assertThat(scope.incumbent().orElseThrow().judged().cost()).isLessThanOrEqualTo(1696);
  }

  @Test
  void theSameSeedFindsTheSame() {
    IndividualWish wish = CircuitWishes.circulating(24, 7, 1);
    assertThat(hunted(wish, 3).best()).isEqualTo(hunted(wish, 3).best()).isPresent();
  }

  @Test
  void fitsOnlyWhereThereAreEnoughOthersToMeet() {
    assertThat(MeetingCovers.forWish(CircuitWishes.shared(28, 13))).hasSize(1);
    assertThat(MeetingCovers.forWish(CircuitWishes.shared(28, 14))).isEmpty();
    assertThat(MeetingCovers.forWish(Wishes.rotating(28, 7, 9, Rotation.ROTATE))).hasSize(1);
    assertThat(MeetingCovers.forWish(Wishes.rotating(28, 7, 10, Rotation.ROTATE))).isEmpty();
  }

  @Test
  void leavesOffWhenAllIsExhausted() {
    IndividualWish wish = Wishes.rotating(12, 3, 3, Rotation.ROTATE);
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    assertThat(MeetingCovers.forWish(wish).get(0).run(scope, SLICE, 1)).isFalse();
    assertThat(scope.tried())
        .anyMatch(t -> t.endsWith("none developed by Z3, 4 orbits, all looked at"));
  }
}
