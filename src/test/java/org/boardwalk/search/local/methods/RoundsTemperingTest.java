package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class RoundsTemperingTest {

  @ParameterizedTest
  @CsvSource({"8,2,5,7,1", "12,3,5,6,1", "13,3,6,8,1", "16,4,5,10,2"})
  void nobodyReplaysASetInCirculatingPlay(
      int players, int tables, int rounds, int sets, int copies) {
    IndividualWish wish = Wishes.circulating(players, tables, rounds, sets, copies);
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    new RoundsTempering(1).run(scope, Duration.ofMillis(30), 1);
    Movement movement = scope.best().orElseThrow();
    Scorecard card = Judge.judge(movement);
    assertThat(card.violations()).isEmpty();
    assertThat(wish.accepts(movement, card)).isTrue();
  }

  /** With the weights of the first start alone nothing is found in ten times as long. */
  @ParameterizedTest
  @Tag("slow")
  @CsvSource("22,5,19,20,1")
  void whereNearlyEverybodyHasToBePartneredPartnersBecomeIdeal(
      int players, int tables, int rounds, int sets, int copies) {
    IndividualWish wish = Wishes.circulating(players, tables, rounds, sets, copies);
    SearchScope<IndividualWish> scope = SearchScopes.of(Wishes.requiring(wish, Criterion.PARTNER));
    new RoundsTempering(1).run(scope, Duration.ofSeconds(2), 1);
    assertThat(scope.bestCard().orElseThrow().cost(Criterion.PARTNER)).isZero();
  }
}
