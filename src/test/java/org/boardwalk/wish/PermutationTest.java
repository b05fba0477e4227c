package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PermutationTest {

  @Test
  void cyclesSendEachToTheNext() {
    assertThat(Permutation.parse("(1 2 3)(5 4)", 6).images()).containsExactly(2, 3, 1, 5, 4, 6);
    assertThat(Permutation.parse(" (1,2, 3) (5 4) ", 6).images()).containsExactly(2, 3, 1, 5, 4, 6);
    assertThat(Permutation.parse("()", 3).images()).containsExactly(1, 2, 3);
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    Random random = new Random(1);
    List<Integer> images = new ArrayList<>(IntStream.rangeClosed(1, 30).boxed().toList());
    for (int k = 0; k < 100; k++) {
      Collections.shuffle(images, random);
      Permutation permutation = new Permutation(images);
      assertThat(Permutation.parse(permutation.toString(), 30)).isEqualTo(permutation);
    }
    assertThat(new Permutation(List.of(1, 2)).toString()).isEqualTo("()");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 2 3|not in cycle notation",
        "(1 2|not in cycle notation",
        "(1 2))|not in cycle notation",
        "(1 -2)|not in cycle notation",
        "(a b)|not in cycle notation",
        "(0 1)|names 0, contestants are 1 to 5",
        "(1 6)|names 6, contestants are 1 to 5",
        "(1 99999999999)|contestants are 1 to 5",
        "(1 2)(2 3)|names 2 twice",
        "(1 1)|names 1 twice"
      })
  void refusesWhatIsNoPermutation(String cycles, String message) {
    assertThatThrownBy(() -> Permutation.parse(cycles, 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void refusesImagesThatAreNoPermutation() {
    assertThatThrownBy(() -> new Permutation(List.of(1, 1, 3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[1, 1, 3]");
  }
}
