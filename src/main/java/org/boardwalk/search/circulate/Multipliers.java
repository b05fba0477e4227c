package org.boardwalk.search.circulate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.Integers;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/**
 * Multipliers x → ax that keep a base round: they map tables to tables, with their shifts, and
 * players that stay to themselves. Their order M is odd, as a and -a make one and the same
 * difference, and a - 1 has an inverse, so that only the 0 of each orbit and the players that stay
 * are fixed. Then fixed places hold fixed players, and all others come in cycles of M. The fewer
 * schedules are left, the better they are as a rule, where nearly every seat and set is filled.
 * Order 1 is no restriction. Immutable.
 *
 * <p>Tables t with t mod M = e hold the images under the e-th power of the players at table t - e;
 * fixed tables come last, and so do fixed places to sit out.
 */
final class Multipliers {

  private final int order;
  private final int[] powers;
  private final Circuit circuit;
  private final int freeTables;
  private final int seats;
  private final int freeOut;

  private Multipliers(Circuit circuit, IndividualWish wish, int[] powers, int fixedTables) {
    this.circuit = circuit;
    this.powers = powers;
    order = powers.length;
    freeTables = wish.tables() - fixedTables;
    seats = 4 * wish.tables();
    int fixedOut = order == 1 ? 0 : circuit.orbits() - 4 * fixedTables;
    freeOut = wish.players() - seats - fixedOut;
  }

  /**
   * @param circuit how base rounds unfold
   * @param wish the wish
   * @return the multipliers that fit, the trivial ones first, then by order
   */
  static List<Multipliers> forWish(Circuit circuit, IndividualWish wish) {
    List<Multipliers> all = new ArrayList<>();
    all.add(none(circuit, wish));
    int n = circuit.rounds();
    for (int a = 2; a < n && circuit.cyclic() && circuit.bases() == 1; a++) {
      int[] powers = powers(a, n);
      int order = powers.length;
      int first = a;
      boolean smallest =
          IntStream.of(powers).skip(1).noneMatch(p -> p < first && generates(p, n, order));
      if (order % 2 == 1
          && order > 1
          && Integers.coprime(a - 1, n)
          && Integers.prime(n)
          && smallest) {
        fixedTables(circuit, wish, order)
            .forEach(f -> all.add(new Multipliers(circuit, wish, powers, f)));
      }
    }
    return all;
  }

  /** The trivial multipliers, no restriction. */
  static Multipliers none(Circuit circuit, IndividualWish wish) {
    return new Multipliers(circuit, wish, new int[] {1}, 0);
  }

  private static boolean generates(int p, int n, int order) {
    return powers(p, n).length == order;
  }

  /** How many tables may be fixed. */
  private static IntStream fixedTables(Circuit circuit, IndividualWish wish, int order) {
    int out = SitOutShare.of(wish).inRound();
    int cycles = (circuit.rounds() - 1) / order;
    return IntStream.rangeClosed(0, wish.boards().copies())
        .filter(f -> (wish.tables() - f) % order == 0)
        .filter(f -> (wish.tables() - f) / order <= cycles * wish.boards().copies())
        .filter(f -> 4 * f <= circuit.orbits() && circuit.orbits() - 4 * f <= out)
        .filter(f -> (out - (circuit.orbits() - 4 * f)) % order == 0);
  }

  /** 1, a, a², … modulo n; empty when a is not a unit. */
  private static int[] powers(int a, int n) {
    return Integers.coprime(a, n)
        ? IntStream.concat(IntStream.of(1), IntStream.iterate(a % n, x -> x != 1, x -> x * a % n))
            .toArray()
        : new int[0];
  }

  int order() {
    return order;
  }

  /** Tables that come in cycles; the others are fixed. */
  int freeTables() {
    return freeTables;
  }

  /** Whether a place is fixed: its table, or its player that sits out. */
  boolean fixed(int place) {
    return place < seats ? place >= 4 * freeTables : place >= seats + freeOut;
  }

  /** The place with the images of a place under the e-th power. */
  int place(int e, int place) {
    if (order == 1 || fixed(place)) {
      return place;
    }
    if (place < seats) {
      return 4 * cycled(place >> 2, e) + (place & 3);
    }
    return seats + cycled(place - seats, e);
  }

  /** The table with the images of a table that is not fixed. */
  int cycled(int table, int e) {
    return table - table % order + (table + e) % order;
  }

  /** The image of a player. */
  int player(int e, int p) {
    int orbit = circuit.orbit(p);
    return circuit.orbitSize(orbit) == 1
        ? p
        : p - element(p) + element(p) * powers[e] % circuit.order();
  }

  private int element(int p) {
    return p % circuit.order();
  }

  /** The images of all players under each power; the first is the identity. */
  List<int[]> images() {
    return IntStream.range(0, order)
        .mapToObj(e -> IntStream.range(0, circuit.players()).map(p -> player(e, p)).toArray())
        .toList();
  }

  /** The image of a shift. */
  int shift(int e, int c) {
    return order == 1 ? c : c * powers[e] % circuit.rounds();
  }

  /** Whether the multipliers are not trivial and fix a player. */
  boolean fixes(int p) {
    return order > 1 && player(1, p) == p;
  }

  /** A text such as with 3 multipliers, or nothing. */
  String name() {
    return order == 1 ? "" : " with " + order + " multipliers";
  }
}
