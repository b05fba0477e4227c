package org.boardwalk.plan;

import java.util.Optional;
import org.boardwalk.answer.Answer;
import org.boardwalk.wish.Wish;

/** What is known without a search: from a library, or by a rule. Thread-safe. */
@FunctionalInterface
public interface Known {

  /**
   * @param wish a wish
   * @return its answer; empty when a search would be needed
   */
  Optional<Answer> answer(Wish wish);
}
