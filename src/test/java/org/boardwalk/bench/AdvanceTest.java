package org.boardwalk.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.design.Designer;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.AtlasEntry;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Tally;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.answer.Answer;
import org.junit.jupiter.api.Test;

/** A cell that was open and is ideal now is one open case less. */
class AdvanceTest {

  private static final Cell NINE = new Cell(9, 9, Variety.SHARED);
  private static final Cell OPEN = new Cell(10, 9, Variety.SHARED);
  private static final List<Cell> CELLS = List.of(NINE, OPEN);

  private static final Atlas NOTHING = new Atlas(Map.of(), List.of(), List.of());

  private static Atlas one() {
    Answer nine = Designer.answer(NINE.wish(), SearchListener.SILENT, new AtomicBoolean());
    return new Atlas(
        Map.of(NINE, new AtlasEntry(NINE, nine, Path.of("nine.yaml"))), List.of(), List.of());
  }

  @Test
  void openCasesGrowFewer() {
    assertThat(Advance.table(Tally.of(NOTHING, CELLS), Tally.of(one(), CELLS)))
        .anySatisfy(l -> assertThat(l).matches("Open cases left +2 +1"))
        .anySatisfy(l -> assertThat(l).matches("Ideal or optimal +0 +1"))
        .anySatisfy(l -> assertThat(l).matches("Cells with an answer +0 +1"));
  }

  @Test
  void cellsThatChangedAreNamed() {
    assertThat(Advance.changes(NOTHING, one(), CELLS))
        .containsExactly("9 players, 9 rounds, shared: missing, now ideal");
  }
}
