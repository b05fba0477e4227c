package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainRotationTest {

  private static final List<Integer> ROUNDS = List.of(1, 2, 3, 5, 8, 30, 64, 200);

  private static IndividualWish wish(int players, int rounds, Play play) {
    return WishSizes.of(players, rounds).play(play).individual();
  }

  private static Judged made(IndividualWish wish) {
    Movement movement = PlainRotation.of(wish).orElseThrow();
    return Judged.of(wish.adopted(movement), wish);
  }

  @ParameterizedTest
  @EnumSource(Play.class)
  void everySizeHasAValidMovementWithSitOutsInTurn(Play play) {
    for (int players : List.of(4, 5, 6, 7, 9, 10, 15, 24, 39, 61, 74)) {
      for (int rounds : ROUNDS) {
        IndividualWish wish = wish(players, rounds, play);
        Judged judged = made(wish);
        assertThat(judged.card().violations()).as(wish.name()).isEmpty();
        assertThat(judged.card().sitOuts().even()).as(wish.name()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9, 12, 13, 40, 41})
  void inSharedPlayPartnersAreIdealWhereAtMostOneSitsOut(int players) {
    for (int rounds : ROUNDS) {
      assertThat(made(wish(players, rounds, Play.SHARED)).card().cost(Criterion.PARTNER)).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {14, 15, 38, 39})
  void soTheyAreInAShortSessionWhereTwoOrThreeDo(int players) {
    for (int rounds : List.of(1, 2, 3)) {
      IndividualWish wish = wish(players, rounds, Play.SHARED);
      assertThat(made(wish).answers()).as(wish.name()).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(Play.class)
  void itHoldsForTheLargestRoom(Play play) {
    assertThat(
            Stream.of(199, 200)
                .map(players -> made(wish(players, 200, play)).card().violations())
                .toList())
        .allMatch(List::isEmpty);
  }
}
