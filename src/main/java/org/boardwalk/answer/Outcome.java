package org.boardwalk.answer;

import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Scorecard;

/** The three answers to a wish: found, proved impossible, gave up. */
public sealed interface Outcome {

  /**
   * @param <R> what comes of it
   * @param visitor what to do with each of the three
   * @return what the visitor made of it
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * @return the movement that was found; empty for the two other answers
   */
  default Optional<Found> found() {
    return Optional.empty();
  }

  /**
   * Does something with each of the three answers.
   *
   * @param <R> what comes of it
   */
  interface Visitor<R> {

    /**
     * @param found a movement
     * @return what comes of it
     */
    R found(Found found);

    /**
     * @param impossible that there is none
     * @return what comes of it
     */
    R impossible(Impossible impossible);

    /**
     * @param gaveUp that nothing is known
     * @return what comes of it
     */
    R gaveUp(GaveUp gaveUp);
  }

  /**
   * A movement that the judge has accepted.
   *
   * @param judged the movement with the judge's scorecard
   * @param standing how good it is known to be
   */
  record Found(Judged judged, Standing standing) implements Outcome {

    /**
     * @return the movement
     */
    public Movement movement() {
      return judged.movement();
    }

    /**
     * @return the judge's scorecard of it
     */
    public Scorecard card() {
      return judged.card();
    }

    /**
     * @return proven lower bounds for the wish
     */
    public Bounds bounds() {
      return standing.bounds();
    }

    /**
     * @return ideal, optimal or feasible
     */
    public Status status() {
      return standing.status();
    }

    @Override
    public Optional<Found> found() {
      return Optional.of(this);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.found(this);
    }
  }

  /**
   * No movement answers the wish.
   *
   * @param proof theorems, or a search that was exhausted here
   */
  record Impossible(Proof proof) implements Outcome {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.impossible(this);
    }
  }

  /**
   * Nothing was found and nothing proved.
   *
   * @param limit the limit that ended the search
   */
  record GaveUp(String limit) implements Outcome {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.gaveUp(this);
    }
  }
}
