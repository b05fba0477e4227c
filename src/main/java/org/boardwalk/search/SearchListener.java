package org.boardwalk.search;

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
   * Called when a method begins or ends.
   *
   * @param what the event, in words
   */
  default void said(String what) {}
}
