package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvenTablesTest {

  private static final int TABLES = 4;
  private static final int ROUNDS = 3;

  /** Every movement of 4 tables and 3 rounds whose boards go down one, seats of round 1 given. */
  @Test
  void ofAllMovementsOfFourTablesNoneSkipsLess() {
    List<List<Integer>> orders = new ArrayList<>();
    arrange(new ArrayList<>(), orders);
    List<List<Integer>> first = List.of(orders.get(0), orders.get(0));
    int least = Integer.MAX_VALUE;
    for (List<List<Integer>> second : after(List.of(first), orders)) {
      for (List<List<Integer>> third : after(List.of(first, second), orders)) {
        Movement movement = movement(List.of(first, second, third));
        assertThat(Walk.of(movement).breaks()).isZero();
        least = Math.min(least, Walk.of(movement).moves());
      }
    }
    assertThat(least).isEqualTo(new EvenTables(TABLES, TABLES, ROUNDS).moves());
  }

  @ParameterizedTest
  @CsvSource({"8, 8, 4, 0", "8, 8, 5, 8", "8, 8, 8, 8", "8, 9, 6, 0", "7, 7, 6, 0", "2, 2, 1, 0"})
  void skipsAreNeededAfterHalfOfAnEvenRound(int tables, int sets, int rounds, int moves) {
    EvenTables even = new EvenTables(tables, sets, rounds);
    assertThat(even.moves()).isEqualTo(moves);
    assertThat(even.theorems()).hasSize(moves > 0 ? 1 : 0);
  }

  private static void arrange(List<Integer> begun, List<List<Integer>> orders) {
    if (begun.size() == TABLES) {
      orders.add(List.copyOf(begun));
    }
    for (int p = 0; p < TABLES; p++) {
      if (!begun.contains(p)) {
        begun.add(p);
        arrange(begun, orders);
        begun.remove(begun.size() - 1);
      }
    }
  }

  /** NS and EW of the next round by table, without repeated meetings or sets. */
  private static List<List<List<Integer>>> after(
      List<List<List<Integer>>> rounds, List<List<Integer>> orders) {
    List<List<Integer>> north = orders.stream().filter(o -> fresh(rounds, 0, o)).toList();
    List<List<Integer>> east = orders.stream().filter(o -> fresh(rounds, 1, o)).toList();
    List<List<List<Integer>>> next = new ArrayList<>();
    for (List<Integer> ns : north) {
      for (List<Integer> ew : east) {
        if (rounds.stream().noneMatch(r -> meetAgain(r, ns, ew))) {
          next.add(List.of(ns, ew));
        }
      }
    }
    return next;
  }

  private static boolean fresh(List<List<List<Integer>>> rounds, int side, List<Integer> now) {
    for (int r = 0; r < rounds.size(); r++) {
      for (int t = 0; t < TABLES; t++) {
        int set = (t + rounds.size()) % TABLES;
        int before = Math.floorMod(set - r, TABLES);
        if (rounds.get(r).get(side).get(before).equals(now.get(t))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean meetAgain(List<List<Integer>> r, List<Integer> ns, List<Integer> ew) {
    return IntStream.range(0, TABLES)
        .anyMatch(t -> ew.get(ns.indexOf(r.get(0).get(t))).equals(r.get(1).get(t)));
  }

  private static Movement movement(List<List<List<Integer>>> seats) {
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < seats.size(); r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < TABLES; t++) {
        int ns = seats.get(r).get(0).get(t) + 1;
        int ew = seats.get(r).get(1).get(t) + 1 + TABLES;
        int set = (t + r) % TABLES + 1;
        encounters.add(new Encounter(t + 1, new Seating.TwoPairs(ns, ew), set));
      }
      rounds.add(new Round(encounters));
    }
    Boards boards = new Boards(TABLES, 2, Play.CIRCULATING, 1);
    return new Movement("all", Kind.PAIRS, 2 * TABLES, TABLES, boards, Rotation.NONE, 2, rounds);
  }
}
