package org.boardwalk.search;

import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Judged;

/** Hears how a search goes on. Called from several threads; must be quick and thread-safe. */
public interface SearchListener {

  /** Hears nothing. */
  SearchListener SILENT = new SearchListener() {};

  /**
   * A better movement was found and judged.
   *
   * @param best the movement
   * @param finder what found it
   */
  default void improved(Judged best, Finder finder) {}

  /**
   * A method begins or ends.
   *
   * @param what what happens, in words
   */
  default void said(String what) {}
}
