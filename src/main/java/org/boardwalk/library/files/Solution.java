package org.boardwalk.library.files;

import java.util.Optional;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Judged;
import org.boardwalk.answer.Origin;
import org.boardwalk.answer.Outcome;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.Wish;

/**
 * What a solution file says: one movement and what is claimed of it, or that there is none. It is
 * what stands there, believed by nobody yet; {@link Inspection} is what becomes of it.
 *
 * @param movement the movement; empty exactly when it is said that there is none
 * @param quality how good it is said to be; a movement written by hand may say nothing
 * @param claim what is said to be known about that
 * @param model the wish it answers; always there when there is no movement
 * @param attendance who is there in which rounds: as the model says, where there is one
 * @param origin where it comes from
 */
public record Solution(
    Optional<Movement> movement,
    Optional<Quality> quality,
    Optional<Claim> claim,
    Optional<Wish> model,
    Attendance attendance,
    Optional<Origin> origin) {

  /**
   * Checks that there is a movement, or a claim and a model that say there is none; and that those
   * who are absent can be.
   */
  public Solution {
    boolean impossible = claim.filter(c -> c.said() == Claim.Said.IMPOSSIBLE).isPresent();
    if (impossible == movement.isPresent() || (impossible && model.isEmpty())) {
      throw new IllegalArgumentException(
          "solution must have a movement, or else a model and a proof that it is impossible");
    }
    if (impossible && quality.isPresent()) {
      throw new IllegalArgumentException("solution [impossible] must not have a quality");
    }
    if (model.isPresent() && !model.get().attendance().equals(attendance)) {
      throw new IllegalArgumentException(
          "late and left stand in the model of a solution that has one");
    }
    if (model.isEmpty()) {
      movement.ifPresent(attendance::check);
    }
  }

  /**
   * A judged movement that nobody asked for: without proof, model and origin.
   *
   * @param judged the movement
   * @return the solution
   */
  public static Solution of(Judged judged) {
    return new Solution(
        Optional.of(judged.movement()),
        Optional.of(Quality.of(judged)),
        Optional.empty(),
        Optional.empty(),
        judged.attendance(),
        Optional.empty());
  }

  /**
   * A movement with the wish that it is held against: without proof and origin.
   *
   * @param judged a movement that answers its wish
   * @return the solution
   */
  public static Solution asked(Judged judged) {
    return new Solution(
        Optional.of(judged.movement()),
        Optional.of(Quality.of(judged)),
        Optional.empty(),
        judged.wish(),
        judged.attendance(),
        Optional.empty());
  }

  /**
   * @param others who is there in which rounds
   * @return the same, played by them
   */
  Solution playedBy(Attendance others) {
    return new Solution(movement, quality, claim, model, others, origin);
  }

  /**
   * @param answer an answer that is not given up
   * @return all of it, ready to be written
   * @throws IllegalArgumentException when the search gave up
   */
  public static Solution of(Answer answer) {
    return answer.outcome().accept(new Written(answer));
  }

  /** What is written of each of the three answers. */
  private record Written(Answer answer) implements Outcome.Visitor<Solution> {

    @Override
    public Solution found(Outcome.Found found) {
      return new Solution(
          Optional.of(found.movement()),
          Optional.of(Quality.of(found.judged())),
          Optional.of(Claim.of(found)),
          Optional.of(answer.wish()),
          answer.wish().attendance(),
          Optional.of(answer.origin()));
    }

    @Override
    public Solution impossible(Outcome.Impossible impossible) {
      return new Solution(
          Optional.empty(),
          Optional.empty(),
          Optional.of(Claim.of(impossible, answer.origin().took())),
          Optional.of(answer.wish()),
          answer.wish().attendance(),
          Optional.of(answer.origin()));
    }

    @Override
    public Solution gaveUp(Outcome.GaveUp gaveUp) {
      throw new IllegalArgumentException("outcome [" + gaveUp + "] is not a solution");
    }
  }
}
