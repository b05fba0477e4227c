package org.boardwalk.search.construct;

import static org.assertj.core.api.Assertions.assertThat;

import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.WishSizes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlaneConstructionTest {

  @ParameterizedTest
  @CsvSource({"16, 5", "20, 5", "28, 9", "32, 9", "36, 9", "52, 17"})
  void theJudgeFindsPartnersAndOpponentsAsEvenAsCanBe(int players, int rounds) {
    IndividualWish wish = rotating(players, rounds);
    Scorecard card = wish.judge(PlaneConstruction.foursomes(wish).orElseThrow());
    assertThat(card.valid()).isTrue();
    assertThat(card.of(Criterion.PARTNER).cost()).isZero();
    assertThat(card.of(Criterion.OPPONENT).cost()).isEqualTo(wish.bounds().of(Criterion.OPPONENT));
  }

  @Test
  void twentyPlayersInSixRoundsHaveSixCouplesWhoPartnerTwice() {
    IndividualWish wish = rotating(20, 6);
    Scorecard card = wish.judge(PlaneConstruction.foursomes(wish).orElseThrow());
    assertThat(card.valid()).isTrue();
    assertThat(card.of(Criterion.PARTNER).cost()).isEqualTo(12);
    assertThat(card.of(Criterion.OPPONENT).cost()).isEqualTo(68);
  }

  @ParameterizedTest
  @CsvSource({"16, 6", "20, 7", "24, 5", "18, 4"})
  void otherSizesHaveNoSuchFoursomes(int players, int rounds) {
    assertThat(PlaneConstruction.foursomes(rotating(players, rounds))).isEmpty();
  }

  private static IndividualWish rotating(int players, int rounds) {
    return WishSizes.of(players, rounds).individual(Rotation.ROTATE);
  }
}
