package org.boardwalk.scoring.entry;

import java.util.List;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Score;

/** The points of an event for tests. */
final class ScoredPoints {

  private ScoredPoints() {}

  static List<Integer> ns(Event event) {
    return event.results().stream()
        .filter(r -> r.ns() instanceof Score.Points)
        .map(r -> ((Score.Points) r.ns()).ns())
        .toList();
  }
}
