package org.boardwalk.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.boardwalk.movement.Examples;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

class AnswerFiguresTest {

  private static final IndividualWish WEIGHTED = Wishes.complete(8);
  private static final IndividualWish ORDERED = UsualWish.inOrder(WEIGHTED);
  private static final Optional<Scorecard> GOOD =
      Optional.of(WEIGHTED.judge(Examples.eightPlayers()));
  private static final Optional<Scorecard> POOR =
      Optional.of(WEIGHTED.judge(Examples.worseEightPlayers()));

  @Test
  void theyRankAnswersAsTheWishDoes() {
    for (IndividualWish wish : new IndividualWish[] {WEIGHTED, ORDERED}) {
      assertThat(wish.compare(POOR.orElseThrow(), GOOD.orElseThrow())).isPositive();
      assertThat(AnswerFigures.excess(wish, POOR, GOOD)).isPositive();
      assertThat(AnswerFigures.excess(wish, GOOD, POOR)).isZero();
      assertThat(AnswerFigures.excess(wish, GOOD, GOOD)).isZero();
    }
  }

  @Test
  void theExcessIsThatOfTheTotalWhereTheTotalCounts() {
    double good = GOOD.orElseThrow().total(WEIGHTED.weights());
    double poor = POOR.orElseThrow().total(WEIGHTED.weights());
    assertThat(AnswerFigures.excess(WEIGHTED, POOR, GOOD)).isEqualTo((poor - good) / good);
    assertThat(AnswerFigures.shown(WEIGHTED, POOR)).isEqualTo(String.valueOf((long) poor));
  }

  @Test
  void criteriaInTheirOrderAreShownInIt() {
    long partner = POOR.orElseThrow().cost(Criterion.PARTNER);
    assertThat(AnswerFigures.shown(ORDERED, POOR)).startsWith(partner + "/").contains("/");
  }

  @Test
  void noAnswerIsInfinitelyWorseThanAny() {
    assertThat(AnswerFigures.excess(WEIGHTED, Optional.empty(), POOR))
        .isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(AnswerFigures.excess(WEIGHTED, POOR, Optional.empty())).isZero();
    assertThat(AnswerFigures.shown(WEIGHTED, Optional.empty())).isEqualTo("none");
  }
}
