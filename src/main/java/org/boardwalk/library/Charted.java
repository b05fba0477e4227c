package org.boardwalk.library;

import java.nio.file.Path;
import org.boardwalk.search.Answer;
import org.boardwalk.search.Outcome;
import org.boardwalk.search.Status;

/**
 * A cell of the atlas with its answer.
 *
 * @param cell the cell
 * @param answer the best answer known
 * @param file where it is kept
 */
public record Charted(Cell cell, Answer answer, Path file) {

  /**
   * @return whether nothing better can be found: ideal, optimal or impossible
   */
  public boolean settled() {
    return !(answer.outcome() instanceof Outcome.Found found) || found.status() != Status.FEASIBLE;
  }

  /**
   * @return total cost minus the proven bound, at least 0, of a Web the breaks in the boards' walk;
   *     0 where there is no movement
   */
  public long gap() {
    if (!(answer.outcome() instanceof Outcome.Found found)) {
      return 0;
    }
    return cell.variety().web()
        ? found.card().walk().breaks()
        : Math.max(0, found.card().total(answer.problem().weights()) - found.bounds().total());
  }

  /**
   * @return what is claimed of it
   */
  public Claim claim() {
    return answer.outcome() instanceof Outcome.Found found
        ? Claim.of(found.status())
        : Claim.IMPOSSIBLE;
  }
}
