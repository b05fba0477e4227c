package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.CriterionScore;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.RandomMovements;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.junit.jupiter.api.Test;

class WalkWishTest {

  private static final IndividualWish WISH = Wishes.circulating(13, 3, 9, 9, 1);

  /** A scorecard of which only these figures matter. */
  private static Scorecard card(WalkGrade grade, long partner, long direction) {
    Scorecard any = Judge.judge(RandomMovements.valid(1));
    Map<Criterion, CriterionScore> scores = new HashMap<>();
    for (Criterion c : Criterion.values()) {
      long cost = c == Criterion.PARTNER ? partner : c == Criterion.DIRECTION ? direction : 0;
      scores.put(c, new CriterionScore(c, cost, 78, 78, List.of()));
    }
    return new Scorecard(
        List.of(),
        scores,
        any.sitOuts(),
        any.meetings(),
        any.calibre(),
        any.others(),
        any.walk(),
        Optional.of(new WalkRule(grade, grade == WalkGrade.ANY ? 5 : 0, 1, 0, List.of())),
        Optional.empty(),
        List.of());
  }

  private static void inOrder(IndividualWish wish, Scorecard... cards) {
    for (int a = 0; a < cards.length; a++) {
      for (int b = 0; b < cards.length; b++) {
        assertThat(Integer.signum(wish.compare(cards[a], cards[b])))
            .as("%d and %d", a, b)
            .isEqualTo(Integer.signum(a - b));
      }
    }
  }

  @Test
  void theWalkComesBeforeTheCost() {
    inOrder(
        WISH,
        card(WalkGrade.DOWN_ONE, 0, 300),
        card(WalkGrade.DOWN_ONE, 0, 400),
        card(WalkGrade.DOWN_ONE, 90, 0),
        card(WalkGrade.RULE, 0, 100),
        card(WalkGrade.ANY, 0, 0));
  }

  @Test
  void onlyTheCostCountsWhereAWalkIsNamed() {
    for (WalkWish walk : List.of(WalkWish.DOWN_ONE, WalkWish.RULE, WalkWish.ANY)) {
      inOrder(WISH.with(walk), card(WalkGrade.ANY, 0, 0), card(WalkGrade.DOWN_ONE, 0, 300));
      assertThat(WISH.with(walk).costDecides()).isTrue();
      assertThat(WISH.with(walk).plain(card(WalkGrade.ANY, 0, 0))).isTrue();
    }
    assertThat(WISH.costDecides()).isFalse();
    assertThat(Wishes.shared(13, 3, 9).costDecides()).isTrue();
  }

  @Test
  void nothingIsPlainerThanBoardsThatGoDownOneTable() {
    assertThat(WISH.plain(card(WalkGrade.DOWN_ONE, 1, 300))).isTrue();
    assertThat(WISH.plain(card(WalkGrade.RULE, 0, 0))).isFalse();
    assertThat(Wishes.shared(13, 3, 9).plain(card(WalkGrade.ANY, 0, 0))).isTrue();
  }

  @Test
  void aNamedWalkIsAHardRule() {
    for (WalkWish walk : WalkWish.values()) {
      for (WalkGrade grade : WalkGrade.values()) {
        assertThat(card(grade, 0, 0).carried(walk.worst()))
            .isEqualTo(
                walk == WalkWish.AUTO
                    || walk == WalkWish.ANY
                    || grade == WalkGrade.DOWN_ONE
                    || (walk == WalkWish.RULE && grade == WalkGrade.RULE));
      }
    }
  }

  @Test
  void sharedPlayAndSettledPlayersHaveNoWalkToAskFor() {
    assertThatThrownBy(() -> Wishes.shared(13, 3, 9).with(WalkWish.ANY))
        .hasMessageStartingWith("walk [any] is for circulating play")
        .hasMessageContaining("Maybe leave it out");
    assertThatThrownBy(
            () -> WISH.with(Fixed.NOTHING.stationary(List.of(1))).with(WalkWish.DOWN_ONE))
        .hasMessageStartingWith("walk [down-one] cannot be promised")
        .hasMessageContaining("Maybe leave it out");
  }
}
