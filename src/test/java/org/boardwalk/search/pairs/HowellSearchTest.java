package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HowellSearchTest {

  private static WebAnswer.Outcome solve(int pairs, int rounds, EngineChoice engine) {
    return HowellSearch.solve(
            Wishes.free(pairs, rounds, engine), SearchListener.SILENT, new AtomicBoolean())
        .outcome();
  }

  @ParameterizedTest
  @CsvSource({"8, 7, CPSAT", "8, 7, CHOCO", "7, 7, CPSAT"})
  void isBalancedForSevenAndEightPairs(int pairs, int rounds, EngineChoice engine) {
    WebAnswer.Found found = (WebAnswer.Found) solve(pairs, rounds, engine);
    Scorecard card = Judge.judge(found.movement());
    assertThat(card.valid()).isTrue();
    assertThat(card.calibre().fields()).singleElement().isEqualTo(100.0);
    assertThat(found.figure(Figure.Measure.IMBALANCE).value()).isZero();
    assertThat(meetings(found.movement())).isEqualTo(pairs * (pairs - 1) / 2);
  }

  private static int meetings(Movement movement) {
    Set<Set<Integer>> met = new HashSet<>();
    int count = 0;
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        met.add(Set.copyOf(e.seating().seats().values()));
        count++;
      }
    }
    assertThat(met).hasSize(count);
    return count;
  }

  @ParameterizedTest
  @CsvSource({"4, 3, CPSAT", "6, 5, CPSAT", "4, 3, CHOCO"})
  void roomSquaresOfSidesThreeAndFiveDoNotExist(int pairs, int rounds, EngineChoice engine) {
    assertThat(solve(pairs, rounds, engine)).isInstanceOf(WebAnswer.Impossible.class);
  }

  @Test
  void moreRoundsThanOpponentsAreImpossible() {
    assertThat(solve(6, 6, EngineChoice.CPSAT)).isInstanceOf(WebAnswer.Impossible.class);
  }
}
