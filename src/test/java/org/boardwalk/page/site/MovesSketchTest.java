package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.Test;

/** The sketch of a movement on its proposal. */
class MovesSketchTest {

  private static int arrows(String lines) {
    return lines.split("M").length / 2;
  }

  @Test
  void inAMitchellEastWestGoOnAndNorthSouthStay() {
    MovesSketch sketch = MovesSketch.of(Examples.mitchell(7, 0, 2));
    assertThat(sketch.tables()).hasSize(7).doesNotHaveDuplicates();
    assertThat(sketch.ns()).isEmpty();
    assertThat(arrows(sketch.ew())).isEqualTo(7);
  }

  /** Player 8 stays at North 1; six players of eight change tables in the second round, or less. */
  @Test
  void nobodyIsDrawnWhoStaysAtTheTable() {
    MovesSketch sketch = MovesSketch.of(Examples.eightPlayers());
    assertThat(arrows(sketch.ns()) + arrows(sketch.ew())).isBetween(2, 4);
  }

  @Test
  void aSingleRoundHasNoMoves() {
    Movement whole = Examples.mitchell(5, 0, 2);
    MovesSketch sketch = MovesSketch.of(Examples.withRounds(whole, whole.rounds().subList(0, 1)));
    assertThat(sketch.ns() + sketch.ew()).isEmpty();
  }
}
