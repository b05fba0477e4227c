package org.boardwalk.movement.group;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AbelianGroupTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 9, 12, 15, 16, 24, 27, 36})
  void everyGroupOfThatOrderHoldsTheAxioms(int order) {
    for (AbelianGroup g : AbelianGroup.ofOrder(order)) {
      assertThat(g.order()).isEqualTo(order);
      for (int a = 0; a < order; a++) {
        assertThat(g.add(a, 0)).isEqualTo(a);
        assertThat(g.add(a, g.negate(a))).isZero();
        for (int b = 0; b < order; b++) {
          assertThat(g.add(a, b)).isEqualTo(g.add(b, a)).isBetween(0, order - 1);
          for (int c = 0; c < order; c += 3) {
            assertThat(g.add(g.add(a, b), c)).isEqualTo(g.add(a, g.add(b, c)));
          }
        }
      }
    }
  }

  /** Numbers of abelian groups: OEIS A000688. */
  @ParameterizedTest
  @CsvSource({"2,1", "4,2", "8,3", "9,2", "12,2", "15,1", "16,5", "32,7", "36,4", "64,11", "72,6"})
  void thereAreAsManyGroupsAsThePartitionsOfTheExponentsSay(int order, int groups) {
    List<AbelianGroup> all = AbelianGroup.ofOrder(order);
    assertThat(all).hasSize(groups);
    // Different up to isomorphism: already the numbers of elements of each order differ.
    assertThat(all.stream().map(AbelianGroupTest::elementOrders)).doesNotHaveDuplicates();
  }

  private static List<Integer> elementOrders(AbelianGroup g) {
    return IntStream.range(0, g.order())
        .map(
            a -> {
              int times = 1;
              for (int sum = a; sum != 0; sum = g.add(sum, a)) {
                times++;
              }
              return times;
            })
        .sorted()
        .boxed()
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"13,Z13", "9,Z3×Z3", "27,Z3×Z3×Z3", "15,Z15", "12,Z6×Z2", "30,Z30", "8,Z2×Z2×Z2"})
  void theElementaryGroupComesFirst(int order, String name) {
    assertThat(AbelianGroup.ofOrder(order).get(0).name()).isEqualTo(name);
  }

  @Test
  void refusesFactorsBelowTwo() {
    assertThatThrownBy(() -> new AbelianGroup(List.of(3, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[3, 1]");
  }

  @Test
  void theGroupOfOneElementHasNoFactors() {
    AbelianGroup one = AbelianGroup.cyclic(1);
    assertThat(AbelianGroup.ofOrder(1)).containsExactly(one);
    assertThat(one.order()).isEqualTo(1);
    assertThat(one.name()).isEqualTo("Z1");
    assertThat(one.add(0, 0)).isZero();
    assertThat(one.negate(0)).isZero();
  }
}
