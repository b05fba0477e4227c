package org.boardwalk.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.OptionalDouble;
import org.assertj.core.data.Offset;
import org.boardwalk.bench.Calibration.Sample;
import org.boardwalk.search.Rate;
import org.junit.jupiter.api.Test;

class CalibrationTest {

  private static final Offset<Double> NEARLY = within(0.1);

  private final Calibration calibration = new Calibration(sample -> {});

  private double ratio(Rate rate) {
    return calibration.ratios().getOrDefault(rate, OptionalDouble.empty()).orElseThrow();
  }

  @Test
  void worksOfOtherProportionsTellTheRatesOfAWorkApart() {
    for (double part : new double[] {0.2, 0.4, 0.6, 0.8}) {
      Map<Rate, Double> effort = Map.of(Rate.ROUNDS_STEP, 1 - part, Rate.ROUNDS_PLAYER, part);
      calibration.add(new Sample("work", effort, 2 * (1 - part) + 0.5 * part));
    }
    assertThat(ratio(Rate.ROUNDS_STEP)).isCloseTo(2, NEARLY);
    assertThat(ratio(Rate.ROUNDS_PLAYER)).isCloseTo(0.5, NEARLY);
    assertThat(calibration.ratios().get(Rate.ROUNDS_RULES)).isEmpty();
  }

  @Test
  void aSizeIsMeasuredByTheGrowthBeyondIt() {
    Sample usual = new Sample("usual", Map.of(Rate.SHARED_STEP, 1.0), 0.8);
    Sample large = new Sample("large", Map.of(Rate.SHARED_STEP, 1.0), 1.6);
    calibration.add(Rate.LARGE_ROOM, usual, large);
    assertThat(ratio(Rate.LARGE_ROOM)).isCloseTo(2, within(1e-9));
    assertThat(Calibration.measured(Rate.LARGE_ROOM, 2)).isEqualTo(Rate.LARGE_ROOM.size() / 2);
  }

  @Test
  void noRatioIsNegativeWhateverWasMeasured() {
    calibration.add(new Sample("none", Map.of(Rate.RING_STEP, 1.0), 0));
    calibration.add(new Sample("odd", Map.of(Rate.RING_STEP, 0.5, Rate.RING_TURN, 0.5), 2));
    assertThat(ratio(Rate.RING_STEP)).isNotNegative();
    assertThat(ratio(Rate.RING_TURN)).isGreaterThan(2);
  }

  @Test
  void workThatEndedAtOnceAndSmallPartsTellNothing() {
    calibration.add(Sample.none("none"));
    calibration.add(Rate.LARGE_ORBIT, Sample.none("usual"), Sample.none("large"));
    calibration.add(
        new Sample("small", Map.of(Rate.SHARED_STEP, 0.99, Rate.JUDGED_PLACE, 0.01), 1));
    assertThat(calibration.ratios().get(Rate.LARGE_ORBIT)).isEmpty();
    assertThat(calibration.ratios().get(Rate.JUDGED_PLACE)).isEmpty();
    assertThat(ratio(Rate.SHARED_STEP)).isCloseTo(1, NEARLY);
  }

  @Test
  void workThatTakesTwiceAsLongIsDoneHalfAsOftenInASecond() {
    assertThat(Calibration.measured(Rate.ROUNDS_STEP, 2)).isEqualTo(500);
    assertThat(Calibration.measured(Rate.SHARED_STEP, 2)).isEqualTo(3.5e6);
    assertThat(Calibration.measured(Rate.CPSAT_SECOND, 0.5)).isEqualTo(0.7);
  }
}
