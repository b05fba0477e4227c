package org.boardwalk.search;

import java.util.List;
import java.util.Set;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Outcome;
import org.boardwalk.movement.Movement;

/**
 * What a search begins with.
 *
 * @param known answers to the same wish, and to wishes that differ only in the number of rounds:
 *     each movement is judged again, and is where some methods start
 * @param leftOut kinds of methods that take no part, to measure what they are worth
 */
public record HeadStart(List<Answer> known, Set<MethodKind> leftOut) {

  /** Nothing is known, all methods take part. */
  public static final HeadStart NOTHING = new HeadStart(List.of(), Set.of());

  /** Copies list and set. */
  public HeadStart {
    known = List.copyOf(known);
    leftOut = Set.copyOf(leftOut);
  }

  /**
   * @param known answers
   * @return a beginning with them and all methods
   */
  public static HeadStart with(List<Answer> known) {
    return new HeadStart(known, Set.of());
  }

  /**
   * @param leftOut kinds of methods
   * @return a beginning from nothing without them
   */
  public static HeadStart without(Set<MethodKind> leftOut) {
    return new HeadStart(List.of(), leftOut);
  }

  /**
   * @return the movements of the known answers that have one
   */
  public List<Movement> movements() {
    return known.stream()
        .flatMap(a -> a.outcome().found().stream())
        .map(Outcome.Found::movement)
        .toList();
  }
}
