package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Searches for movements with one copy of the boards, or few, where none is known: with as many
 * sets as rounds, then with more sets; and, last, with tables that share a set.
 *
 * @param occasion the evening
 * @param source answers wishes until its time is used up
 */
record FewCopiesCandidates(Occasion occasion, Known source) {

  /** The number of proposals that make a choice. */
  private static final int ENOUGH = 2;

  /** The fewest rounds of a session that is searched for within a few seconds. */
  private static final int LEAST_ROUNDS = 4;

  private static final int MOST_ROUNDS = 13;

  /** The most wishes asked: once one gets no answer, the time is used up. */
  private static final int MOST_ASKED = 6;

  /** Movements with as many copies as there are, or with one. */
  List<Fit> fits() {
    return fits(hopeful(occasion));
  }

  /**
   * Movements in which tables share a set in some rounds, which they would not with more copies.
   */
  List<Fit> relayed() {
    if (occasion.people() instanceof People.Pairs pairs) {
      return occasion.copies().orElse(pairs.tables()) >= pairs.tables()
          ? List.of()
          : fits(ranked(PairsCandidates.relayed(new Room(occasion), pairs), occasion));
    }
    int copies = occasion.copies().orElse(Integer.MAX_VALUE - 1);
    return copies > 1 ? List.of() : fits(ranked(new Room(occasion, 1), copies + 1, copies + 1));
  }

  /** Candidates that a search could find for a single copy, the best by their sizes first. */
  static List<Candidate> hopeful(Occasion occasion) {
    return ranked(new Room(occasion), 1, 1);
  }

  private static List<Candidate> ranked(Room room, int leastCopies, int mostCopies) {
    if (!(room.occasion().people() instanceof People.Players people)) {
      return List.of();
    }
    CirculatingCandidates candidates = new CirculatingCandidates(room, people.count());
    List<Candidate> all = new ArrayList<>();
    for (Room.Length length : room.lengths(MOST_ROUNDS)) {
      if (length.rounds() >= LEAST_ROUNDS) {
        candidates.of(length, mostCopies).stream()
            .filter(c -> c.sizes().boards().copies() >= leastCopies)
            .forEach(all::add);
      }
    }
    return ranked(all, room.occasion());
  }

  private static List<Candidate> ranked(List<Candidate> all, Occasion occasion) {
    return all.stream()
        .sorted(Comparator.comparing(c -> Worth.atBest(occasion, c), Worth.ORDER))
        .toList();
  }

  private List<Fit> fits(List<Candidate> hopeful) {
    List<Fit> found = new ArrayList<>();
    int asked = 0;
    for (Candidate candidate : hopeful) {
      List<Fit> seated = found.stream().filter(fit -> fit.seated().lacking() == 0).toList();
      // A session that differs only in having more sets is no choice.
      boolean other = seated.stream().noneMatch(candidate::asLongAs);
      if (other && seated.size() < ENOUGH && asked < MOST_ASKED) {
        asked++;
        candidate.fit(occasion, source).ifPresent(found::add);
      }
    }
    return found;
  }
}
