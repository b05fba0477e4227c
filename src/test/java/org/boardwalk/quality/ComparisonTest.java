package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Comparison.Contrast;
import org.boardwalk.quality.Comparison.Tendency;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class ComparisonTest {

  private static final Measured PLAIN = measured(Examples.mitchell(7, 0, 1));
  private static final Measured SWITCHED = measured(Examples.mitchell(7, 1, 1));

  private static Measured measured(Movement movement) {
    return Measured.of(movement, Judge.judge(movement));
  }

  @Test
  void sevenTablesHaveTheirKnownCalibre() {
    assertThat(PLAIN.of(Measure.CALIBRE)).hasValue(46.15);
    assertThat(SWITCHED.of(Measure.CALIBRE)).hasValue(90.46);
  }

  @Test
  void aMitchellNeedsOneCopyAndHasSevenStationaryPairs() {
    assertThat(PLAIN.of(Measure.COPIES)).hasValue(1);
    assertThat(PLAIN.of(Measure.STATIONARY)).hasValue(7);
    assertThat(SWITCHED.of(Measure.STATIONARY)).hasValue(0);
    assertThat(PLAIN.of(Measure.FEWEST_MET)).hasValue(7);
    assertThat(PLAIN.of(Measure.MOST_SIT_OUTS)).hasValue(0);
  }

  @Test
  void sharedPlayNeedsACopyForEachTable() {
    assertThat(measured(Examples.eightPlayers()).of(Measure.COPIES)).hasValue(2);
  }

  @Test
  void pairsHaveNoPartnersToChange() {
    assertThat(PLAIN.of(Measure.of(Criterion.PARTNER))).isEmpty();
    assertThat(PLAIN.of(Measure.of(Criterion.SIDE))).isEmpty();
    assertThat(Comparison.of(PLAIN, measured(Examples.eightPlayers())).contrasts())
        .extracting(Contrast::measure)
        .contains(Measure.of(Criterion.OPPONENT))
        .doesNotContain(Measure.of(Criterion.PARTNER), Measure.of(Criterion.SIDE));
  }

  @Test
  void moreCalibreAndLessCostAreBetter() {
    Comparison both = Comparison.of(SWITCHED, PLAIN);
    assertThat(both.better())
        .contains(new Contrast(Measure.CALIBRE, 90.46, 46.15))
        .extracting(Contrast::measure)
        .containsExactly(Measure.CALIBRE);
    assertThat(both.worse()).containsExactly(new Contrast(Measure.STATIONARY, 0, 7));
  }

  @Test
  void theOtherWayRoundIsTheOpposite() {
    for (long seed = 1; seed <= 100; seed++) {
      Measured one = measured(RandomMovements.any(seed));
      Measured other = measured(RandomMovements.any(seed + 3));
      Comparison forth = Comparison.of(one, other);
      Comparison back = Comparison.of(other, one);
      assertThat(forth.better())
          .extracting(Contrast::measure)
          .isEqualTo(back.worse().stream().map(Contrast::measure).toList());
      assertThat(Comparison.of(one, one).contrasts()).allMatch(c -> c.sign() == 0);
    }
  }

  @Test
  void brokenRulesAreCounted() {
    Movement m = Examples.mitchell(5, 0, 1);
    Movement twice = m.with(List.of(m.rounds().get(0), m.rounds().get(0)));
    // Ten pairs play their set again.
    assertThat(measured(twice).of(Measure.BROKEN_RULES)).hasValue(10);
    assertThat(m.kind()).isEqualTo(Kind.PAIRS);
  }

  /** A movement with its encounters at other tables, so that only the moves differ. */
  private static Movement reseated(Movement m) {
    return Examples.each(m, e -> new Encounter(e.table() * 3 % 7 + 1, e.seating(), e.set()));
  }

  @Test
  void breaksAndMovesCount() {
    Comparison both = Comparison.of(PLAIN, measured(reseated(Examples.mitchell(7, 0, 1))));
    assertThat(both.better())
        .containsExactly(new Contrast(Measure.BREAKS, 0, 42), new Contrast(Measure.MOVES, 0, 42));
    assertThat(both.tendency()).isEqualTo(Tendency.BETTER);
    assertThat(both.by(Set.of(Measure.CALIBRE)).tendency()).isEqualTo(Tendency.EQUAL);
  }

  @Test
  void meetingsRepeatedCountForPairs() {
    Movement m = Examples.mitchell(5, 0, 1);
    Movement twice = m.with(List.of(m.rounds().get(0), m.rounds().get(0)));
    assertThat(measured(m).of(Measure.MET_AGAIN)).hasValue(0);
    // Two pairs that meet again over the same boards have not met over others.
    Round again =
        new Round(
            m.rounds().get(0).encounters().stream()
                .map(e -> new Encounter(e.table(), e.seating(), e.set() % 5 + 1))
                .toList());
    assertThat(measured(m.with(List.of(m.rounds().get(0), again))).of(Measure.MET_AGAIN))
        .hasValue(5);
    assertThat(measured(twice).of(Measure.COST)).isEmpty();
    assertThat(measured(Examples.eightPlayers()).of(Measure.COST)).hasValue(56);
    assertThat(measured(Examples.eightPlayers()).of(Measure.MET_AGAIN)).isEmpty();
    assertThat(measured(Examples.eightPlayers()).of(Measure.BREAKS)).isEmpty();
  }

  @Test
  void betterInSomeAndWorseInOthersIsMixed() {
    assertThat(Comparison.of(SWITCHED, PLAIN).tendency()).isEqualTo(Tendency.MIXED);
    assertThat(Comparison.of(PLAIN, PLAIN).tendency()).isEqualTo(Tendency.EQUAL);
    assertThat(Comparison.of(SWITCHED, PLAIN).by(Set.of(Measure.STATIONARY)).tendency())
        .isEqualTo(Tendency.WORSE);
  }

  @Test
  void calibresAreComparedWhereAsManyWin() {
    Measured apart = measured(Examples.mitchell(7, 0, 2));
    assertThat(Comparison.of(apart, PLAIN).contrasts())
        .extracting(Comparison.Contrast::measure)
        .doesNotContain(Measure.CALIBRE)
        .contains(Measure.COPIES);
    assertThat(Comparison.of(apart, apart).contrasts())
        .extracting(Comparison.Contrast::measure)
        .contains(Measure.CALIBRE);
  }
}
