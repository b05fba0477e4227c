package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.text.Text;

/**
 * A tournament of n men and n women in which everybody's partners are of the other sex. Men are the
 * players 0 .. n-1; woman n + i is the wife of man i. At each table N and S are a man and his
 * partner, and E and W are too.
 *
 * <ul>
 *   <li>{@link #avoidingSpouses}: a spouse-avoiding mixed doubles round robin (SAMDRR). Each player
 *       partners everybody of the other sex but the spouse once and opposes everybody but the
 *       spouse once, in n - 1 rounds for even n, in n for odd n, while one couple sits out. As no
 *       two meet twice in the same way, partners, opponents and sides are ideal in the whole field,
 *       also in the first rounds alone. Made from {@link SpouseSquares}; 10 and 14 couples nearly.
 *   <li>{@link #meetingAll}: without spouses, for even n, in n rounds. Each player partners and
 *       opposes everybody of the other sex once, and opposes one player of the same sex twice and
 *       the others once. Source: D. R. Berman, I. N. Wakeling, Complete mixed doubles round robin
 *       tournaments, J. Combin. Math. Combin. Comput. 95 (2015), CMDRR(n, 0).
 * </ul>
 *
 * @param couples n
 * @param rounds the tables of each round: N, E, S, W
 * @param by how it is made, in words
 */
record MixedDoubles(int couples, List<List<int[]>> rounds, String by) {

  /**
   * By number of men: for d other than 0 and n/2, the partner of man i against man i + d over Z_n
   * is woman i + DISTANCES[d]. Men i and i + n/2 oppose twice, with women i and i + n/2. Found by
   * backtracking, so that the tables can be divided into rounds.
   */
  private static final Map<Integer, List<Integer>> DISTANCES =
      Map.of(
          10, List.of(0, 2, 8, 1, 6, 0, 9, 4, 7, 3),
          14, List.of(0, 2, 1, 5, 9, 13, 12, 0, 11, 4, 6, 8, 10, 3),
          18, List.of(0, 2, 8, 1, 15, 17, 14, 12, 4, 0, 7, 13, 11, 16, 6, 10, 5, 3),
          22, List.of(0, 2, 1, 5, 9, 19, 21, 14, 16, 18, 20, 0, 6, 8, 17, 13, 12, 7, 15, 10, 4, 3));

  MixedDoubles {
    rounds = rounds.stream().map(List::copyOf).toList();
  }

  /**
   * @param n number of couples
   * @return the tournament in which spouses never meet; for 10 and 14 couples one in which n - 1
   *     pairs of women oppose twice and as many never; empty where none is made here
   */
  static Optional<MixedDoubles> avoidingSpouses(int n) {
    return SpouseSquares.of(n).or(() -> SpouseSquares.nearly(n)).map(MixedDoubles::of);
  }

  private static MixedDoubles of(SpouseSquares squares) {
    int n = squares.couples();
    List<List<int[]>> rounds =
        Stream.generate(() -> (List<int[]>) new ArrayList<int[]>())
            .limit(squares.rounds())
            .toList();
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        int r = squares.round()[i][j];
        rounds.get(r).add(seats(n, i, squares.partner()[i][j], j, squares.partner()[j][i]));
      }
    }
    return new MixedDoubles(n, rounds, "mixed doubles of couples: " + squares.by());
  }

  /**
   * @param n number of men, and of women
   * @return the tournament of n rounds; empty where none is made here, for others than 10, 14, 18,
   *     22
   */
  static Optional<MixedDoubles> meetingAll(int n) {
    return Optional.ofNullable(DISTANCES.get(n)).map(distances -> meetingAll(n, distances));
  }

  private static MixedDoubles meetingAll(int n, List<Integer> distances) {
    AbelianGroup group = AbelianGroup.cyclic(n);
    List<int[]> tables = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        int d = j - i;
        if (2 * d == n) {
          tables.add(new int[] {i, i, j, j});
          tables.add(new int[] {i, j, j, i});
        } else {
          tables.add(
              new int[] {i, group.add(i, distances.get(d)), j, group.add(j, distances.get(n - d))});
        }
      }
    }
    List<List<int[]>> rounds = new RoundCover(n, tables).found();
    return new MixedDoubles(
        n,
        rounds.stream()
            .map(round -> round.stream().map(t -> seats(n, t[0], t[1], t[2], t[3])).toList())
            .toList(),
        Text.of("mixed doubles of %d men and %d women: tables over %s", n, n, group.name()));
  }

  private static int[] seats(int n, int man, int partner, int other, int otherPartner) {
    return new int[] {man, other, n + partner, n + otherPartner};
  }
}
