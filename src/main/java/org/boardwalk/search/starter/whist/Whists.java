package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.starter.StarterTables;

/** Chooses the construction for a number of players: the quickest first. */
final class Whists {

  /** The most players for which starters over a cyclic group are found at once. */
  private static final int FEW = 44;

  /** The largest circle of the players that have tables of their own in a spread. */
  private static final int MOST_INNER = 11;

  private Whists() {}

  /** A tournament of that many players; empty where no construction here makes one. */
  static Optional<Whist> of(int players, SearchEffort effort) {
    if (players == 4) {
      return Optional.of(Whist.OF_FOUR);
    }
    if (players < 4 || players % 4 > 1) {
      return Optional.empty();
    }
    Stream<Supplier<Optional<Whist>>> ways =
        Stream.of(
            () -> players % 4 == 1 ? DirectedWhists.of(players, effort) : Optional.empty(),
            () -> product(players, effort),
            () -> cyclic(players, effort),
            () -> spread(players, effort));
    return ways.flatMap(way -> way.get().stream()).findFirst();
  }

  private static Optional<Whist> cyclic(int players, SearchEffort effort) {
    boolean oneStays = players % 4 == 0;
    AbelianGroup group = AbelianGroup.cyclic(oneStays ? players - 1 : players);
    return players > FEW
        ? Optional.empty()
        : StarterTables.of(group, oneStays, effort)
            .map(base -> Whist.developed(group, base, "starter over " + group.name()));
  }

  /** Products, with few players in each place first: their rows are found soonest. */
  private static Optional<Whist> product(int players, SearchEffort effort) {
    return IntStream.rangeClosed(4, players / 4)
        .filter(n -> players % n == 0 && WhistProduct.fits(players / n, n))
        .boxed()
        .flatMap(
            n ->
                of(players / n, effort).stream()
                    .flatMap(
                        places ->
                            of(n, effort)
                                .flatMap(fellows -> WhistProduct.of(places, fellows, effort))
                                .stream()))
        .findFirst();
  }

  private static Optional<Whist> spread(int players, SearchEffort effort) {
    return IntStream.iterate(3, u -> u <= MOST_INNER, u -> u + 4)
        .filter(u -> (players - 1) % u == 0)
        .mapToObj(u -> SpreadWhist.of(u, (players - 1) / u, effort))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /**
   * Whist tournaments of q = 4t + 1 players, q a prime power. With a generator θ of the field, the
   * tables of the base round are θⁱ, θⁱ⁺ᵗ, θⁱ⁺²ᵗ, θⁱ⁺³ᵗ for i below t; 0 sits out. Partners x, -x
   * differ by 2x, every difference once; left-hand opponents by θⁱ(θᵗ - 1), every difference once.
   * Source: I. Anderson, Combinatorial Designs and Tournaments (1997), chapter 9. O(q²).
   */
  static final class FieldWhist {

    private FieldWhist() {}

    static Optional<Whist> of(int q) {
      return q % 4 != 1 ? Optional.empty() : FiniteField.ofOrder(q).map(f -> of(f, q / 4));
    }

    private static Whist of(FiniteField field, int t) {
      List<Integer> power = field.subgroup(4 * t);
      List<int[]> base =
          IntStream.range(0, t)
              .mapToObj(i -> IntStream.range(0, 4).map(seat -> power.get(i + seat * t)).toArray())
              .toList();
      return Whist.developed(
          field.additive(), base, Text.of("powers in the field of %d elements", 4 * t + 1));
    }
  }

  /**
   * Whist tournaments of u·q + 1 players, u ≡ 3 and q ≡ 1 (mod 4), q a prime power, over Z_u ×
   * GF(q) and one player that stays. The staying player and Z_u × 0 have the tables of a starter of
   * u + 1 players; multipliers of odd order of the field keep these tables, and generate all other
   * tables from a few, which makes a search short: 76, 88, 92, 112, 124, 160, 184 players in some
   * seconds at most. In the manner of I. Anderson and N. J. Finizio, Whist tournaments, in:
   * Handbook of Combinatorial Designs (2007).
   */
  private static final class SpreadWhist {

    /** The least order of the multipliers: with a smaller one the search takes too long. */
    private static final int LEAST_MULTIPLIERS = 3;

    private SpreadWhist() {}

    static Optional<Whist> of(int u, int q, SearchEffort effort) {
      if (u % 4 != 3 || q % 4 != 1) {
        return Optional.empty();
      }
      return Spread.of(u, q).stream()
          .filter(s -> s.multipliers().size() >= LEAST_MULTIPLIERS)
          .flatMap(s -> of(s, effort).stream())
          .findFirst();
    }

    private static Optional<Whist> of(Spread spread, SearchEffort effort) {
      int u = spread.u();
      int stays = spread.group().order();
      return StarterTables.of(AbelianGroup.cyclic(u), true, effort)
          .flatMap(
              inner ->
                  spread
                      .outerTables(effort)
                      .map(
                          outer -> {
                            List<int[]> base = new ArrayList<>(outer);
                            inner.forEach(
                                t ->
                                    base.add(
                                        IntStream.of(t).map(p -> p == u ? stays : p).toArray()));
                            return Whist.developed(
                                spread.group(), base, spread.by(" with one who stays"));
                          }));
    }
  }
}
