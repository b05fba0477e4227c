package org.boardwalk.search.starter.whist;

import static org.assertj.core.api.Assertions.assertThat;

import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WhistConstructionTest {

  @ParameterizedTest
  @ValueSource(ints = {64, 65, 72, 84, 100})
  void theJudgeFindsPartnersAndOpponentsIdeal(int players) {
    IndividualWish wish = UsualWish.complete(players);
    assertThat(WhistConstruction.fits(wish)).isTrue();
    assertThat(WhistConstruction.design(wish)).isInstanceOf(Design.Built.class);
    Scorecard card = wish.judge(((Design.Built) WhistConstruction.design(wish)).movement());
    assertThat(card.valid()).isTrue();
    assertThat(card.of(Criterion.PARTNER).ideal()).isTrue();
    assertThat(card.of(Criterion.OPPONENT).ideal()).isTrue();
  }
}
