package org.boardwalk.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Walk;

/**
 * The best movement that was offered so far as an answer to a wish for pairs. Every movement is
 * judged here; only what the judge accepts is kept. Thread-safe.
 */
final class PairsIncumbent {

  /** A judged movement with what found it. */
  record Find(Movement movement, Scorecard card, Finder finder) {}

  /** What found a movement. */
  record Finder(String engine, String version, String method) {

    /** A rule, or something else of this program. */
    static Finder own(String engine, String method) {
      return new Finder(engine, Versions.of("boardwalk"), method);
    }

    static Finder of(Origin origin) {
      return new Finder(origin.engine(), origin.version(), origin.method());
    }

    Finder and(String more) {
      return new Finder(engine, version, method + ", " + more);
    }
  }

  private final PairsWish wish;
  private final SearchListener listener;
  private Optional<Find> best = Optional.empty();

  PairsIncumbent(PairsWish wish, SearchListener listener) {
    this.wish = wish;
    this.listener = listener;
  }

  /**
   * Keeps a movement if it answers the wish and is better than the best so far.
   *
   * @return whether it answers the wish
   */
  synchronized boolean offer(Movement offered, Finder finder) {
    Movement movement = inTheRoomOfTheWish(offered);
    Scorecard card = wish.judge(movement);
    if (!wish.accepts(movement, card)) {
      return false;
    }
    if (best.isEmpty() || wish.compare(card, best.get().card()) < 0) {
      best = Optional.of(new Find(movement, card, finder));
      listener.improved(words(card), finder.method());
    }
    return true;
  }

  /** How good a movement is in what counts for this wish. */
  String words(Scorecard card) {
    Walk walk = card.walk();
    List<String> words = new ArrayList<>(List.of(count(walk.copies(), "copy", "copies")));
    if (wish.keepsDirection()) {
      words.add(count(walk.breaks(), "break", "breaks"));
      words.add(count(walk.moves(), "move", "moves") + " not up one");
    }
    if (wish.winners() == 1) {
      words.add(String.format(Locale.ROOT, "calibre %.2f", card.calibre().worst()));
    }
    return String.join(", ", words);
  }

  private static String count(int number, String one, String more) {
    return number + " " + (number == 1 ? one : more);
  }

  /** The copies that may be used are those of the wish, whether all of them are needed or not. */
  private Movement inTheRoomOfTheWish(Movement m) {
    return new Movement(
        wish.name(),
        m.kind(),
        m.contestants(),
        m.tables(),
        wish.boards(),
        m.rotation(),
        m.winners(),
        m.rounds());
  }

  synchronized Optional<Find> best() {
    return best;
  }

  /** Whether nothing better can exist. */
  synchronized boolean settled() {
    return best.filter(b -> wish.ideal(b.card())).isPresent();
  }
}
