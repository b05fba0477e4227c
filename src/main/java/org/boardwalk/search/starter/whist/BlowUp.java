package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.construct.Orthomorphisms;

/**
 * Four rows of n elements each, such that all differences of two rows are permutations, and 0 comes
 * first. Put in place of the players of a table they make n tables in each of n rounds, so that
 * each player of one place meets each player of another once; the first round puts equal elements
 * together. The rows are multiples by four elements of a field, or two orthogonal orthomorphisms of
 * Z_n that are odd functions, found by search (n = 21 and 33 at once).
 */
final class BlowUp {

  private final int n;
  private final List<int[]> rows;
  private final IntBinaryOperator plus;

  private BlowUp(int n, List<int[]> rows, IntBinaryOperator plus) {
    this.n = n;
    this.rows = rows;
    this.plus = plus;
  }

  static Optional<BlowUp> of(int n, SearchEffort effort) {
    if (n < 4) {
      return Optional.empty();
    }
    return FiniteField.ofOrder(n).map(f -> ofField(f, n)).or(() -> ofResidues(n, effort));
  }

  private static BlowUp ofField(FiniteField field, int n) {
    List<int[]> rows =
        IntStream.range(0, 4)
            .mapToObj(s -> IntStream.range(0, n).map(y -> field.multiply(s, y)).toArray())
            .toList();
    return new BlowUp(n, rows, field.additive()::add);
  }

  private static Optional<BlowUp> ofResidues(int n, SearchEffort effort) {
    return Orthomorphisms.pair(n, effort)
        .map(
            pair ->
                new BlowUp(
                    n,
                    List.of(new int[n], IntStream.range(0, n).toArray(), pair.get(0), pair.get(1)),
                    (a, b) -> (a + b) % n));
  }

  /**
   * @param games tables of places
   * @param round 0 .. n-1; in round 0 equal elements are together
   * @return n tables for each of them; x at place i has the number i·n + x
   */
  List<int[]> round(List<int[]> games, int round) {
    List<int[]> tables = new ArrayList<>();
    for (int[] game : games) {
      for (int x = 0; x < n; x++) {
        int[] table = new int[4];
        for (int seat = 0; seat < 4; seat++) {
          table[seat] = game[seat] * n + plus.applyAsInt(x, rows.get(seat)[round]);
        }
        tables.add(table);
      }
    }
    return tables;
  }
}
