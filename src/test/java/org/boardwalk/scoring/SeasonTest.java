package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Matches of several nights are ranked as a plain count in whole numbers ranks them. */
class SeasonTest {

  /**
   * All scores are multiples of a sixtieth, and no more than five nights count: means are whole.
   */
  private static final int SCALE = 60;

  private final Random random = new Random(770);

  private Map<String, Integer> night(int people) {
    Map<String, Integer> night = new HashMap<>();
    for (int k = 0; k < people; k++) {
      if (random.nextInt(4) > 0) {
        night.put("P" + k, 40 * SCALE + random.nextInt(12) * SCALE / 3);
      }
    }
    return night;
  }

  /** The mean of the best nights in sixtieths of sixtieths; empty where there are too few. */
  private static Optional<Integer> mean(
      String name, List<Map<String, Integer>> nights, OptionalInt best, Optional<Integer> absent) {
    List<Integer> all = new ArrayList<>();
    for (Map<String, Integer> night : nights) {
      if (night.containsKey(name)) {
        all.add(night.get(name));
      } else {
        absent.ifPresent(all::add);
      }
    }
    if (best.isPresent() && all.size() < best.getAsInt()) {
      return Optional.empty();
    }
    all.sort(Comparator.reverseOrder());
    int counting = best.isPresent() ? best.getAsInt() : all.size();
    int sum = 0;
    for (int k = 0; k < counting; k++) {
      sum += all.get(k);
    }
    return Optional.of(sum * SCALE / counting);
  }

  @Test
  void theMeanOfTheBestNightsRanksAsAPlainCountDoes() {
    int ties = 0;
    int unranked = 0;
    for (int trial = 0; trial < 300; trial++) {
      int number = 1 + random.nextInt(5);
      List<Map<String, Integer>> nights = new ArrayList<>();
      for (int k = 0; k < number; k++) {
        nights.add(night(2 + random.nextInt(8)));
      }
      OptionalInt best =
          random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(1 + random.nextInt(number));
      Optional<Integer> absent = random.nextInt(3) > 0 ? Optional.empty() : Optional.of(45 * SCALE);
      List<Map<String, Fraction>> exact = new ArrayList<>();
      for (Map<String, Integer> night : nights) {
        Map<String, Fraction> fractions = new HashMap<>();
        night.forEach((name, score) -> fractions.put(name, sixtieths(score, SCALE)));
        exact.add(fractions);
      }
      List<Season.Line> lines =
          new Season(exact, best, absent.map(a -> sixtieths(a, SCALE)), Season.Counting.MEAN)
              .lines();
      assertThat(lines).extracting(Season.Line::name).doesNotHaveDuplicates();
      assertThat(lines.stream().map(Season.Line::name))
          .hasSameElementsAs(nights.stream().flatMap(n -> n.keySet().stream()).toList());
      for (Season.Line line : lines) {
        Optional<Integer> mean = mean(line.name(), nights, best, absent);
        List<Integer> others =
            lines.stream().flatMap(l -> mean(l.name(), nights, best, absent).stream()).toList();
        int rank = (int) (1 + others.stream().filter(o -> o > mean.orElse(0)).count());
        int sharing = (int) others.stream().filter(o -> mean.equals(Optional.of(o))).count();
        assertThat(line.rank()).as("%s of %s", line, nights).isEqualTo(mean.isEmpty() ? 0 : rank);
        assertThat(line.sharing()).isEqualTo(Math.max(1, sharing));
        mean.ifPresent(m -> assertThat(line.score()).isEqualTo(sixtieths(m, SCALE * SCALE)));
        assertThat(line.played())
            .isEqualTo(nights.stream().filter(n -> n.containsKey(line.name())).count());
        ties += sharing > 1 ? 1 : 0;
        unranked += mean.isEmpty() ? 1 : 0;
      }
      assertThat(lines.stream().map(l -> l.rank() == 0 ? Integer.MAX_VALUE : l.rank())).isSorted();
    }
    assertThat(ties).isGreaterThan(50);
    assertThat(unranked).isGreaterThan(50);
  }

  private static Fraction sixtieths(int sum, int parts) {
    return Fraction.of(sum).over(Fraction.of(parts));
  }
}
