package org.boardwalk.library.atlas;

import java.nio.file.Path;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * A cell of the atlas with its answer.
 *
 * @param cell the cell
 * @param answer the best known answer: a movement, or a proof that there is none
 * @param file its file
 */
public record AtlasEntry(Cell cell, Answer answer, Path file) {

  /** The tolerance for rounding errors. */
  private static final double EXACT = 1e-9;

  /**
   * @return whether no better answer exists: the answer is impossible, or ideal or optimal and as
   *     easy to run as any movement could be
   */
  public boolean settled() {
    return grade() != Grade.FEASIBLE
        && answer.outcome().found().map(f -> answer.wish().plain(f.card())).orElse(true);
  }

  /**
   * @return the possible improvement, at least 0, in the unit of {@link Variety#gap}; 0 where there
   *     is no movement
   */
  public long gap() {
    return answer.outcome().found().map(this::gap).orElse(0L);
  }

  private long gap(Outcome.Found found) {
    return switch (cell.variety().gap()) {
      case COST -> Math.max(0, found.judged().cost() - found.bounds().total());
      case BREAKS -> found.card().walk().breaks();
      case CALIBRE -> (long) Math.ceil(100 - EXACT - found.card().calibre().worst());
    };
  }

  /**
   * @return whether there is a claim, not repeated by this installation, that no movement is better
   */
  public boolean claimed() {
    return answer.outcome().found().filter(found -> found.standing().claimed()).isPresent();
  }

  /** {@return its known grade} */
  public Grade grade() {
    return Grade.of(answer.outcome());
  }
}
