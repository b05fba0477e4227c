package org.boardwalk.search.starter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.DIRECTION;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;
import static org.boardwalk.quality.Criterion.SIDE;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Outcome.Found;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class StarterMethodTest {

  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Duration TEN_MINUTES = Duration.ofMinutes(10);

  private static IndividualWish ordered(int players, Criterion... order) {
    return Wishes.inOrder(Wishes.complete(players), order);
  }

  private static Found found(IndividualWish wish, Duration time) {
    return SearchScopes.found(Wishes.searching(wish, 1, time));
  }

  private static void assertIdeal(Found found, Criterion... criteria) {
    Scorecard card = Judge.judge(found.movement());
    assertThat(card.valid()).isTrue();
    for (Criterion c : criteria) {
      assertThat(card.cost(c)).as("%s", c).isZero();
    }
  }

  private static void assertAllFourIdeal(int players, Duration time) {
    Found found = found(ordered(players, PARTNER, OPPONENT, SIDE, DIRECTION), time);
    assertThat(found.status()).isEqualTo(Status.IDEAL);
    assertIdeal(found, Criterion.values());
  }

  /** The search ends as soon as all that counts is ideal. */
  private static void assertIdealExcept(int players, Criterion ignored, Duration time) {
    Criterion[] order =
        ignored == SIDE
            ? new Criterion[] {PARTNER, OPPONENT, DIRECTION, SIDE}
            : new Criterion[] {PARTNER, OPPONENT, SIDE, DIRECTION};
    IndividualWish wish = ordered(players, order).demanding(Map.of(ignored, Demand.IGNORE));
    Found found = found(wish, time);
    assertThat(found.status()).isEqualTo(Status.IDEAL);
    assertIdeal(found, order[0], order[1], order[2]);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 9, 13, 17, 25, 29, 37, 41})
  void meetsAllFourCriteria(int players) {
    assertAllFourIdeal(players, MINUTE);
  }

  @ParameterizedTest
  @Tag("slow")
  @ValueSource(ints = {49, 53, 61})
  void meetsAllFourCriteriaForManyPlayers(int players) {
    assertAllFourIdeal(players, TEN_MINUTES);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 16, 20, 24, 28})
  void meetsPartnerOpponentAndDirectionForMultiplesOfFour(int players) {
    assertIdealExcept(players, SIDE, MINUTE);
  }

  @ParameterizedTest
  @Tag("slow")
  @ValueSource(ints = {33})
  void meetsPartnerOpponentAndSideFor33Players(int players) {
    assertIdealExcept(players, DIRECTION, MINUTE);
  }

  @ParameterizedTest
  @Tag("slow")
  @ValueSource(ints = {32, 36, 44, 48})
  void meetsPartnerOpponentAndDirectionForLargeMultiplesOfFour(int players) {
    assertIdealExcept(players, SIDE, TEN_MINUTES);
  }

  @ParameterizedTest
  @ValueSource(ints = {21, 45})
  void meetsPartnerOpponentAndSideWhereDirectionIsImpossibleOrUnknown(int players) {
    assertIdealExcept(players, DIRECTION, MINUTE);
  }

  @Test
  void meetsPartnerAndOpponentFor40Players() {
    assertPartnerAndOpponentIdeal(40);
  }

  @ParameterizedTest
  @Tag("slow")
  @ValueSource(ints = {52, 56, 57, 60})
  void meetsPartnerAndOpponentForManyPlayers(int players) {
    assertPartnerAndOpponentIdeal(players);
  }

  private static void assertPartnerAndOpponentIdeal(int players) {
    IndividualWish wish =
        ordered(players, PARTNER, OPPONENT, SIDE, DIRECTION)
            .demanding(Map.of(SIDE, Demand.IGNORE, DIRECTION, Demand.IGNORE));
    Found found = found(wish, TEN_MINUTES);
    assertThat(found.status()).isEqualTo(Status.IDEAL);
    assertIdeal(found, PARTNER, OPPONENT);
  }

  @Test
  @Tag("slow")
  void takesCriteriaInTheirOrderFor21Players() {
    IndividualWish wish = ordered(21, PARTNER, OPPONENT, SIDE, DIRECTION);
    assertIdeal(found(wish, Duration.ofSeconds(12)), PARTNER, OPPONENT, SIDE);
  }

  @Test
  @Tag("slow")
  void takesCriteriaInTheirOrder() {
    IndividualWish sixteen = ordered(16, PARTNER, OPPONENT, DIRECTION, SIDE);
    assertIdeal(found(sixteen, Duration.ofSeconds(2)), PARTNER, OPPONENT, DIRECTION);
  }

  @ParameterizedTest
  @ValueSource(ints = {13, 16, 25})
  void sameSeedAndOneWorkerGiveTheSameMovement(int players) {
    IndividualWish wish =
        ordered(players, PARTNER, OPPONENT, DIRECTION, SIDE).demanding(Map.of(SIDE, Demand.IGNORE));
    assertThat(SearchScopes.found(Wishes.searching(wish, 7, MINUTE)).movement())
        .isEqualTo(SearchScopes.found(Wishes.searching(wish, 7, MINUTE)).movement());
  }

  @Test
  void fitsOnlyCompleteSchedulesInSharedPlayWithoutRotation() {
    assertThat(names(Wishes.complete(9)))
        .containsExactly("starters over Z3×Z3", "starters over Z9");
    assertThat(names(Wishes.complete(8))).containsExactly("starters over Z7");
    assertThat(names(Wishes.shared(9, 2, 8))).isEmpty();
    assertThat(names(Wishes.shared(10, 2, 11))).isEmpty();
    assertThat(names(Wishes.circulating(13, 3, 13, 13, 1))).isEmpty();
    assertThat(names(Wishes.rotating(16, 4, 15, Rotation.ROTATE))).isEmpty();
  }

  private static List<String> names(IndividualWish wish) {
    return StarterMethod.forWish(wish, 1).stream().map(Method::name).toList();
  }
}
