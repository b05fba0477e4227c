package org.boardwalk.library.atlas;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.boardwalk.library.atlas.Attempts.Spent;

/** The order in which cells have their turn when the atlas is built. */
public enum AtlasOrder {
  /**
   * The least searched cells first; of these, cells without an answer first, then those with the
   * widest gap.
   */
  SEARCHED,
  /** Cells without an answer first, then those with the widest gap between cost and bound. */
  GAP,
  /** Few players or tables first, then shorter sessions first. */
  SIZE;

  List<Cell> arrange(List<Cell> cells, Map<Cell, AtlasEntry> known, Map<Cell, Spent> spent) {
    Comparator<Cell> gap = Comparator.comparing((Cell c) -> gap(known, c)).reversed();
    Comparator<Cell> searched =
        Comparator.comparing(c -> spent.getOrDefault(c, Spent.NOTHING).time());
    Comparator<Cell> order =
        switch (this) {
          case SEARCHED -> searched.thenComparing(gap);
          case GAP -> gap;
          case SIZE -> Comparator.comparingInt(Cell::size).thenComparingInt(Cell::rounds);
        };
    return cells.stream().sorted(order.thenComparing(Comparator.naturalOrder())).toList();
  }

  private static long gap(Map<Cell, AtlasEntry> known, Cell cell) {
    AtlasEntry charted = known.get(cell);
    return charted == null ? Long.MAX_VALUE : charted.gap();
  }
}
