package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.search.circulate.NorthsStayConstruction.LineFactors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineFactorsTest {

  /** For each shift what a number is that depends on it, modulo the sets. */
  private static Set<Integer> values(int sets, int factor) {
    return IntStream.range(0, sets)
        .mapToObj(c -> Math.floorMod(factor * c, sets))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 7, 11, 25, 35})
  void nobodySitsAtTwoTablesOrReplaysAndEastAndWestPartnerOnce(int sets) {
    List<LineFactors> all = LineFactors.of(sets).toList();
    assertThat(all).doesNotHaveDuplicates();
    assertThat(all.get(0).all()).containsExactly(2, 3, 4);
    for (LineFactors factors : all) {
      for (int factor : factors.all()) {
        assertThat(values(sets, factor)).hasSize(sets);
        assertThat(values(sets, factor - 1)).hasSize(sets);
      }
      assertThat(values(sets, factors.factor(2) - factors.factor(0))).hasSize(sets);
      assertThat(factors.all()).doesNotHaveDuplicates();
    }
  }

  /** Of p - 2 factors two different ones, and a third one that is neither. */
  @ParameterizedTest
  @ValueSource(ints = {5, 7, 11, 13})
  void forPrimesAllButNoneAndOneServe(int p) {
    assertThat(LineFactors.of(p)).hasSize((p - 2) * (p - 3) * (p - 4));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 6, 9, 15, 22})
  void noneServesForEvenNumbersOfSetsAndMultiplesOfThree(int sets) {
    assertThat(LineFactors.of(sets)).isEmpty();
  }
}
