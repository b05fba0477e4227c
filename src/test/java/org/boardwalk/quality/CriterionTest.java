package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CriterionTest {

  @Test
  void lettersTellCriteriaApart() {
    assertThat(Criterion.all().map(Criterion::letter).collect(Collectors.toSet()))
        .hasSize(Criterion.values().length);
  }

  @ParameterizedTest
  @EnumSource
  void everyCriterionIsAMeasureAndSaysWhatItCounts(Criterion criterion) {
    assertThat(Measure.all()).contains(Measure.of(criterion));
    assertThat(criterion.counted()).hasSize(criterion.even() ? 1 : 2);
    assertThat(criterion.demand().contains("%s")).isEqualTo(criterion.even());
    assertThat(criterion.appliesTo(Kind.INDIVIDUAL)).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void countsOfEvenCriteriaHaveTheTotalThatSeatsGive(Criterion criterion) {
    Movement movement = Examples.eightPlayers();
    int[][] counts = new Counts(movement).of(criterion);
    long sum = 0;
    for (int i = 0; i < counts.length; i++) {
      for (int j = i + 1; j < counts.length; j++) {
        sum += counts[i][j];
        int seenFromOther = criterion.seenFromOne() ? -counts[i][j] : counts[i][j];
        assertThat(counts[j][i]).isEqualTo(seenFromOther);
      }
    }
    if (criterion.even()) {
      assertThat(sum).isEqualTo(criterion.total(Profile.of(movement).seats()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void costsAreMultiplesOfTheStep(Criterion criterion) {
    for (int seed = 1; seed <= 20; seed++) {
      assertThat(Judge.judge(RandomMovements.any(seed)).cost(criterion) % criterion.step())
          .as("seed %d", seed)
          .isZero();
    }
  }

  @Test
  void standardWeightsAreThoseOfTheCriteria() {
    assertThat(Weights.STANDARD).isEqualTo(Weights.of(List.of(8, 4, 1, 1)));
    assertThatThrownBy(() -> Weights.of(List.of(8, 4, 1)))
        .hasMessage("weights [8, 4, 1] must be 4 numbers: partner, opponent, side, direction");
  }
}
