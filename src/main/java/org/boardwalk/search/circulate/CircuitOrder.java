package org.boardwalk.search.circulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.group.Integers;

/**
 * Orders the rounds that base rounds unfold to. Where rounds and sets go round in a circle, any
 * step w without a common factor with the number of rounds gives an order 0, w, 2w, … in which
 * people and boards keep their rules, when the sets are numbered likewise. Of the orders with even
 * sit-outs, the one is taken in which the fewest boards have to wait on stands. The tables are
 * numbered by their shifts, those with a second copy after all with the first, and so on, so that
 * the boards go down one table after every round, or to the stand below it while the shift between
 * is missing, see {@link org.boardwalk.quality.WalkGrade#DOWN_ONE}.
 */
final class CircuitOrder {

  private final Circuit circuit;
  private final int rounds;

  CircuitOrder(Circuit circuit) {
    this.circuit = circuit;
    rounds = circuit.rounds();
  }

  /**
   * @param base players and shifts
   * @return all rounds; empty when sit-outs are even in no such order
   */
  Optional<List<List<Foursome>>> unfold(BaseTables base) {
    return steps()
        .filter(w -> even(base, w))
        .boxed()
        .min(Comparator.comparingInt(w -> stands(base, w)))
        .map(w -> rounds(base, w));
  }

  /** Whether sit-outs are even in one of these orders. */
  boolean even(BaseTables base) {
    return steps().anyMatch(w -> even(base, w));
  }

  /** Whether in rounds 0, w, 2w, … no player sits out twice before all have sat out once. */
  private boolean even(BaseTables base, int w) {
    int players = circuit.players();
    if (base.seats() == players) {
      return true;
    }
    int[] count = new int[players];
    int waiting = players;
    for (int j = 0; j < rounds; j++) {
      int t = circuit.played(j, w);
      boolean again = false;
      for (int at = base.seats(); at < players; at++) {
        int p = circuit.image(circuit.element(t), base.at(circuit.base(t), at));
        waiting -= count[p] == 0 ? 1 : 0;
        again |= count[p]++ > 0;
      }
      if (again && waiting > 0) {
        return false;
      }
    }
    int least = count[0];
    int most = count[0];
    for (int times : count) {
      least = Math.min(least, times);
      most = Math.max(most, times);
    }
    return most - least <= 1;
  }

  private IntStream steps() {
    int circle = circuit.shifts();
    return circuit.cyclic()
        ? IntStream.range(1, Math.max(2, circle)).filter(w -> Integers.coprime(w, circle))
        : IntStream.of(1);
  }

  /** The number of shifts from which a set does not go straight from one table to another. */
  private int stands(BaseTables base, int w) {
    boolean[] there = new boolean[circuit.shifts()];
    for (int k = 0; k < base.tables(); k++) {
      there[base.shift(k)] = true;
    }
    int stands = 0;
    for (int c = 0; c < circuit.shifts(); c++) {
      stands += there[c] && !there[circuit.set(c, w % circuit.shifts())] ? 1 : 0;
    }
    return stands;
  }

  /** The number of the copy at a table: how many tables before it have its shift. */
  private static int sameBefore(BaseTables base, int table) {
    return (int) IntStream.range(0, table).filter(k -> base.shift(k) == base.shift(table)).count();
  }

  private List<List<Foursome>> rounds(BaseTables base, int w) {
    int[] number = new int[rounds];
    for (int j = 0; j < rounds; j++) {
      number[circuit.played(j, w)] = j;
    }
    List<Integer> tables =
        IntStream.range(0, base.tables())
            .boxed()
            .sorted(
                Comparator.comparingInt((Integer k) -> sameBefore(base, k))
                    .thenComparingInt(k -> number[base.shift(k)]))
            .toList();
    List<List<Foursome>> unfolded = new ArrayList<>();
    for (int j = 0; j < rounds; j++) {
      int t = circuit.played(j, w);
      int b = circuit.base(t);
      int g = circuit.element(t);
      List<Foursome> round = new ArrayList<>();
      for (int k : tables) {
        round.add(
            new Foursome(
                circuit.image(g, base.at(b, 4 * k)),
                circuit.image(g, base.at(b, 4 * k + 1)),
                circuit.image(g, base.at(b, 4 * k + 2)),
                circuit.image(g, base.at(b, 4 * k + 3)),
                number[circuit.set(base.shift(k), t)]));
      }
      unfolded.add(round);
    }
    return unfolded;
  }
}
