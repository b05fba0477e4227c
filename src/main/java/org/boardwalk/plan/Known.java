package org.boardwalk.plan;

import java.util.Optional;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;

/**
 * A source of answers: a library, a rule, or a search of a few seconds. Thread-safe where it does
 * not search.
 */
@FunctionalInterface
public interface Known {

  /** {@return its answer; empty when there is none, or a search or more time would be needed} */
  Optional<Answer> answer(Wish wish);
}
