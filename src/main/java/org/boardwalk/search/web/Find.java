package org.boardwalk.search.web;

import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.web.Figure.Measure;

/** A movement with its figures, what they rest on, and what found it. */
record Find(
    Movement movement,
    List<Figure> figures,
    String by,
    String engine,
    String version,
    String method) {

  /** The same where the bounds hold for one way of moving only, but for that on copies. */
  Find unproven(int leastCopies) {
    List<Figure> loose =
        figures.stream()
            .map(
                f ->
                    new Figure(
                        f.measure(), f.value(), f.measure() == Measure.COPIES ? leastCopies : 0))
            .toList();
    return new Find(movement, loose, "tables in play share the sets", engine, version, method);
  }

  /** The same with other figures, and what their bounds rest on. */
  Find with(List<Figure> figures, String by) {
    return new Find(movement, figures, by, engine, version, method);
  }

  long value(Measure measure) {
    return figures.stream().filter(f -> f.measure() == measure).findFirst().orElseThrow().value();
  }

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
