package org.boardwalk.movement.group;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FiniteFieldTest {

  /** The prime powers 3 to 64. */
  private static final List<Integer> ORDERS =
      List.of(
          3, 4, 5, 7, 8, 9, 11, 13, 16, 17, 19, 23, 25, 27, 29, 31, 32, 37, 41, 43, 47, 49, 53, 59,
          61, 64);

  static List<Integer> orders() {
    return ORDERS;
  }

  private static FiniteField field(int order) {
    return FiniteField.ofOrder(order).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("orders")
  void multiplicationIsThatOfAField(int q) {
    FiniteField f = field(q);
    AbelianGroup sum = f.additive();
    for (int a = 0; a < q; a++) {
      assertThat(f.multiply(a, 1)).isEqualTo(a);
      assertThat(f.multiply(a, 0)).isZero();
      Set<Integer> products = new HashSet<>();
      for (int b = 0; b < q; b++) {
        assertThat(f.multiply(a, b)).isEqualTo(f.multiply(b, a));
        products.add(f.multiply(a, b));
        for (int c = 0; c < q; c++) {
          boolean distributes =
              f.multiply(a, sum.add(b, c)) == sum.add(f.multiply(a, b), f.multiply(a, c));
          boolean associates = f.multiply(a, f.multiply(b, c)) == f.multiply(f.multiply(a, b), c);
          if (!distributes || !associates) {
            throw new AssertionError("%d, %d and %d in the field of %d".formatted(a, b, c, q));
          }
        }
      }
      // Every equation a·x = b with a ≠ 0 has one solution.
      assertThat(products).hasSize(a == 0 ? 1 : q);
    }
  }

  @ParameterizedTest
  @MethodSource("orders")
  void charactersTellTheSquares(int q) {
    FiniteField f = field(q);
    Set<Integer> squares = new HashSet<>();
    IntStream.range(1, q).forEach(a -> squares.add(f.multiply(a, a)));
    assertThat(f.character(0)).isZero();
    if (q % 2 == 1) {
      assertThat(squares).hasSize((q - 1) / 2);
      for (int a = 1; a < q; a++) {
        assertThat(f.character(a)).isEqualTo(squares.contains(a) ? 1 : -1);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("orders")
  void subgroupsAreClosedAndStartWithOne(int q) {
    FiniteField f = field(q);
    for (int order = 1; order < q; order++) {
      if ((q - 1) % order == 0) {
        List<Integer> group = f.subgroup(order);
        assertThat(group).hasSize(order).doesNotHaveDuplicates().startsWith(1);
        for (int a : group) {
          for (int b : group) {
            assertThat(group).contains(f.multiply(a, b));
          }
        }
      }
    }
  }

  @Test
  void refusesASubgroupWhoseOrderDoesNotDivide() {
    assertThatThrownBy(() -> field(13).subgroup(5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[5]");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 6, 10, 12, 15, 21, 33, 36, 45, 63, 8192})
  void otherOrdersHaveNoFieldHere(int order) {
    assertThat(FiniteField.ofOrder(order)).isEmpty();
  }

  @Test
  void everyPrimePowerUpToTwoHundredHasAField() {
    for (int q = 3; q <= 200; q++) {
      assertThat(FiniteField.ofOrder(q).isPresent()).as("%d", q).isEqualTo(primePower(q));
    }
  }

  private static boolean primePower(int q) {
    int p = IntStream.rangeClosed(2, q).filter(d -> q % d == 0).findFirst().orElseThrow();
    int rest = q;
    while (rest % p == 0) {
      rest /= p;
    }
    return rest == 1;
  }
}
