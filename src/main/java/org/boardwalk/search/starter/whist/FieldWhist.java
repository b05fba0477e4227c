package org.boardwalk.search.starter.whist;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.text.Text;

/**
 * Whist tournaments of q = 4t + 1 players, q a prime power. With a generator θ of the field, the
 * tables of the base round are θⁱ, θⁱ⁺ᵗ, θⁱ⁺²ᵗ, θⁱ⁺³ᵗ for i below t; 0 sits out. Partners x, -x
 * differ by 2x, every difference once; left-hand opponents by θⁱ(θᵗ - 1), every difference once.
 * Source: I. Anderson, Combinatorial Designs and Tournaments (1997), chapter 9. O(q²).
 */
final class FieldWhist {

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
