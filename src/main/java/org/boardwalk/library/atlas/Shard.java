package org.boardwalk.library.atlas;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Range;

/**
 * A shard: one of several parts of the cells, for machines that work independently. All cells of
 * one size and variety are in the same part, as a search begins with known answers for sessions one
 * round longer or shorter; sizes are dealt out in turn. The part of a cell depends only on the
 * chosen cells and the number of parts.
 *
 * @param number number of the part, from 1
 * @param parts number of parts, 1 to 100000
 */
public record Shard(int number, int parts) {

  /** All cells in one part. */
  public static final Shard ALL = new Shard(1, 1);

  /** Checks the ranges. */
  public Shard {
    Range.check("parts", parts, 1, 100_000);
    Range.check("part", number, 1, parts);
  }

  /** {@return the cells of this part, in the same order} */
  public List<Cell> of(List<Cell> cells) {
    Map<Cell, Integer> places = new HashMap<>();
    cells.stream().map(Shard::size).distinct().sorted().forEach(s -> places.put(s, places.size()));
    return cells.stream()
        .filter(c -> requireNonNull(places.get(size(c))) % parts == number - 1)
        .toList();
  }

  private static Cell size(Cell cell) {
    return new Cell(cell.size(), 1, cell.variety());
  }
}
