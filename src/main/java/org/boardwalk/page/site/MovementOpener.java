package org.boardwalk.page.site;

import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Workload;
import org.boardwalk.publish.VerdictText;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;

/** Opens the movement of a link: a known movement, or an uploaded file. */
final class MovementOpener {

  /**
   * The seats of all rounds together up to which a page is quick; beyond, it takes a good part of a
   * second.
   */
  private static final long MOST_USUAL = 5000;

  private final Boardwalk boardwalk;
  private final Uploads uploads;
  private final ArrowChoice arrows = new ArrowChoice();

  MovementOpener(Boardwalk boardwalk, Uploads uploads) {
    this.boardwalk = boardwalk;
    this.uploads = uploads;
  }

  /**
   * The answer for a link, looked up once.
   *
   * @param opened the movement; empty when none is known
   * @param impossible why no movement exists; empty when that is not known
   */
  record Sight(Optional<OpenMovement> opened, Optional<String> impossible) {}

  /**
   * @return the known answer to the link's wish, or the uploaded file
   * @throws IllegalArgumentException when the link names nothing
   * @throws Refusal when the file it names is no longer held
   */
  Sight look(Parameters link) {
    if (!link.text("file").isEmpty()) {
      OpenMovement held = arrows.of(uploads.opened(link).at(link)).numbered();
      return new Sight(Optional.of(held), Optional.empty());
    }
    Optional<Answer> known = boardwalk.known(WishLink.wish(link));
    return new Sight(
        known.flatMap(a -> opened(a, link)).map(arrows::of).map(OpenMovement::numbered),
        known.flatMap(MovementOpener::impossible));
  }

  /**
   * @return the movement of a link
   * @throws IllegalArgumentException when the link names nothing
   * @throws Refusal when the file it names is no longer held, or nothing is known of the wish
   */
  OpenMovement required(Request request) {
    return look(request.parameters())
        .opened()
        .map(opened -> opened.titled(request.form()))
        .orElseThrow(
            () ->
                new Refusal(
                    Refusal.Fault.NOT_FOUND,
                    "This movement is not known.\nMaybe start a search for it first."));
  }

  /** The workload of showing the movement of a link; quick, as connections wait for it. */
  Workload workload(Parameters link) {
    boolean sent = !link.text("file").isEmpty();
    boolean split = ArrowChoice.chosen(link).equals(Optional.of(ArrowChoice.Way.SPLIT));
    return split || (sent ? seats(uploads.movement(link)) : seats(link)) > MOST_USUAL
        ? Workload.LARGE
        : Workload.USUAL;
  }

  private static long seats(Movement movement) {
    return (long) movement.rounds().size() * movement.tables() * Seat.values().length;
  }

  private static long seats(Parameters link) {
    long tables = link.number("tables").orElse(0);
    return tables * link.number("rounds").orElse(0) * Seat.values().length;
  }

  private static Optional<OpenMovement> opened(Answer answer, Parameters link) {
    return answer
        .outcome()
        .found()
        .map(
            found ->
                new OpenMovement(
                    tonight(found.judged(), link),
                    VerdictText.status(found),
                    source(answer.origin()),
                    link));
  }

  /** The movement with the boards and the order of sets of the link, judged again. */
  private static Judged tonight(Judged known, Parameters link) {
    Judged judged = known.playing(WishLink.perRound(link)).sharing(WishLink.copies(link));
    return WishLink.order(link).map(order -> Judged.of(order.of(judged.movement()))).orElse(judged);
  }

  private static Optional<String> impossible(Answer answer) {
    return answer.outcome() instanceof Outcome.Impossible impossible
        ? Optional.of(impossible.proof().sentence())
        : Optional.empty();
  }

  private static String source(Origin origin) {
    return origin.finder() + ", seed " + origin.seed();
  }
}
