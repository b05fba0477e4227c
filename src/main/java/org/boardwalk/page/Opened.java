package org.boardwalk.page;

import java.util.Optional;
import org.boardwalk.answer.Judged;
import org.boardwalk.evening.SavedEvening;

/**
 * A movement that somebody looks at.
 *
 * @param judged the movement, with the boards of the evening
 * @param status how good it is known to be, in a line; empty when nothing is known
 * @param source where it comes from, in a line
 * @param link the parameters that open it again
 * @param evening the evening that was saved with it; empty for a movement alone
 */
record Opened(
    Judged judged, String status, String source, Parameters link, Optional<SavedEvening> evening) {

  /** A movement alone. */
  Opened(Judged judged, String status, String source, Parameters link) {
    this(judged, status, source, link, Optional.empty());
  }

  /** What stands in the fields of its page. */
  Typed typed(FormData form) {
    return evening.map(Typed::of).orElseGet(() -> new Typed("", "", "matchpoints", "")).over(form);
  }
}
