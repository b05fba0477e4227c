package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.search.starter.StarterTables;

/**
 * Whist tournaments of u·q + 1 players, u ≡ 3 and q ≡ 1 (mod 4), q a prime power, over Z_u × GF(q)
 * and one player that stays. The staying player and Z_u × 0 have the tables of a starter of u + 1
 * players; multipliers of odd order of the field keep these tables, and generate all other tables
 * from a few, which makes a search short: 76, 88, 92, 112, 124, 160, 184 players in some seconds at
 * most. In the manner of I. Anderson and N. J. Finizio, Whist tournaments, in: Handbook of
 * Combinatorial Designs (2007).
 */
final class SpreadWhist {

  /** The least order of the multipliers: with a smaller one the search takes too long. */
  private static final int LEAST_MULTIPLIERS = 3;

  private SpreadWhist() {}

  static Optional<Whist> of(int u, int q) {
    if (u % 4 != 3 || q % 4 != 1) {
      return Optional.empty();
    }
    return Spread.of(u, q).stream()
        .filter(s -> s.multipliers().size() >= LEAST_MULTIPLIERS)
        .flatMap(s -> of(s).stream())
        .findFirst();
  }

  private static Optional<Whist> of(Spread spread) {
    int u = spread.u();
    int stays = spread.group().order();
    return StarterTables.of(AbelianGroup.cyclic(u), true)
        .flatMap(
            inner ->
                spread
                    .outerTables()
                    .map(
                        outer -> {
                          List<int[]> base = new ArrayList<>(outer);
                          inner.forEach(
                              t ->
                                  base.add(IntStream.of(t).map(p -> p == u ? stays : p).toArray()));
                          return Whist.developed(
                              spread.group(), base, spread.by(" with one who stays"));
                        }));
  }
}
