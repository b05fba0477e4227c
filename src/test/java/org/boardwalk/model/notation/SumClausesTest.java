package org.boardwalk.model.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clauses for sums have exactly the solutions that trying all values finds. */
@Tag("thorough")
class SumClausesTest {

  private static Map<Integer, Long> factors(long... factors) {
    return IntStream.range(0, factors.length)
        .boxed()
        .collect(Collectors.toMap(k -> k + 1, k -> factors[k], (a, b) -> a, TreeMap::new));
  }

  private static long sum(Map<Integer, Long> factors, int values) {
    return factors.entrySet().stream()
        .mapToLong(f -> (values >> (f.getKey() - 1)) % 2 == 1 ? f.getValue() : 0)
        .sum();
  }

  private static long tried(Map<Integer, Long> factors, long least, long most) {
    return IntStream.range(0, 1 << factors.size())
        .mapToLong(v -> sum(factors, v))
        .filter(s -> s >= least && s <= most)
        .count();
  }

  private static WrittenClauses said(Map<Integer, Long> factors, long least, long most) {
    Clauses clauses = new Clauses(factors.size());
    SumClauses.atLeast(clauses, factors, least);
    SumClauses.atMost(clauses, factors, most);
    return new WrittenClauses(clauses.variables(), clauses.all());
  }

  @ParameterizedTest(name = "{0} terms")
  @ValueSource(ints = {1, 2, 3, 4, 6, 7, 8})
  void countsWithinAllLimitsAreThoseOfAllValues(int terms) {
    Map<Integer, Long> ones = factors(LongStream.generate(() -> 1).limit(terms).toArray());
    for (long least = -1; least <= terms + 1; least++) {
      for (long most = least - 1; most <= terms + 1; most++) {
        assertThat(said(ones, least, most).solutions())
            .as("%d..%d of %d", least, most, terms)
            .isEqualTo(tried(ones, least, most));
      }
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void weightedSumsHaveTheSolutionsThatTryingFinds(long seed) {
    Random random = new Random(seed);
    for (int trial = 0; trial < 20; trial++) {
      Map<Integer, Long> factors = factors(random.longs(1 + random.nextInt(7), -5, 6).toArray());
      long least = random.nextInt(-12, 10);
      long most = least + random.nextInt(-1, 12);
      assertThat(said(factors, least, most).solutions())
          .as("%d..%d of %s", least, most, factors)
          .isEqualTo(tried(factors, least, most));
    }
  }

  @Test
  void aSumOfNothingIsZero() {
    assertThat(Stream.of(-1, 0).map(v -> said(Map.of(), v, 0).solutions())).containsOnly(1L);
    assertThat(said(Map.of(), 1, 5).solutions()).isZero();
    assertThat(said(Map.of(), -5, -1).solutions()).isZero();
  }

  @Test
  void atLeastOneIsOneClauseAndTwoOfFewAreExcludedTwoByTwo() {
    WrittenClauses one = said(factors(1, 1, -1, 1), 0, 0);
    assertThat(one.variables()).isEqualTo(4);
    assertThat(one.clauses()).contains(new int[] {1, 2, -3, 4}).hasSize(1 + 4 * 3 / 2);
  }

  @Test
  void sumsBeyondAllNumbersAreNoticed() {
    assertThatThrownBy(() -> said(factors(Long.MAX_VALUE, Long.MAX_VALUE), 0, 1))
        .isInstanceOf(ArithmeticException.class);
  }
}
