package org.boardwalk.answer;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.Wish;

/**
 * What is answered to a wish, and how.
 *
 * @param wish the wish
 * @param outcome the answer
 * @param origin where it comes from
 * @param tried what was tried, in words, in order
 */
public record Answer(Wish wish, Outcome outcome, Origin origin, List<String> tried) {

  /** Copies the list. */
  public Answer {
    tried = List.copyOf(tried);
  }

  /**
   * The same for a room with so few copies of the boards that tables share them.
   *
   * @param copies copies of each set, at least 1
   * @return with a movement of so many, judged by itself; the same where there are enough
   */
  public Answer sharing(int copies) {
    return outcome
        .found()
        .map(f -> new Outcome.Found(f.judged().sharing(copies), f.standing()))
        .map(shared -> new Answer(wish, shared, origin, tried))
        .orElse(this);
  }

  /**
   * Whether a movement of it serves another wish, too.
   *
   * @param other another wish of the same sizes
   * @param movement the movement found, or the same with other numbers
   * @return the answer that it gives to that wish, judged for it; empty where it gives none
   */
  public Optional<Answer> serving(Wish other, Movement movement) {
    Judged judged = Judged.of(movement.named(other.name()), other);
    return judged.answers()
        ? Optional.of(
            new Answer(other, new Outcome.Found(judged, Standing.of(judged)), origin, tried))
        : Optional.empty();
  }
}
