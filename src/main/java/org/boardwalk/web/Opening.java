package org.boardwalk.web;

import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.problem.Wish;
import org.boardwalk.publish.PairsScoreText;
import org.boardwalk.publish.ScorecardText;
import org.boardwalk.search.Answer;
import org.boardwalk.search.Origin;
import org.boardwalk.search.Outcome;

/** Opens the movement that a link names: one that is known, or a file that was sent. */
final class Opening {

  private final Boardwalk boardwalk;
  private final Uploads uploads;

  Opening(Boardwalk boardwalk, Uploads uploads) {
    this.boardwalk = boardwalk;
    this.uploads = uploads;
  }

  /**
   * @return the movement; empty when the link names a wish of which nothing is known
   * @throws IllegalArgumentException when the link names nothing
   * @throws Refusal when the file it names is no longer held
   */
  Optional<Opened> open(Parameters link) {
    if (!link.text("file").isEmpty()) {
      return Optional.of(uploads.opened(link));
    }
    Wish wish = WishLink.wish(link);
    return boardwalk.known(wish).flatMap(answer -> opened(wish, answer, link));
  }

  /**
   * @return the movement of a link
   * @throws IllegalArgumentException when the link names nothing
   * @throws Refusal when the file it names is no longer held, or nothing is known of the wish
   */
  Opened required(Request request) {
    return open(request.parameters())
        .orElseThrow(
            () ->
                new Refusal(
                    Refusal.Reason.NOT_FOUND,
                    "This movement is not known.\nMaybe start a search for it first."));
  }

  private static Optional<Opened> opened(Wish wish, Answer answer, Parameters link) {
    if (!(answer.outcome() instanceof Outcome.Found found)) {
      return Optional.empty();
    }
    return Optional.of(
        Opened.of(
            tonight(found.movement(), link),
            Optional.of(wish),
            status(found, wish),
            source(answer.origin()),
            link));
  }

  /** How good an answer is known to be, in a line. */
  static String status(Outcome.Found found, Wish wish) {
    return wish.kind() == Kind.INDIVIDUAL
        ? ScorecardText.status(found, wish.weights())
        : PairsScoreText.status(found);
  }

  /** With the boards of this evening, which change nothing where seats stay within a round. */
  private static Movement tonight(Movement movement, Parameters link) {
    Boards boards = movement.boards();
    return movement.rotation() == Rotation.NONE
        ? movement.with(
            new Boards(
                boards.sets(),
                WishLink.perRound(link),
                boards.play(),
                boards.copies(),
                boards.replay()))
        : movement;
  }

  /** Why the wish of a link cannot be met; empty when that is not known. */
  Optional<String> impossible(Parameters link) {
    return boardwalk
        .known(WishLink.wish(link))
        .map(Answer::outcome)
        .filter(Outcome.Impossible.class::isInstance)
        .map(o -> ((Outcome.Impossible) o).by());
  }

  static String source(Origin origin) {
    return "%s %s, %s, seed %d"
        .formatted(origin.engine(), origin.version(), origin.method(), origin.seed());
  }
}
