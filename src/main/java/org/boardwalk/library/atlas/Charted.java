package org.boardwalk.library.atlas;

import java.nio.file.Path;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Outcome;

/**
 * A cell of the atlas with its answer.
 *
 * @param cell the cell
 * @param answer the best answer known: a movement, or that there is none
 * @param file where it is kept
 */
public record Charted(Cell cell, Answer answer, Path file) {

  /** What computing with fractions loses. */
  private static final double EXACT = 1e-9;

  /**
   * @return whether nothing better can be found: impossible, or ideal or optimal and as easy to run
   *     as any movement could be
   */
  public boolean settled() {
    return grade() != Grade.FEASIBLE
        && answer.outcome().found().map(f -> answer.wish().plain(f.card())).orElse(true);
  }

  /**
   * @return by how much it may be better, at least 0, counted as {@link Variety#gap} says; 0 where
   *     there is no movement
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
   * @return whether an exhausted search that was not repeated here says that nothing is better
   */
  public boolean claimed() {
    return answer.outcome().found().filter(found -> found.standing().claimed()).isPresent();
  }

  /**
   * @return how good it is known to be
   */
  public Grade grade() {
    return Grade.of(answer.outcome());
  }
}
