package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.boardwalk.quality.DirectionSums.Krawtchouk;
import org.junit.jupiter.api.Test;

class KrawtchoukTest {

  @Test
  void isTheSumOfAllProductsOfSigns() {
    Random random = new Random(7);
    Krawtchouk krawtchouk = new Krawtchouk(9, 4);
    for (int k = 0; k < 200; k++) {
      int[] signs = random.ints(1 + random.nextInt(9), 0, 2).map(s -> 2 * s - 1).toArray();
      int product = Arrays.stream(signs).sum();
      for (int degree = 0; degree <= 4; degree++) {
        assertThat(krawtchouk.of(degree, signs.length, product))
            .isEqualTo(products(signs, 0, degree));
      }
    }
  }

  private static long products(int[] signs, int from, int degree) {
    if (degree == 0) {
      return 1;
    }
    long sum = 0;
    for (int i = from; i < signs.length; i++) {
      sum += signs[i] * products(signs, i + 1, degree - 1);
    }
    return sum;
  }
}
