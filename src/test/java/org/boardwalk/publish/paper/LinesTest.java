package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;
import org.junit.jupiter.api.Test;

class LinesTest {

  @Test
  void widthsAreThoseOfTheFont() {
    // DejaVu Sans Condensed Bold: every digit is 1283 of 2048 units wide.
    assertThat(Typeface.ems("0")).isCloseTo(1283 / 2048.0, within(0.01));
    assertThat(Typeface.ems("00")).isEqualTo(2 * Typeface.ems("0"));
    assertThat(Typeface.ems("♠♥♦♣")).isGreaterThan(2);
  }

  @Test
  void textBreaksAtSpacesAndInsideLongWords() {
    double word = Typeface.ems("word");
    assertThat(Lines.of("word word", 3 * word)).isEqualTo(1);
    assertThat(Lines.of("word word", 1.5 * word)).isEqualTo(2);
    assertThat(Lines.of("wordwordword", 1.6 * word)).isGreaterThan(1);
  }

  @Test
  void tableFitsItsSpaceInTheLargestType() {
    List<Box> row = List.of(Box.of("12"), Box.of("Bartholomew Feathers"));
    CardGrid grid =
        new CardGrid(
            List.of(Column.of("Round"), Column.of("Name")), Collections.nCopies(20, row), 0);
    GridFit fit = GridFit.of(List.of(grid), 300, 300, 8, 26);
    assertThat(fit.rows()).isEqualTo(20);
    assertThat(fit.points()).isBetween(8.0, 26.0);
    assertThat(fit.height(grid, 300)).isLessThanOrEqualTo(300);
    GridFit small = GridFit.of(List.of(grid), 300, 60, 8, 26);
    assertThat(small.rows()).isLessThan(20);
    assertThat(small.points()).isGreaterThanOrEqualTo(8);
  }
}
