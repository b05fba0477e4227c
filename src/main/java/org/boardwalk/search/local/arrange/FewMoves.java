package org.boardwalk.search.local.arrange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;

/**
 * Numbers and turns the tables of a round with the fewest moves from the round before. First, as
 * few as possible of the players that should stay leave their seats; then as few players as
 * possible change seats, then tables, then directions. Exact, by an assignment of encounters to
 * table numbers.
 *
 * <p>As any numbering of a round can follow any numbering of the round before, each step can be
 * minimised by itself: together the moves are minimal for the given order of the rounds and the
 * given players that stay.
 */
final class FewMoves {

  private final int players;
  private final Turns turns;
  private final boolean[] stays;
  private final long table;
  private final long seat;
  private final long leave;

  /**
   * @param staying players that should keep their seats
   */
  FewMoves(Movement movement, Turns turns, Set<Integer> staying) {
    players = movement.contestants();
    this.turns = turns;
    stays = new boolean[players + 1];
    staying.forEach(p -> stays[p] = true);
    // Each weight is more than all later ones can add up to.
    table = (long) players * movement.rounds().size() + 1;
    seat = table * table;
    leave = seat * table;
  }

  /** An arranged round, and the cost of its moves. */
  record Placed(Round round, long cost) {}

  /** A lower bound on the cost of the moves from one round to the next, for any table numbers. */
  long cost(Round before, Round next) {
    return after(before, next).cost();
  }

  /** These rounds, the first unchanged, each of the others arranged after the one before. */
  List<Round> chain(List<Round> rounds, int asTheyAre) {
    List<Round> chain = new ArrayList<>(rounds.subList(0, asTheyAre));
    for (Round next : rounds.subList(asTheyAre, rounds.size())) {
      chain.add(after(chain.get(chain.size() - 1), next).round());
    }
    return chain;
  }

  private Placed after(Round before, Round next) {
    int[] from = new int[players + 1];
    Arrays.fill(from, SeatTable.OUT);
    for (Encounter e : before.encounters()) {
      int[] clockwise = clockwise(e);
      for (int s = 0; s < 4; s++) {
        from[clockwise[s]] = 4 * e.table() + s;
      }
    }
    Placed best = null;
    for (List<Integer> choice : turns.choices()) {
      Placed placed = placed(from, next, choice);
      if (best == null || placed.cost() < best.cost()) {
        best = placed;
      }
    }
    return Objects.requireNonNull(best);
  }

  private Placed placed(int[] from, Round next, List<Integer> choice) {
    List<Encounter> tables = next.encounters();
    int n = tables.size();
    long[][] cost = new long[n][n];
    int[][] turn = new int[n][n];
    for (int i = 0; i < n; i++) {
      int[] clockwise = clockwise(tables.get(i));
      for (int j = 0; j < n; j++) {
        cost[i][j] = Long.MAX_VALUE;
        for (int quarters : choice) {
          long c = cost(from, clockwise, tables.get(j).table(), quarters);
          if (c < cost[i][j]) {
            cost[i][j] = c;
            turn[i][j] = quarters;
          }
        }
      }
    }
    int[] place = CheapestPlaces.of(cost);
    long sum = 0;
    List<Encounter> placed = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int j = place[i];
      sum += cost[i][j];
      placed.add(Rearranged.at(tables.get(j).table(), tables.get(i), turn[i][j]));
    }
    return new Placed(new Round(placed), sum);
  }

  private long cost(int[] from, int[] clockwise, int number, int quarters) {
    long cost = 0;
    for (int s = 0; s < 4; s++) {
      int player = clockwise[s];
      int to = 4 * number + (s + quarters) % 4;
      int place = from[player];
      if (place != SeatTable.OUT && place != to) {
        cost +=
            seat
                + (place / 4 == number ? 0 : table)
                + ((place - to) % 2 == 0 ? 0 : 1)
                + (stays[player] ? leave : 0);
      }
    }
    return cost;
  }

  private static int[] clockwise(Encounter e) {
    FourPlayers four = (FourPlayers) e.seating();
    return new int[] {four.north(), four.east(), four.south(), four.west()};
  }

  /**
   * The assignment problem: the cheapest way to give each of n things one of n places, by the
   * Hungarian method with potentials. Exact; O(n³). H. W. Kuhn, The Hungarian method for the
   * assignment problem, Naval Research Logistics Quarterly 2 (1955); J. Munkres, Algorithms for the
   * assignment and transportation problems, Journal of the Society for Industrial and Applied
   * Mathematics 5 (1957).
   */
  static final class CheapestPlaces {

    private CheapestPlaces() {}

    /**
     * @param cost cost[i][j] of thing i at place j, a square matrix; their sums do not overflow
     * @return the place of each thing
     */
    static int[] of(long[][] cost) {
      int n = cost.length;
      // Thing 0 and place 0 stand for none; things and places are shifted by one.
      long[] things = new long[n + 1];
      long[] places = new long[n + 1];
      int[] thingAt = new int[n + 1];
      for (int thing = 1; thing <= n; thing++) {
        augment(cost, thing, things, places, thingAt);
      }
      int[] place = new int[n];
      for (int j = 1; j <= n; j++) {
        place[thingAt[j] - 1] = j - 1;
      }
      return place;
    }

    /** Places one more thing along the cheapest path that ends at a free place. */
    private static void augment(
        long[][] cost, int thing, long[] things, long[] places, int[] thingAt) {
      int n = cost.length;
      long[] slack = new long[n + 1];
      int[] way = new int[n + 1];
      boolean[] done = new boolean[n + 1];
      Arrays.fill(slack, Long.MAX_VALUE);
      thingAt[0] = thing;
      int at = 0;
      while (thingAt[at] != 0) {
        done[at] = true;
        int i = thingAt[at];
        long least = Long.MAX_VALUE;
        int next = 0;
        for (int j = 1; j <= n; j++) {
          if (!done[j]) {
            long reduced = cost[i - 1][j - 1] - things[i] - places[j];
            if (reduced < slack[j]) {
              slack[j] = reduced;
              way[j] = at;
            }
            if (slack[j] < least) {
              least = slack[j];
              next = j;
            }
          }
        }
        for (int j = 0; j <= n; j++) {
          if (done[j]) {
            things[thingAt[j]] += least;
            places[j] -= least;
          } else if (j > 0) {
            slack[j] -= least;
          }
        }
        at = next;
      }
      while (at != 0) {
        thingAt[at] = thingAt[way[at]];
        at = way[at];
      }
    }
  }
}
