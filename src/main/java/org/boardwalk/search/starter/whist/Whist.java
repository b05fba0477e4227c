package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;

/**
 * A whist tournament: v players, v ≡ 0 or 1 (mod 4), in v - 1 or v rounds.
 *
 * @param players v
 * @param rounds the tables of each round, players 0 .. v-1 as N, E, S, W
 * @param by how it is made, in words
 */
record Whist(int players, List<List<int[]>> rounds, String by) {

  /** The only tournament of four players, up to numbering. */
  static final Whist OF_FOUR =
      new Whist(
          4,
          List.of(
              List.of(new int[] {0, 1, 2, 3}),
              List.of(new int[] {0, 2, 1, 3}),
              List.of(new int[] {0, 1, 3, 2})),
          "three rounds of four players");

  Whist {
    rounds = rounds.stream().map(List::copyOf).toList();
  }

  /**
   * The tournament of all translates of a base round. A player with the number of the group's order
   * stays.
   *
   * @param group the group that moves the players
   * @param base the tables of the base round
   */
  static Whist developed(AbelianGroup group, List<int[]> base, String by) {
    int order = group.order();
    boolean fixed = base.stream().flatMapToInt(IntStream::of).anyMatch(p -> p == order);
    List<List<int[]>> rounds = new ArrayList<>();
    for (int g = 0; g < order; g++) {
      int shift = g;
      rounds.add(
          base.stream()
              .map(t -> IntStream.of(t).map(p -> p == order ? p : group.add(p, shift)).toArray())
              .toList());
    }
    return new Whist(order + (fixed ? 1 : 0), rounds, by);
  }

  /** Whether all players play in every round. */
  boolean full() {
    return players % 4 == 0;
  }

  /** The player who sits out in a round of a tournament that is not full. */
  int sittingOut(int round) {
    int all = players * (players - 1) / 2;
    return all - rounds.get(round).stream().flatMapToInt(IntStream::of).sum();
  }
}
