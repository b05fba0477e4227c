package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.WishSizes;

/** Candidates for players who come alone, with few copies of the boards, which circulate. */
final class CirculatingCandidates {

  /** Sets beyond the number of rounds: some are needed, or make a better movement. */
  private static final int MORE_SETS = 3;

  /**
   * With more tables than rounds, numbers of sets without the factors 2 and 3 circulate most
   * easily.
   */
  private static final int[] AWKWARD = {2, 3};

  /** How many such numbers are tried. */
  private static final int TRIED = 2;

  /** The most copies: with more, all tables could play the same boards. */
  private static final int MOST_COPIES = 2;

  private final Room room;
  private final int players;
  private final int tables;
  private final Map<List<Integer>, List<Wish>> made = new HashMap<>();

  CirculatingCandidates(Room room, int players) {
    this.room = room;
    this.players = players;
    this.tables = players / 4;
  }

  /** Candidates with at most so many copies; none for a single table, where nothing circulates. */
  List<Candidate> of(Room.Length length, int mostCopies) {
    List<Candidate> found = new ArrayList<>();
    for (int copies = 1; copies <= Math.min(mostCopies, MOST_COPIES); copies++) {
      for (int sets : sets(length, copies)) {
        found.add(candidate(length, wishes(length.rounds(), sets, copies)));
      }
    }
    return found;
  }

  /** Candidates with one copy, and with a second copy only where no movement with one is known. */
  List<Candidate> thrifty(Room.Length length) {
    SortedMap<Integer, List<Wish>> wishes = new TreeMap<>();
    for (int copies = 1; copies <= MOST_COPIES; copies++) {
      for (int sets : sets(length, copies)) {
        wishes
            .computeIfAbsent(sets, s -> new ArrayList<>())
            .addAll(wishes(length.rounds(), sets, copies));
      }
    }
    return wishes.values().stream().map(w -> candidate(length, w)).toList();
  }

  private static Candidate candidate(Room.Length length, List<Wish> wishes) {
    return new Candidate(Family.CIRCULATING, wishes, length.perRound());
  }

  /** The numbers of sets for which there are enough boards. */
  private List<Integer> sets(Room.Length length, int copies) {
    return tables > 1
        ? sets(length.rounds(), copies).stream()
            .filter(sets -> room.holdsBoards(sets * length.perRound()))
            .toList()
        : List.of();
  }

  private List<Integer> sets(int rounds, int copies) {
    if (rounds * copies >= tables) {
      return IntStream.rangeClosed(rounds, rounds + (copies == 1 ? MORE_SETS : 0)).boxed().toList();
    }
    return copies > 1
        ? List.of()
        : IntStream.iterate(tables, s -> s + 1)
            .filter(s -> IntStream.of(AWKWARD).noneMatch(p -> s % p == 0))
            .limit(TRIED)
            .boxed()
            .toList();
  }

  /** The wishes for so many rounds, shared between all numbers of boards in a round. */
  private List<Wish> wishes(int rounds, int sets, int copies) {
    return made.computeIfAbsent(List.of(rounds, sets, copies), k -> make(rounds, sets, copies));
  }

  /** Asks for partners as even as possible first, also of few players, who need not have them. */
  private List<Wish> make(int rounds, int sets, int copies) {
    WishSizes sizes =
        WishSizes.of(players, rounds)
            .tables(tables)
            .play(Play.CIRCULATING)
            .ofSets(sets)
            .ofCopies(copies);
    IndividualWish usual = sizes.individual();
    IndividualWish even = usual.with(Demand.REQUIRE, Criterion.PARTNER);
    return usual.demand(Criterion.PARTNER) == Demand.REQUIRE
        ? List.of(usual)
        : List.of(even, usual);
  }
}
