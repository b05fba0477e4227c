package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.search.SearchEffort;

/**
 * The group Z_u × GF(q), whose elements are numbered x + u·y, and multipliers of odd order of the
 * field: they keep Z_u × 0, and fix no other element.
 *
 * @param u order of the first factor
 * @param group the product
 * @param multipliers the multipliers as permutations of the elements, the identity first
 */
record Spread(int u, AbelianGroup group, List<int[]> multipliers) {

  /**
   * Spreads with each odd number of multipliers, the most first; none unless q is a prime power.
   */
  static List<Spread> of(int u, int q) {
    return of(List.of(u), q);
  }

  /** Likewise, with another group in place of Z_u. */
  static List<Spread> of(List<Integer> first, int q) {
    return FiniteField.ofOrder(q).stream()
        .flatMap(
            field ->
                IntStream.iterate(q - 1, order -> order > 0, order -> order - 1)
                    .filter(order -> order % 2 == 1 && (q - 1) % order == 0)
                    .mapToObj(order -> of(first, q, field, order)))
        .toList();
  }

  private static Spread of(List<Integer> first, int q, FiniteField field, int order) {
    int u = new AbelianGroup(first).order();
    List<Integer> moduli = new ArrayList<>(first);
    moduli.addAll(field.additive().moduli());
    List<int[]> multipliers =
        field.subgroup(order).stream()
            .map(
                m ->
                    IntStream.range(0, u * q)
                        .map(p -> p % u + u * field.multiply(m, p / u))
                        .toArray())
            .toList();
    return new Spread(u, new AbelianGroup(moduli), multipliers);
  }

  /** Tables that seat all but Z_u × 0 in a base round; empty where none were found. */
  Optional<List<int[]>> outerTables(SearchEffort effort) {
    return new SpreadTables(group, multipliers, u).found(effort);
  }

  String by(String what) {
    return group.name() + what + ", multipliers of order " + multipliers.size();
  }
}
