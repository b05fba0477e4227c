package org.boardwalk.library.atlas;

import org.boardwalk.file.FileException;

/** Hears how building the atlas goes on. Called from one thread at a time; must be quick. */
public interface AtlasListener {

  /** Hears nothing. */
  AtlasListener SILENT = new AtlasListener() {};

  /**
   * Where the build stands.
   *
   * @param done cells whose turn is over, or which need none
   * @param of cells in all
   * @param missing cells without an answer
   * @param gap the sum of cost minus bound over all cells that have an answer
   */
  record State(int done, int of, int missing, long gap) {}

  /**
   * The stored answers are read.
   *
   * @param now where the build stands
   */
  default void started(State now) {}

  /**
   * A cell's turn begins.
   *
   * @param cell the cell
   */
  default void searching(Cell cell) {}

  /**
   * A cell's turn has led to a better answer, or to the first.
   *
   * @param better the cell with its new answer
   * @param now where the build stands
   */
  default void improved(Charted better, State now) {}

  /**
   * A cell's turn has led to nothing better.
   *
   * @param cell the cell
   * @param now where the build stands
   */
  default void unchanged(Cell cell, State now) {}

  /**
   * A cell could not be searched or its answer not be kept; the others go on.
   *
   * @param cell the cell
   * @param fault what happened
   */
  default void failed(Cell cell, RuntimeException fault) {}

  /**
   * A file cannot be believed: it is passed over or set aside, and the build goes on.
   *
   * @param fault what is wrong with it
   */
  default void noticed(FileException fault) {}
}
