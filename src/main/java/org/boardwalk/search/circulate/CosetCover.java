package org.boardwalk.search.circulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Chooses tables that together take each coset once, an exact cover, by a depth-first search that
 * branches on the first coset of players not yet taken. A cover may exist that is not found: tables
 * are drawn at random, and the steps are limited. A few seconds at most.
 */
final class CosetCover {

  private static final int STEPS = 3_000_000;

  private final int tables;
  private final List<CosetTable> chosen = new ArrayList<>();
  private int steps = STEPS;

  private CosetCover(int tables) {
    this.tables = tables;
  }

  static Optional<List<CosetTable>> of(List<CosetTable> drawn, int tables) {
    CosetCover cover = new CosetCover(tables);
    return cover.completed(drawn, 0L) ? Optional.of(List.copyOf(cover.chosen)) : Optional.empty();
  }

  private boolean completed(List<CosetTable> left, long taken) {
    if (chosen.size() == tables) {
      return true;
    }
    long next = Long.lowestOneBit(~taken);
    for (CosetTable table : left) {
      if ((table.meetings() & next) == 0) {
        continue;
      }
      if (steps-- <= 0) {
        return false;
      }
      chosen.add(table);
      if (completed(left.stream().filter(table::apartFrom).toList(), taken | table.meetings())) {
        return true;
      }
      chosen.remove(chosen.size() - 1);
    }
    return false;
  }
}
