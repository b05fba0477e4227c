package org.boardwalk.search.local.crossover;

/** How contestants of one section are spread over the sections of the next session. */
public enum SectionWish {
  /** No wish. */
  ANY,
  /** In proportion to the sizes of the sections, rounded up or down. */
  MIXED
}
