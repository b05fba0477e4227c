package org.boardwalk.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class NumbersTest {

  private static List<Integer> read(String text) {
    return new Numbers.Converter().convert(text).values();
  }

  @Test
  void rangesAndListsAreRead() {
    assertThat(read("8")).containsExactly(8);
    assertThat(read("4..7")).containsExactly(4, 5, 6, 7);
    assertThat(read("11,7,9")).containsExactly(7, 9, 11);
    assertThat(read("12,8..10,9..9")).containsExactly(8, 9, 10, 12);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "x", "4..", "..4", "4...7", "4-7", "7..4", "4,", "-3", "4 7", "99999", "4..5..6"
      })
  void everythingElseIsRefused(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessageContaining("[");
  }

  @Test
  void numbersOutOfRangeNameTheOption() {
    assertThatThrownBy(() -> new Numbers(List.of(5, 201)).within("--players", 4, 200))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("--players [201] must be from 4 to 200");
  }
}
