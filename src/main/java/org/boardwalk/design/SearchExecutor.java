package org.boardwalk.design;

import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;

/** Searches for the answer to a wish, on the threads of this process or on many machines. */
@FunctionalInterface
public interface SearchExecutor {

  /** The threads of this process; the designer is loaded when a search begins. */
  SearchExecutor HERE =
      (wish, beginning, listener, cancelled) ->
          Designer.answer(wish, beginning, listener, cancelled);

  /**
   * Takes up to the wish's time limit.
   *
   * @param wish the wish
   * @param beginning known answers to start from
   * @param listener told of the progress
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   */
  Answer answer(Wish wish, HeadStart beginning, SearchListener listener, AtomicBoolean cancelled);
}
