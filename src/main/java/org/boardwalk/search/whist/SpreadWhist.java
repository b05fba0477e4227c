package org.boardwalk.search.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.group.AbelianGroup;
import org.boardwalk.group.FiniteField;
import org.boardwalk.search.starter.StarterTables;
import org.boardwalk.text.Text;

/**
 * u·q + 1 players, u ≡ 3 and q ≡ 1 (mod 4), q a prime power: over Z_u × GF(q) and one who stays.
 * That one and Z_u × 0 have the tables of a starter of u + 1 players; multipliers of odd order of
 * the field keep them, and take few tables of the others to all, which makes a search short: 76,
 * 88, 92, 112, 124, 160, 184 players in some seconds at most. In the manner of I. Anderson and N.
 * J. Finizio, Whist tournaments, in: Handbook of Combinatorial Designs (2007).
 */
final class SpreadWhist {

  /** Without multipliers of this order at least the search is too long. */
  private static final int LEAST_MULTIPLIERS = 3;

  private SpreadWhist() {}

  static Optional<Whist> of(int u, int q) {
    int multipliers = (q - 1) / 4;
    while (multipliers % 2 == 0 && multipliers > 0) {
      multipliers /= 2;
    }
    if (u % 4 != 3 || q % 4 != 1 || multipliers < LEAST_MULTIPLIERS) {
      return Optional.empty();
    }
    int order = multipliers;
    return FiniteField.ofOrder(q).flatMap(f -> of(u, f, q, f.subgroup(order)));
  }

  private static Optional<Whist> of(int u, FiniteField field, int q, List<Integer> factors) {
    List<Integer> moduli = new ArrayList<>(List.of(u));
    moduli.addAll(field.additive().moduli());
    AbelianGroup group = new AbelianGroup(moduli);
    List<int[]> multipliers =
        factors.stream()
            .map(
                m ->
                    IntStream.range(0, u * q)
                        .map(p -> p % u + u * field.multiply(m, p / u))
                        .toArray())
            .toList();
    int stays = u * q;
    return StarterTables.of(AbelianGroup.cyclic(u), true)
        .flatMap(
            inner ->
                new SpreadTables(group, multipliers, u)
                    .found()
                    .map(
                        outer -> {
                          List<int[]> base = new ArrayList<>(outer);
                          inner.forEach(
                              t ->
                                  base.add(IntStream.of(t).map(p -> p == u ? stays : p).toArray()));
                          return Whist.developed(
                              group,
                              base,
                              Text.of(
                                  "%s with one who stays, multipliers of order %d",
                                  group.name(), factors.size()));
                        }));
  }
}
