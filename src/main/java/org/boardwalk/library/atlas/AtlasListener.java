package org.boardwalk.library.atlas;

import org.boardwalk.exchange.file.FileException;

/** Receives the progress of building the atlas. Called from one thread at a time; must be quick. */
public interface AtlasListener {

  /** A listener that ignores all calls. */
  AtlasListener SILENT = new AtlasListener() {};

  /**
   * The state of the build.
   *
   * @param done cells that have had their turn, or need none
   * @param of total number of cells
   * @param missing cells without an answer
   * @param gap the sum of cost minus bound over all cells that have an answer
   */
  record State(int done, int of, int missing, long gap) {}

  /**
   * Called when the stored answers have been read.
   *
   * @param now the state of the build
   */
  default void started(State now) {}

  /**
   * Called when a cell's turn begins.
   *
   * @param cell the cell
   */
  default void searching(Cell cell) {}

  /**
   * Called when a cell's turn has led to a better answer, or to the first.
   *
   * @param better the cell with its new answer
   * @param now the state of the build
   */
  default void improved(AtlasEntry better, State now) {}

  /**
   * Called when a cell's turn has not led to a better answer.
   *
   * @param cell the cell
   * @param now the state of the build
   */
  default void unchanged(Cell cell, State now) {}

  /**
   * Called when a cell could not be searched or its answer could not be kept; the other cells
   * continue.
   *
   * @param cell the cell
   * @param fault the fault
   */
  default void failed(Cell cell, RuntimeException fault) {}

  /**
   * Called when a file fails verification: it is skipped or set aside, and the build continues.
   *
   * @param fault the fault of the file
   */
  default void noticed(FileException fault) {}
}
