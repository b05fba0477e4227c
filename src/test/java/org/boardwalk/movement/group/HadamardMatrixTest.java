package org.boardwalk.movement.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HadamardMatrixTest {

  static IntStream orders() {
    return IntStream.rangeClosed(1, 104).filter(n -> HadamardMatrix.ofOrder(n).isPresent());
  }

  private static int product(HadamardMatrix matrix, int one, int other) {
    return IntStream.range(0, matrix.order())
        .map(r -> matrix.sign(r, one) * matrix.sign(r, other))
        .sum();
  }

  @ParameterizedTest
  @MethodSource("orders")
  void anyTwoColumnsAreOrthogonalAndTheFirstIsPlain(int order) {
    HadamardMatrix matrix = HadamardMatrix.ofOrder(order).orElseThrow();
    assertThat(matrix.order()).isEqualTo(order);
    for (int column = 0; column < order; column++) {
      assertThat(matrix.sign(column, 0)).isEqualTo(1);
      for (int other = 0; other <= column; other++) {
        assertThat(product(matrix, column, other))
            .as("columns %d, %d", column, other)
            .isEqualTo(column == other ? order : 0);
      }
    }
  }

  /** The orders up to 200 that neither Paley's nor Sylvester's constructions reach. */
  @Test
  void thereIsAMatrixForNearlyEveryMultipleOfFour() {
    assertThat(IntStream.rangeClosed(1, 50).map(k -> 4 * k).boxed())
        .filteredOn(n -> HadamardMatrix.ofOrder(n).isEmpty())
        .isEqualTo(List.of(92, 116, 156, 172, 184, 188));
  }

  @Test
  void thereIsNoneOfAnotherOrder() {
    assertThat(IntStream.of(-4, 0, 3, 5, 6, 10, 14).boxed().map(HadamardMatrix::ofOrder))
        .allMatch(Optional::isEmpty);
  }
}
