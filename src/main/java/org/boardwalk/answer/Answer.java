package org.boardwalk.answer;

import java.util.List;
import org.boardwalk.wish.Wish;

/**
 * What is answered to a wish, and how.
 *
 * @param wish the wish
 * @param outcome the answer
 * @param origin where it comes from
 * @param tried what was tried, in words, in order
 */
public record Answer(Wish wish, Outcome outcome, Origin origin, List<String> tried) {

  /** Copies the list. */
  public Answer {
    tried = List.copyOf(tried);
  }
}
