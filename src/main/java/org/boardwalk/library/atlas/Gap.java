package org.boardwalk.library.atlas;

/** What the gap of a cell counts, by which it may be better; gaps of one kind can be added up. */
public enum Gap {
  /** Of individuals: total cost minus the proven bound. */
  COST,
  /** Of Webs and other pairs of two winners: breaks in the boards' walk. */
  BREAKS,
  /** Of pairs of one winner: what the calibre lacks of 100, rounded up. */
  CALIBRE
}
