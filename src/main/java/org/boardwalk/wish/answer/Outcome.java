package org.boardwalk.wish.answer;

import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Scorecard;

/** An outcome, one of the three answers to a wish: found, proved impossible, gave up. */
public sealed interface Outcome {

  /**
   * @param <R> the type of the result
   * @param visitor the code for each outcome
   * @return the visitor's result
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * @return the found movement; empty for the two other outcomes
   */
  default Optional<Found> found() {
    return Optional.empty();
  }

  /**
   * A visitor of the three outcomes.
   *
   * @param <R> the type of the result
   */
  interface Visitor<R> {

    /**
     * @param found a movement
     * @return the result
     */
    R found(Found found);

    /**
     * @param impossible a proof that there is no movement
     * @return the result
     */
    R impossible(Impossible impossible);

    /**
     * @param gaveUp a search without a result
     * @return the result
     */
    R gaveUp(GaveUp gaveUp);
  }

  /**
   * A movement that the judge has accepted.
   *
   * @param judged the movement with the judge's scorecard
   * @param standing its known quality
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
   * The outcome that no movement answers the wish.
   *
   * @param proof theorems, or a search exhausted by this installation
   */
  record Impossible(Proof proof) implements Outcome {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.impossible(this);
    }
  }

  /**
   * The outcome of a search that found and proved nothing.
   *
   * @param limit the limit that ended the search
   * @param claim searches that others claim to have exhausted, so that there would be no movement;
   *     empty where there is no such claim
   */
  record GaveUp(String limit, Optional<Certificate> claim) implements Outcome {

    /**
     * A search that ended at a limit.
     *
     * @param limit the limit
     */
    public GaveUp(String limit) {
      this(limit, Optional.empty());
    }

    /**
     * The claim that there is no movement. Nothing follows from it here.
     *
     * @param claim the searches that others claim to have exhausted
     * @return the outcome with that claim
     */
    public static GaveUp claiming(Certificate claim) {
      return new GaveUp(
          "claimed to be impossible; not repeated here: " + claim.sentence(), Optional.of(claim));
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.gaveUp(this);
    }
  }
}
