package org.boardwalk.search;

import java.util.List;
import org.boardwalk.problem.Wish;

/**
 * What is answered to a wish, and how.
 *
 * @param problem the wish
 * @param outcome the answer
 * @param origin where it comes from
 * @param tried what was tried, in words, in order
 */
public record Answer(Wish problem, Outcome outcome, Origin origin, List<String> tried) {

  /** Copies the list. */
  public Answer {
    tried = List.copyOf(tried);
  }
}
