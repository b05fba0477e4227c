package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Movements for those who have one copy of the boards, or few, searched for where none is known:
 * with as many sets as rounds, then with more sets; and, last, with tables that share a set.
 *
 * @param occasion the evening
 * @param source answers, until it has taken too long
 */
record Thrift(Occasion occasion, Known source) {

  /** So many proposals are a choice. */
  private static final int ENOUGH = 2;

  /** Rounds of a session that a few seconds may do for. */
  private static final int LEAST_ROUNDS = 4;

  private static final int MOST_ROUNDS = 13;

  /** What is asked for at most: whoever gives no answer has no more time. */
  private static final int MOST_ASKED = 6;

  /** With as many copies as there are, or one. */
  List<Fit> fits() {
    return fits(hopeful(occasion));
  }

  /** Tables share a set in some rounds: with more copies than there are, they would not. */
  List<Fit> relayed() {
    if (occasion.people() instanceof People.Pairs pairs) {
      return occasion.copies().orElse(pairs.tables()) >= pairs.tables()
          ? List.of()
          : fits(ranked(PairsCandidates.relayed(new Room(occasion), pairs), occasion));
    }
    int copies = occasion.copies().orElse(Integer.MAX_VALUE - 1);
    return copies > 1 ? List.of() : fits(ranked(new Room(occasion, 1), copies + 1, copies + 1));
  }

  /** What could be found for a single copy, the best by its sizes first. */
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
    return all.stream().sorted(Comparator.comparingDouble(new Regret(occasion)::least)).toList();
  }

  private List<Fit> fits(List<Candidate> hopeful) {
    List<Fit> found = new ArrayList<>();
    int asked = 0;
    for (Candidate candidate : hopeful) {
      List<Fit> seated = found.stream().filter(fit -> fit.seated().lacking() == 0).toList();
      // The same session with more sets is no choice.
      boolean other = seated.stream().noneMatch(candidate::asLongAs);
      if (other && seated.size() < ENOUGH && asked < MOST_ASKED) {
        asked++;
        candidate.fit(occasion, source).ifPresent(found::add);
      }
    }
    return found;
  }
}
