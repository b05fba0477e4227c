package org.boardwalk.design.named;

import java.util.List;

/**
 * The first round of two lines of pairs over Z_n: places of both lines are elements, and so are the
 * sets. Later rounds follow by adding 1 to everything.
 *
 * @param joint tables with a place of line 1, a place of line 2 and the set that both play: either
 *     at one table, against each other, or at two tables, each against a staying pair of its line
 * @param lines for each line, the tables where two of its places meet
 */
record InterwovenRound(List<Trio> joint, List<List<Trio>> lines) {

  /** Copies the lists. */
  InterwovenRound {
    joint = List.copyOf(joint);
    lines = lines.stream().map(List::copyOf).toList();
  }
}
