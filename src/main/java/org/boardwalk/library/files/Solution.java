package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;

/**
 * The content of a solution file: one movement with the claims about it, or the claim that there is
 * none. Nothing is verified here; see {@link Inspection}.
 *
 * @param movement the movement; empty exactly when the claim is that there is none
 * @param quality the fields of its claimed quality; may be empty for a movement written by hand
 * @param claim the claim about its standing
 * @param model the wish it answers; always present when there is no movement
 * @param attendance the rounds for which contestants are present: those of the model, where there
 *     is one
 * @param origin its origin
 */
public record Solution(
    Optional<Movement> movement,
    Optional<JsonNode> quality,
    Optional<Claim> claim,
    Optional<Wish> model,
    Attendance attendance,
    Optional<Origin> origin) {

  /**
   * Checks that there is a movement, or a claim and a model that there is none, and that the
   * attendance fits the movement.
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
   * The solution of a judged movement without a wish: it has no proof, model or origin.
   *
   * @param judged the movement
   * @return the solution
   */
  public static Solution of(Judged judged) {
    return new Solution(
        Optional.of(judged.movement()),
        Optional.of(SolutionFields.quality(judged).node()),
        Optional.empty(),
        Optional.empty(),
        judged.attendance(),
        Optional.empty());
  }

  /**
   * The solution of a movement with its wish: it has no proof or origin.
   *
   * @param judged a movement that answers its wish
   * @return the solution
   */
  public static Solution asked(Judged judged) {
    return new Solution(
        Optional.of(judged.movement()),
        Optional.of(SolutionFields.quality(judged).node()),
        Optional.empty(),
        judged.wish(),
        judged.attendance(),
        Optional.empty());
  }

  /** {@return this solution with that attendance} */
  Solution playedBy(Attendance others) {
    return new Solution(movement, quality, claim, model, others, origin);
  }

  /**
   * @param answer an answer: a movement, a proof that there is none, or a claim of one
   * @return its solution, ready to be written
   * @throws IllegalArgumentException when the search gave up and there is no claim
   */
  public static Solution of(Answer answer) {
    return answer.outcome().accept(new Written(answer));
  }

  /** Makes the solution of each of the three outcomes. */
  private record Written(Answer answer) implements Outcome.Visitor<Solution> {

    @Override
    public Solution found(Outcome.Found found) {
      return new Solution(
          Optional.of(found.movement()),
          Optional.of(SolutionFields.quality(found.judged()).node()),
          Optional.of(Claim.of(found)),
          Optional.of(answer.wish()),
          answer.wish().attendance(),
          Optional.of(answer.origin()));
    }

    @Override
    public Solution impossible(Outcome.Impossible impossible) {
      return none(Claim.of(impossible, answer.origin().took()));
    }

    private Solution none(Claim claim) {
      return new Solution(
          Optional.empty(),
          Optional.empty(),
          Optional.of(claim),
          Optional.of(answer.wish()),
          answer.wish().attendance(),
          Optional.of(answer.origin()));
    }

    @Override
    public Solution gaveUp(Outcome.GaveUp gaveUp) {
      return gaveUp
          .claim()
          .map(claim -> none(Claim.of(new Outcome.Impossible(Proof.of(claim)), claim.took())))
          .orElseThrow(
              () -> new IllegalArgumentException("outcome [" + gaveUp + "] is not a solution"));
    }
  }
}
