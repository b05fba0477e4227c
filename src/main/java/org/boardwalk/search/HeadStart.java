package org.boardwalk.search;

import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * The known answers from which a search starts.
 *
 * @param known answers to the same wish, and to wishes that differ only in what they demand or in
 *     the number of rounds: each movement is judged again, and is where some methods start
 */
public record HeadStart(List<Answer> known) {

  /** No known answers. */
  public static final HeadStart NOTHING = new HeadStart(List.of());

  /** Copies the list. */
  public HeadStart {
    known = List.copyOf(known);
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
