package org.boardwalk.search;

import java.time.Duration;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;

/** Receives news of a search. Called from several threads; must be quick and thread-safe. */
public interface SearchListener {

  /** A listener that ignores all news. */
  SearchListener SILENT = new SearchListener() {};

  /**
   * A better movement was found and judged.
   *
   * @param best the movement
   * @param finder the method that found it
   */
  default void improved(Judged best, Finder finder) {}

  /**
   * A method has had a turn. Called on the thread of that turn.
   *
   * @param method the method
   * @param effort the effort that was counted, what the judge did included
   */
  default void took(Method<?> method, Duration effort) {}

  /**
   * Called when a method begins or ends.
   *
   * @param what the event, in words
   */
  default void said(String what) {}
}
