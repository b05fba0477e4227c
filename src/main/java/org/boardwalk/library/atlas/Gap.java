package org.boardwalk.library.atlas;

/**
 * The units of gaps. The gap of a cell is its possible improvement; gaps of the same unit can be
 * added up.
 */
public enum Gap {
  /** For individuals: total cost minus the proven bound. */
  COST,
  /** For Webs and other pairs of two winners: breaks in the boards' walk. */
  BREAKS,
  /** For pairs of one winner: 100 minus the calibre, rounded up. */
  CALIBRE
}
