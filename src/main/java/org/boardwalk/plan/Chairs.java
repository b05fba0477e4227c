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
 * Searches for movements for players who come alone, some of whom must not move, where no known
 * movement keeps them seated. The wishes are the usual ones with the first players stationary.
 *
 * @param occasion the evening
 * @param source answers wishes until its time is used up
 */
record Chairs(Occasion occasion, Known source) {

  private static final int SEATS = 4;

  /** The number of proposals that make a choice. */
  private static final int ENOUGH = 2;

  /** The most wishes asked: once one gets no answer, the time is used up. */
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

  /** Candidates that a search could find, the best by their sizes first. */
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
    hopeful.sort(Comparator.comparing(c -> Worth.atBest(occasion, c), Worth.ORDER));
    return hopeful;
  }

  private Wish seated(Wish wish) {
    List<Integer> first = IntStream.rangeClosed(1, occasion.stationary()).boxed().toList();
    return wish instanceof IndividualWish players
        ? players.with(players.fixed().stationary(first))
        : wish;
  }
}
