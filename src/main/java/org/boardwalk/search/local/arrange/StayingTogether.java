package org.boardwalk.search.local.arrange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Finds sets of players who can all keep their seats. One player can if they always play and their
 * tables may be turned accordingly; several can if each two of them can: they never meet, or
 * always, and their tables may be turned in one and the same way. Large sets are built greedily,
 * from every player that can stay; heuristic.
 */
final class StayingTogether {

  private final SeatTable seats;
  private final Turns turns;
  private final List<Integer> alone;

  StayingTogether(SeatTable seats, Turns turns) {
    this.seats = seats;
    this.turns = turns;
    alone = IntStream.rangeClosed(1, seats.players()).filter(p -> together(p, p)).boxed().toList();
  }

  /**
   * @param wished players that stay in any case
   * @return the largest sets found that contain these players, each once
   */
  List<Set<Integer>> sets(Set<Integer> wished) {
    Set<Set<Integer>> all = new LinkedHashSet<>(List.of(new TreeSet<>(wished)));
    for (int p : alone) {
      Set<Integer> set = new TreeSet<>(wished);
      if (fits(p, set)) {
        set.add(p);
        for (int q : alone) {
          if (fits(q, set)) {
            set.add(q);
          }
        }
        all.add(set);
      }
    }
    int most = all.stream().mapToInt(Set::size).max().orElse(0);
    return new ArrayList<>(
        all.stream()
            .filter(s -> s.size() == most)
            .sorted(Comparator.comparing(s -> s.stream().findFirst().orElse(0)))
            .toList());
  }

  private boolean fits(int player, Set<Integer> set) {
    return !set.contains(player) && set.stream().allMatch(q -> together(player, q));
  }

  private boolean together(int p, int q) {
    int atFirst = turn(p, 0) - turn(q, 0);
    for (int r = 0; r < seats.rounds(); r++) {
      int here = seats.place(r, p);
      int there = seats.place(r, q);
      if (here == SeatTable.OUT || there == SeatTable.OUT) {
        return false;
      }
      boolean meet = here / 4 == there / 4;
      boolean met = seats.place(0, p) / 4 == seats.place(0, q) / 4;
      int apart = Math.floorMod(turn(p, r) - turn(q, r) - atFirst, 4);
      if (meet != met || (meet ? apart != 0 : apart % 2 != 0) || !turns.allows(turn(p, r))) {
        return false;
      }
    }
    return true;
  }

  /**
   * How far the player's table must be turned in a round to give them their seat of the first
   * round.
   */
  private int turn(int player, int round) {
    return Math.floorMod(seats.place(0, player) - seats.place(round, player), 4);
  }
}
