package org.boardwalk.search;

/** Hears how a search goes on. Called from several threads; must be quick and thread-safe. */
public interface SearchListener {

  /** Hears nothing. */
  SearchListener SILENT = new SearchListener() {};

  /**
   * A better movement was found and judged.
   *
   * @param total its total cost
   * @param bound the proven lower bound
   * @param method what found it
   */
  default void improved(long total, long bound, String method) {}

  /**
   * A better movement of pairs was found and judged.
   *
   * @param how how good it is, in words
   * @param method what found it
   */
  default void improved(String how, String method) {}

  /**
   * A method begins or ends.
   *
   * @param what what happens, in words
   */
  default void said(String what) {}
}
