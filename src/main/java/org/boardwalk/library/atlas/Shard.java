package org.boardwalk.library.atlas;

import java.util.List;
import org.boardwalk.movement.Range;

/**
 * One of several parts of the cells, for machines that know nothing of each other. All cells of one
 * size and variety fall into one part, as a search begins with what is known of sessions a round
 * longer or shorter; sizes are dealt out in turn. Which part has a cell depends on nothing but the
 * cells chosen and the number of parts.
 *
 * @param number which part, from 1
 * @param parts how many there are, 1 to 100000
 */
public record Shard(int number, int parts) {

  /** Everything. */
  public static final Shard ALL = new Shard(1, 1);

  /** Checks the ranges. */
  public Shard {
    Range.check("parts", parts, 1, 100_000);
    Range.check("part", number, 1, parts);
  }

  /**
   * @param cells cells
   * @return those of this part, in the same order
   */
  public List<Cell> of(List<Cell> cells) {
    List<Cell> sizes = cells.stream().map(Shard::size).distinct().sorted().toList();
    return cells.stream().filter(c -> sizes.indexOf(size(c)) % parts == number - 1).toList();
  }

  private static Cell size(Cell cell) {
    return new Cell(cell.size(), 1, cell.variety());
  }
}
