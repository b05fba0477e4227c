package org.boardwalk.page;

import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.answer.Judged;
import org.boardwalk.library.answers.Counterparts.Counterpart;
import org.boardwalk.publish.DirectorText;
import org.boardwalk.publish.HarmlessText;

/** What is known here beside a movement that somebody looks at. */
final class BetterHere {

  private final Boardwalk boardwalk;

  BetterHere(Boardwalk boardwalk) {
    this.boardwalk = boardwalk;
  }

  /** A movement that is better than a file that was sent, where to find it, and in what. */
  record Offer(String link, String name, String words) {}

  /** Nothing is offered instead of what breaks rules: it cannot be compared. */
  Optional<Offer> instead(Opened opened) {
    return opened.link().text("file").isEmpty() || !opened.judged().card().valid()
        ? Optional.empty()
        : boardwalk.alike().better(opened.judged()).flatMap(ours -> offer(ours, opened.judged()));
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

  /** What the balance is worth, beside what is known of that size; empty where it is perfect. */
  String scale(Judged judged) {
    return judged.card().valid() && DirectorText.scalable(judged)
        ? DirectorText.scale(judged, boardwalk.alike().to(judged))
        : "";
  }
}
