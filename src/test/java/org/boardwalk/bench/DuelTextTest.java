package org.boardwalk.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.boardwalk.bench.Duel.From;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;
import org.junit.jupiter.api.Test;

class DuelTextTest {

  @Test
  void aDuelIsALine() {
    assertThat(
            DuelText.line(
                new Duel(new Cell(14, 9, Variety.SHARED), 150, OptionalLong.of(120), From.SEARCH)))
        .matches(" +14 +9 +150 +120 +search +0\\.80 +ours +no\\R");
    assertThat(
            DuelText.line(
                new Duel(new Cell(9, 9, Variety.SHARED), 0, OptionalLong.of(0), From.LIBRARY)))
        .matches(" +9 +9 +0 +0 +library +1\\.00 +equal +yes\\R");
    assertThat(
            DuelText.line(
                new Duel(new Cell(9, 9, Variety.SHARED), 0, OptionalLong.of(4), From.LIBRARY)))
        .contains("∞", "plain");
    assertThat(
            DuelText.line(
                new Duel(new Cell(9, 9, Variety.SHARED), 3, OptionalLong.empty(), From.SEARCH)))
        .contains("none", " - ", "plain");
  }

  @Test
  void theTotalsSayTheShare() {
    assertThat(DuelText.totals(new Duel.Totals(212, 212, 195, 204, 195)))
        .contains("Cells: 212; ours at most plain: 212, less: 195.")
        .contains("not ideal: 204 cells; ours less in 195 of them (95.6 %).");
  }
}
