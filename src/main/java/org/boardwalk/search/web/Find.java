package org.boardwalk.search.web;

import java.util.List;
import org.boardwalk.movement.Movement;

/** A movement with its figures, what they rest on, and what found it. */
record Find(
    Movement movement,
    List<Figure> figures,
    String by,
    String engine,
    String version,
    String method) {

  /** Whether it is better than another in the first figure that differs. */
  boolean betterThan(Find other) {
    for (int k = 0; k < figures.size(); k++) {
      int order = Long.compare(figures.get(k).value(), other.figures.get(k).value());
      if (order != 0) {
        return order < 0;
      }
    }
    return false;
  }
}
