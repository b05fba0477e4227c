package org.boardwalk.search.pairs;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Walk;
import org.boardwalk.search.pairs.Figure.Aim;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Reason;

/**
 * A Web with its figures, the reasons for their bounds, and its finder.
 *
 * @param movement the Web; the copies in its boards are those that it needs
 * @param figures its measures with their bounds, the most important first
 * @param by the reasons for the bounds, beside counting
 * @param finder the method that found it
 */
record Boarded(Movement movement, List<Figure> figures, List<Reason> by, Finder finder) {

  Boarded {
    figures = List.copyOf(figures);
    by = List.copyOf(by);
  }

  /** This Web without bounds, which hold for one way of moving only, except that on copies. */
  Boarded unproven(int leastCopies) {
    List<Figure> loose =
        figures.stream()
            .map(
                f ->
                    new Figure(f.measure(), f.value(), f.measure() == Aim.COPIES ? leastCopies : 0))
            .toList();
    return new Boarded(movement, loose, List.of(), finder);
  }

  /** This Web without a contestant; bounds for all contestants do not hold for the rest. */
  Boarded without(int contestant) {
    Movement rest = movement.without(contestant);
    Walk walk = Walk.withoutRests(rest);
    Boards boards = rest.boards();
    return new Boarded(
        rest.with(
            new Boards(
                boards.sets(), boards.perSet(), boards.play(), walk.copies(), boards.replay())),
        List.of(
            new Figure(Aim.COPIES, walk.copies(), 0),
            new Figure(Aim.BREAKS, walk.breaks(), 0),
            new Figure(Aim.LEAPS, walk.moves(), 0)),
        List.of(),
        finder);
  }

  /** This Web with other figures, and the reasons for their bounds. */
  Boarded with(List<Figure> figures, List<Reason> by) {
    return new Boarded(movement, figures, by, finder);
  }

  long value(Aim measure) {
    return figure(measure).orElseThrow().value();
  }

  /**
   * A lower bound on the walks of all Webs that answer the wish; fewer copies may go with fewer
   * breaks.
   */
  Walk least() {
    boolean fewest = figure(Aim.COPIES).filter(Figure::proven).isPresent();
    long breaks = fewest ? bound(Aim.BREAKS) : 0;
    return new Walk((int) bound(Aim.COPIES), (int) breaks, 0);
  }

  private long bound(Aim measure) {
    return figure(measure).map(Figure::bound).orElse(0L);
  }

  private Optional<Figure> figure(Aim measure) {
    return figures.stream().filter(f -> f.measure() == measure).findFirst();
  }

  /** Whether it is better than another in the first figure that differs. */
  boolean betterThan(Boarded other) {
    for (int k = 0; k < figures.size(); k++) {
      int order = Long.compare(figures.get(k).value(), other.figures.get(k).value());
      if (order != 0) {
        return order < 0;
      }
    }
    return false;
  }
}
