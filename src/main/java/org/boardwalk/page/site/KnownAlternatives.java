package org.boardwalk.page.site;

import java.util.List;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.library.answers.Counterparts;
import org.boardwalk.library.answers.Counterparts.Counterpart;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Recent;
import org.boardwalk.publish.DirectorText;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.wish.answer.Judged;

/**
 * The known movements of the same size as an open movement. For a movement of an uploaded file they
 * are looked up when it is first opened. Thread-safe.
 */
final class KnownAlternatives {

  private static final int KEPT = 50;

  private final Boardwalk boardwalk;

  /** The known movements by the link of the open movement, as a file may hold many movements. */
  private final Recent<Parameters, List<Judged>> besideSent = new Recent<>(KEPT);

  private final Runnable keeping;

  /**
   * @param boardwalk knows movements
   * @param keeping called when a movement has been kept
   */
  KnownAlternatives(Boardwalk boardwalk, Runnable keeping) {
    this.boardwalk = boardwalk;
    this.keeping = keeping;
  }

  /**
   * A movement that is better than one of an uploaded file: its link, its name, and the measures in
   * which it is better.
   */
  record Offer(String link, String name, String words) {}

  /**
   * The offer of a better movement. There is none for our own movements, nor for movements that
   * break rules, which cannot be compared.
   */
  Optional<Offer> instead(OpenMovement opened) {
    Judged theirs = opened.judged();
    return !sent(opened) || !theirs.card().valid()
        ? Optional.empty()
        : Counterparts.better(theirs, known(opened)).flatMap(ours -> offer(ours, theirs));
  }

  /**
   * Explains the balance, compared with known movements of that size; empty where the balance is
   * perfect.
   */
  String scale(OpenMovement opened) {
    Judged judged = opened.judged();
    return judged.card().valid() && DirectorText.scalable(judged)
        ? DirectorText.scale(judged, known(opened))
        : "";
  }

  private List<Judged> known(OpenMovement opened) {
    return sent(opened)
        ? besideSent.get(opened.link(), () -> boardwalk.alike().to(opened.judged()))
        : boardwalk.alike().besides(opened.judged());
  }

  /** Whether a movement may be kept: it came in a file, and breaks no rule. */
  static boolean keepable(OpenMovement opened) {
    return sent(opened) && opened.judged().card().valid();
  }

  /**
   * Keeps the movement of an uploaded file where it is better than what is known.
   *
   * @return whether it is kept as the answer to some wish
   */
  boolean keep(OpenMovement opened) {
    boolean kept =
        keepable(opened)
            && boardwalk.keep(opened.judged().movement(), opened.source()).stream()
                .anyMatch(movement -> movement.file().isPresent());
    if (kept) {
      besideSent.clear();
      keeping.run();
    }
    return kept;
  }

  private static boolean sent(OpenMovement opened) {
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
