package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines on a wall screen: all of them, in order, as large as can be. */
class WallFitTest {

  private static List<Integer> lines(int count) {
    return IntStream.rangeClosed(1, count).boxed().toList();
  }

  @Test
  void everyLineStandsOnceAndInOrder() {
    for (int count = 1; count <= 130; count++) {
      for (int characters : new int[] {12, 40, 90, 300}) {
        WallFit<Integer> fit = WallFit.of(lines(count), characters);
        assertThat(fit.pages().stream().flatMap(List::stream).flatMap(List::stream))
            .containsExactlyElementsOf(lines(count));
        assertThat(fit.pages().stream().flatMap(List::stream))
            .allMatch(column -> column.size() <= fit.rows());
      }
    }
  }

  /** Short lines stand in columns, long ones below each other; too many turn their pages. */
  @ParameterizedTest
  @CsvSource({"5, 20, 1, 1", "14, 22, 1, 2", "23, 22, 1, 3", "20, 61, 1, 2", "40, 61, 2, 2"})
  void linesStandInColumnsAndOnPages(int count, int characters, int pages, int columns) {
    WallFit<Integer> fit = WallFit.of(lines(count), characters);
    assertThat(fit.pages()).hasSize(pages);
    assertThat(fit.pages().get(0)).hasSize(columns);
    assertThat(fit.type()).isGreaterThanOrEqualTo(26);
  }
}
