package org.boardwalk.search;

import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * The known answers from which a search starts.
 *
 * @param known answers to the same wish, to wishes that differ only in what they demand or in the
 *     number of rounds, and to those for fewer players that could be parts of the movement: each
 *     movement is judged again, and is where some methods start
 */
public record HeadStart(List<Answer> known) {

  /** No known answers. */
  public static final HeadStart NOTHING = new HeadStart(List.of());

  /** Copies the list. */
  public HeadStart {
    known = List.copyOf(known);
  }

  /**
   * @param wish the wish of the search
   * @return the movements of known answers for as many contestants
   */
  public List<Movement> movements(Wish wish) {
    return found().filter(m -> m.contestants() == wish.contestants()).toList();
  }

  /**
   * @param wish the wish of the search
   * @return the movements of known answers that could be parts of larger ones: they are for fewer
   *     players
   */
  public List<Movement> parts(IndividualWish wish) {
    return found().filter(m -> m.contestants() < wish.players()).toList();
  }

  private Stream<Movement> found() {
    return known.stream().flatMap(a -> a.outcome().found().stream()).map(Outcome.Found::movement);
  }
}
