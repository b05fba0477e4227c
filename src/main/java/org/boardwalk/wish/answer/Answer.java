package org.boardwalk.wish.answer;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.Wish;

/**
 * The answer to a wish, with its origin.
 *
 * @param wish the wish
 * @param outcome the outcome
 * @param origin the origin of the outcome
 * @param tried the methods that were tried, in words, in order
 */
public record Answer(Wish wish, Outcome outcome, Origin origin, List<String> tried) {

  /** Copies the list. */
  public Answer {
    tried = List.copyOf(tried);
  }

  /** {@return whether it is a movement that keeps the rules and the demands of the wish} */
  public boolean sound() {
    return outcome.found().filter(found -> found.judged().answers()).isPresent();
  }

  /**
   * The answer for a room with so few copies of the boards that tables share them.
   *
   * @param copies copies of each set, at least 1
   * @return the answer with that number of copies, its movement judged without the wish; unchanged
   *     where there are enough copies
   */
  public Answer sharing(int copies) {
    return outcome
        .found()
        .map(f -> new Outcome.Found(f.judged().sharing(copies), f.standing()))
        .map(shared -> new Answer(wish, shared, origin, tried))
        .orElse(this);
  }

  /**
   * The answer to another wish with the movement of this one.
   *
   * @param other another wish of the same sizes
   * @param movement the found movement, or the same movement with other numbers
   * @return the answer to that wish, judged for it; empty where the movement does not answer it
   */
  public Optional<Answer> serving(Wish other, Movement movement) {
    Judged judged = Judged.of(movement.named(other.name()), other);
    return judged.answers()
        ? Optional.of(
            new Answer(other, new Outcome.Found(judged, Standing.of(judged)), origin, tried))
        : Optional.empty();
  }
}
