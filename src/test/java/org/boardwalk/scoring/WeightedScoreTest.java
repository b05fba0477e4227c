package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Direction;
import org.junit.jupiter.api.Test;

/** Three tables, one of which has 60 % of 420 and 40 % of -50, computed by hand. */
class WeightedScoreTest {

  private static final Event EVENT =
      Events.scored(
          Events.oneBoard(3, 2),
          List.of(
              new Score.Points(420),
              new Score.Points(170),
              new Score.Weighted(Map.of(420, 60, -50, 40))));

  private static List<String> gained(ScoringMethod method, Direction side) {
    return method.awards(EVENT).stream()
        .filter(a -> a.side() == side)
        .sorted((a, b) -> Integer.compare(a.play().table(), b.play().table()))
        .map(a -> a.gained().rounded(2).toPlainString())
        .toList();
  }

  @Test
  void itIsComparedAsEachOfItsResultsForItsShare() {
    // 420 beats 170 (2), ties with 60 % (0.6) and beats 40 % (0.8). Six matchpoints in all.
    assertThat(gained(ScoringMethod.MATCHPOINTS, Direction.NS))
        .containsExactly("3.40", "0.80", "1.80");
    assertThat(gained(ScoringMethod.MATCHPOINTS, Direction.EW))
        .containsExactly("0.60", "3.20", "2.20");
  }

  @Test
  void impsAreWeightedToo() {
    // 420: 6 against 170, 40 % of 10 against -50; 170: -6, and 60 % of -6 with 40 % of 6.
    assertThat(gained(ScoringMethod.CROSS_IMPS, Direction.NS))
        .containsExactly("5.00", "-3.60", "-1.40");
    assertThat(gained(ScoringMethod.AGGREGATE, Direction.NS))
        .containsExactly("420.00", "170.00", "232.00");
  }

  @Test
  void weightsAreAHundredPercentInAll() {
    assertThatThrownBy(() -> new Score.Weighted(Map.of(420, 60, -50, 30)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("90");
  }

  @Test
  void linesMayBeRoundedBeforeTheyAreAdded() {
    Terms hundredths = new Terms(List.of(), Rounding.HUNDREDTHS, List.of());
    Ranking ranking =
        Ranking.of(
            Events.random(Events.oneBoard(7, 2), 3, 0.3), ScoringMethod.MATCHPOINTS, hundredths);
    assertThat(ranking.awards())
        .allMatch(a -> a.gained().equals(new Fraction(a.gained().rounded(2))));
  }
}
