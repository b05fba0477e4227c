package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;

/**
 * Movements for players who come alone, of whom some must not move, searched for where no known one
 * lets them sit: the same wishes with the first players stationary.
 *
 * @param occasion the evening
 * @param source answers, until it has taken too long
 */
record Chairs(Occasion occasion, Known source) {

  private static final int SEATS = 4;

  /** So many proposals are a choice. */
  private static final int ENOUGH = 2;

  /** What is asked for at most: whoever gives no answer has no more time. */
  private static final int MOST_ASKED = 3;

  List<Fit> fits() {
    List<Candidate> hopeful = hopeful();
    List<Fit> found = new ArrayList<>();
    for (Candidate candidate : hopeful.subList(0, Math.min(MOST_ASKED, hopeful.size()))) {
      if (found.size() < ENOUGH) {
        candidate
            .fit(occasion, source)
            .filter(fit -> fit.seated().lacking() == 0)
            .ifPresent(found::add);
      }
    }
    return found;
  }

  /** What could be found, the best by its sizes first. */
  List<Candidate> hopeful() {
    if (!(occasion.people() instanceof People.Players people)
        || occasion.stationary() > people.count() / SEATS * SEATS) {
      return List.of();
    }
    List<Candidate> hopeful = new ArrayList<>();
    for (Candidate c : IndividualCandidates.of(new Room(occasion), people.count())) {
      if (c.family() == Family.INDIVIDUAL || c.family() == Family.CIRCULATING) {
        c.wishes().stream()
            .filter(w -> w.rotation() == Rotation.NONE)
            .filter(w -> w.boards().play() == Play.SHARED || w.boards().copies() == 1)
            .limit(1)
            .map(w -> new Candidate(c.family(), List.of(seated(w)), c.perRound()))
            .forEach(hopeful::add);
      }
    }
    hopeful.sort(Comparator.comparingDouble(new Regret(occasion)::least));
    return hopeful;
  }

  private Wish seated(Wish wish) {
    List<Integer> first = IntStream.rangeClosed(1, occasion.stationary()).boxed().toList();
    return wish instanceof IndividualWish players
        ? players.with(players.fixed().stationary(first))
        : wish;
  }
}
