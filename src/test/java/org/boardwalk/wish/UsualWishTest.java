package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.boardwalk.quality.Criterion.DIRECTION;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;
import static org.boardwalk.quality.Criterion.SIDE;

import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class UsualWishTest {

  @Test
  void setsSufficeForAllTablesByDefault() {
    assertThat(UsualBoards.sets(8, 7, Play.CIRCULATING, 1)).isEqualTo(8);
    assertThat(UsualBoards.sets(8, 7, Play.CIRCULATING, 2)).isEqualTo(7);
    assertThat(UsualBoards.sets(8, 7, Play.SHARED, 8)).isEqualTo(7);
    assertThat(UsualBoards.of(8, 7, Play.CIRCULATING, Rotation.NONE).sets()).isEqualTo(8);
  }

  @Test
  void setsThatAreTooFewForTheTablesAreSaidToBe() {
    Boards seven = new Boards(7, 2, Play.CIRCULATING, 1);
    assertThatThrownBy(() -> UsualWish.of(34, 8, 7, seven, Rotation.NONE))
        .hasMessage(
            "boards: 7 sets in 1 copy are too few for 8 tables\nMaybe take 8 sets, or 2 copies of"
                + " each.");
  }

  private static IndividualWish wish(int players, int rounds, Play play, Rotation rotation) {
    int tables = players / 4;
    return UsualWish.of(
        players, tables, rounds, UsualBoards.of(tables, rounds, play, rotation), rotation);
  }

  @ParameterizedTest
  @EnumSource(Play.class)
  void evenPartnersAreRequiredFromTenPlayersOn(Play play) {
    assertThat(wish(9, 9, play, Rotation.NONE).required()).isEmpty();
    assertThat(wish(10, 9, play, Rotation.NONE).required()).containsExactly(PARTNER);
    assertThat(wish(40, 13, play, Rotation.NONE).required()).containsExactly(PARTNER);
  }

  @ParameterizedTest
  @EnumSource(names = {"SWAP", "ROTATE"})
  void withARotationPartnersWeighAsInTheTotal(Rotation rotation) {
    IndividualWish wish = wish(40, 13, Play.SHARED, rotation);
    assertThat(wish.required()).isEmpty();
    assertThat(wish.objective()).isEqualTo(Objective.STANDARD);
  }

  @ParameterizedTest
  @CsvSource({"4,3", "5,5", "8,7", "9,9", "13,13", "16,15", "10,11", "11,13", "14,15", "61,61"})
  void inCompleteRoundsNobodyMustPartnerTwiceButInOneMoreSomebodyMust(int players, int rounds) {
    assertThat(UsualWish.completeRounds(players)).isEqualTo(rounds);
    int partnerships = 2 * (players / 4);
    assertThat(rounds * partnerships).isLessThanOrEqualTo(players * (players - 1) / 2);
    assertThat((rounds + 1) * partnerships).isGreaterThan(players * (players - 1) / 2);
  }

  @Test
  void completeSchedulesMeetTheCriteriaInOrder() {
    IndividualWish twelve = UsualWish.complete(12);
    assertThat(twelve.rounds()).isEqualTo(11);
    assertThat(twelve.required()).isEmpty();
    assertThat(twelve.objective())
        .isEqualTo(new Objective.Ordered(List.of(PARTNER, OPPONENT, DIRECTION, SIDE)));
    assertThat(UsualWish.complete(13).objective())
        .isEqualTo(new Objective.Ordered(List.of(PARTNER, OPPONENT, SIDE, DIRECTION)));
  }

  @Test
  void inOrderTakesTheDemandsAway() {
    IndividualWish wish =
        wish(14, 9, Play.SHARED, Rotation.NONE).demanding(Map.of(SIDE, Demand.IGNORE));
    assertThat(UsualWish.inOrder(wish).criteria()).isEmpty();
    assertThat(UsualWish.inOrder(wish).rounds()).isEqualTo(9);
  }

  @Test
  void fewerCopiesAreAsManyAsAllTablesNeedAtLeast() {
    Boards boards = new Boards(5, 2, Play.CIRCULATING, 4);
    IndividualWish wish = UsualWish.of(40, 10, 5, boards, Rotation.NONE);
    assertThat(UsualWish.fewerCopies(wish))
        .extracting(IndividualWish::boards)
        .extracting(Boards::copies)
        .containsExactly(2, 3);
    assertThat(new Boards(13, 2, Play.CIRCULATING, 1).fewerCopies(10)).isEmpty();
    assertThat(UsualWish.fewerCopies(wish(40, 5, Play.SHARED, Rotation.NONE))).isEmpty();
    assertThat(UsualWish.fewerCopies(wish.with(Fixed.NOTHING.stationary(List.of(1))))).isEmpty();
  }

  @Test
  void aWishForAnotherLengthKeepsAllElse() {
    IndividualWish wish = wish(14, 9, Play.SHARED, Rotation.NONE);
    assertThat(UsualWish.lasting(wish, 7))
        .contains(wish(14, 7, Play.SHARED, Rotation.NONE).named(wish.name()));
    assertThat(UsualWish.lasting(wish, 0)).isEmpty();
    assertThat(UsualWish.lasting(wish, IndividualWish.MOST_ROUNDS + 1)).isEmpty();
    assertThat(UsualWish.lasting(wish(14, 9, Play.CIRCULATING, Rotation.NONE), 7)).isEmpty();
    assertThat(UsualWish.lasting(wish.with(Fixed.NOTHING.stationary(List.of(1))), 7)).isEmpty();
  }

  @Test
  void aDemandThatNeedNotBeSaidMakesNoOtherWish() {
    IndividualWish wish = UsualWish.complete(13).demanding(Map.of());
    assertThat(wish.demanding(Map.of(Criterion.SIDE, Demand.MINIMISE))).isEqualTo(wish);
    assertThat(wish.demanding(Map.of(Criterion.SIDE, Demand.IGNORE))).isNotEqualTo(wish);
  }
}
