package org.boardwalk.page;

import java.util.List;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.answer.Judged;
import org.boardwalk.library.answers.Counterparts;
import org.boardwalk.library.answers.Counterparts.Counterpart;
import org.boardwalk.publish.DirectorText;
import org.boardwalk.publish.HarmlessText;

/**
 * What is known here beside a movement that somebody looks at. For one of a file that was sent it
 * is looked up when it is first opened. Thread-safe.
 */
final class BetterHere {

  private static final int KEPT = 50;

  private final Boardwalk boardwalk;

  /** By the links that open them: a file may hold many movements. */
  private final Recent<Parameters, List<Judged>> besideSent = new Recent<>(KEPT);

  BetterHere(Boardwalk boardwalk) {
    this.boardwalk = boardwalk;
  }

  /** A movement that is better than a file that was sent, where to find it, and in what. */
  record Offer(String link, String name, String words) {}

  /** Nothing is offered instead of our own, nor of what breaks rules: it cannot be compared. */
  Optional<Offer> instead(Opened opened) {
    Judged theirs = opened.judged();
    return !sent(opened) || !theirs.card().valid()
        ? Optional.empty()
        : Counterparts.better(theirs, known(opened)).flatMap(ours -> offer(ours, theirs));
  }

  /** What the balance is worth, beside what is known of that size; empty where it is perfect. */
  String scale(Opened opened) {
    Judged judged = opened.judged();
    return judged.card().valid() && DirectorText.scalable(judged)
        ? DirectorText.scale(judged, known(opened))
        : "";
  }

  private List<Judged> known(Opened opened) {
    return sent(opened)
        ? besideSent.get(opened.link(), () -> boardwalk.alike().to(opened.judged()))
        : boardwalk.alike().besides(opened.judged());
  }

  private static boolean sent(Opened opened) {
    return !opened.link().text("file").isEmpty();
  }

  private static Optional<Offer> offer(Counterpart ours, Judged theirs) {
    int perSet = theirs.movement().boards().perSet();
    return ours.peer()
        .judged()
        .wish()
        .map(
            wish ->
                new Offer(
                    "/movement?" + WishLink.of(wish, perSet).query(),
                    HarmlessText.of(ours.peer().source()),
                    DirectorText.better(ours.comparison())));
  }
}
