package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.text.Text;

/**
 * Two squares that say who plays with whom, and when, if n couples play mixed doubles: when man i
 * opposes man j, his partner is woman partner[i][j], in round round[i][j]. The first square is
 * Latin and orthogonal to its transpose, with partner[i][i] = i (a self-orthogonal Latin square,
 * SOLS); the second is Latin, symmetric and orthogonal to the first (a symmetric orthogonal mate).
 * On its diagonal stands the round in which couple i sits out, or, for even n, always n - 1.
 *
 * <p>Self-orthogonal Latin squares exist for all n but 2, 3 and 6: R. K. Brayton, D. Coppersmith,
 * A. J. Hoffman, Self-orthogonal Latin squares of all orders n ≠ 2, 3, 6, Bull. Amer. Math. Soc. 80
 * (1974); with such a mate for all n but 2, 3, 6 and possibly 10 and 14: N. J. Finizio, L. Zhu,
 * Self-orthogonal Latin squares, in: Handbook of Combinatorial Designs (2007). Made here: every
 * prime power from 4, products of two even or two odd numbers that are made, and 12, 15, 18, 20.
 * For 10 and 14 the squares here are not quite orthogonal: see {@link #NEARLY}.
 */
final class SpouseSquares {

  private final int[][] partner;
  private final int[][] round;
  private final String by;

  private SpouseSquares(int[][] partner, int[][] round, String by) {
    this.partner = partner;
    this.round = round;
    this.by = by;
  }

  /** The first square. */
  int[][] partner() {
    return partner;
  }

  /** The second square. */
  int[][] round() {
    return round;
  }

  /** How the squares are made, in words. */
  String by() {
    return by;
  }

  /**
   * Base rounds by number of couples, found by backtracking: tables "man woman man woman" in which
   * the first two and the last two are partners. A cyclic group moves them from round to round. For
   * odd n it has order n, and couple 0 sits out; for even n it has order n - 1, and the last couple
   * stays. Each difference of partners, of opponents of different sex, of men, and of women occurs
   * once.
   */
  private static final Map<Integer, String> STARTERS =
      Map.of(
          15, "1 10 12 2, 2 9 3 5, 4 1 7 11, 5 8 11 7, 6 12 13 14, 8 6 10 3, 9 4 14 13",
          18,
              "17 0 2 1, 0 17 1 3, 3 15 8 9, 4 14 10 16, 5 13 12 4, 6 11 14 8, 7 5 9 12,"
                  + " 11 7 15 2, 13 10 16 6",
          20,
              "19 0 2 1, 0 19 1 5, 3 17 16 9, 4 14 7 12, 5 11 15 7, 6 4 10 18, 8 10 13 3,"
                  + " 9 16 17 13, 11 8 18 2, 12 6 14 15");

  /**
   * Base rounds in which one difference of women comes twice and another one never, so that n - 1
   * pairs of women oppose twice and as many never; everything else is as it should be. A search
   * over these groups, and over Z3×Z3 for 10, found no base round without that flaw; whether there
   * are squares for 10 and 14 couples at all was open in the sources.
   */
  private static final Map<Integer, String> NEARLY =
      Map.of(
          10, "9 0 4 1, 0 9 1 3, 2 6 5 8, 3 2 7 5, 6 7 8 4",
          14, "13 0 2 1, 0 13 1 5, 3 9 7 12, 4 7 12 10, 5 2 11 6, 6 8 9 3, 8 4 10 11");

  /** For 12 couples over Z2×Z6: the partner of man i against man i + d is woman i + TWELVE[d]. */
  private static final List<Integer> TWELVE = List.of(0, 2, 1, 10, 8, 11, 7, 9, 6, 5, 3, 4);

  /** Squares for that many couples; empty where none are made here. */
  static Optional<SpouseSquares> of(int n) {
    if (n < 4) {
      return Optional.empty();
    }
    Optional<SpouseSquares> direct =
        FiniteField.ofOrder(n)
            .map(field -> overField(field, n))
            .or(() -> developed(STARTERS, n, "base round over "))
            .or(() -> ofTwelve(n));
    return direct.or(() -> product(n));
  }

  /** Nearly orthogonal squares, see {@link #NEARLY}. */
  static Optional<SpouseSquares> nearly(int n) {
    return developed(
        NEARLY,
        n,
        Text.of(
            "%d pairs of women oppose twice and %d never, all else is complete; base round over ",
            n - 1, n - 1));
  }

  int couples() {
    return partner.length;
  }

  /** How many rounds there are: n for odd n, with a couple sitting out, otherwise n - 1. */
  int rounds() {
    return couples() - 1 + couples() % 2;
  }

  /**
   * Over a field partner[i][j] = i + λ(j - i) with λ neither 0, 1 nor 1/2, and i + j numbers the
   * rounds. Every determinant of two of the squares' coefficients is then different from 0. There
   * is no such λ for 3 elements.
   */
  private static SpouseSquares overField(FiniteField field, int n) {
    AbelianGroup plus = field.additive();
    int lambda = IntStream.range(2, n).filter(x -> plus.add(x, x) != 1).findFirst().orElseThrow();
    int[] named = new int[n];
    IntStream.range(0, n).forEach(i -> named[n % 2 == 0 ? i : plus.add(i, i)] = i);
    SpouseSquares squares =
        empty(
            n,
            Text.of(
                "self-orthogonal Latin square over the field of %d elements with its symmetric mate",
                n));
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        int sum = named[plus.add(i, j)];
        squares.partner[i][j] = plus.add(i, field.multiply(lambda, plus.add(j, plus.negate(i))));
        squares.round[i][j] = n % 2 == 0 ? (sum + n - 1) % n : sum;
      }
    }
    return squares;
  }

  private static Optional<SpouseSquares> developed(
      Map<Integer, String> starters, int n, String how) {
    return Optional.ofNullable(starters.get(n))
        .map(text -> developed(AbelianGroup.cyclic(n % 2 == 0 ? n - 1 : n), n, text, how));
  }

  private static SpouseSquares developed(AbelianGroup group, int n, String text, String how) {
    int order = group.order();
    SpouseSquares squares =
        empty(n, how + group.name() + (n % 2 == 0 ? " with one couple who stay" : ""));
    for (String table : text.split(", ", -1)) {
      int[] base = Arrays.stream(table.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
      for (int g = 0; g < order; g++) {
        int shift = g;
        squares.put(Arrays.stream(base).map(p -> p < order ? group.add(p, shift) : p).toArray(), g);
      }
    }
    return squares;
  }

  /** Enters a table of a round: man, his partner, the other man, his partner. */
  private void put(int[] table, int r) {
    partner[table[0]][table[2]] = table[1];
    partner[table[2]][table[0]] = table[3];
    round[table[0]][table[2]] = r;
    round[table[2]][table[0]] = r;
  }

  /** The rounds are found by an exact cover of the 66 tables, a matter of milliseconds. */
  private static Optional<SpouseSquares> ofTwelve(int n) {
    if (n != TWELVE.size()) {
      return Optional.empty();
    }
    AbelianGroup group = new AbelianGroup(List.of(2, n / 2));
    SpouseSquares squares =
        empty(n, "self-orthogonal Latin square over Z2×Z6, its rounds from an exact cover");
    List<int[]> tables = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        int d = group.add(j, group.negate(i));
        tables.add(
            new int[] {
              i, group.add(i, TWELVE.get(d)), j, group.add(j, TWELVE.get(group.negate(d)))
            });
      }
    }
    List<List<int[]>> rounds = new RoundCover(n, tables).found();
    for (int r = 0; r < rounds.size(); r++) {
      for (int[] table : rounds.get(r)) {
        squares.put(table, r);
      }
    }
    return Optional.of(squares);
  }

  /** The direct product of squares for a and b couples: of two even or of two odd numbers. */
  private static Optional<SpouseSquares> product(int n) {
    return IntStream.rangeClosed(4, n / 4)
        .filter(a -> n % a == 0 && (a + n / a) % 2 == 0)
        .boxed()
        .flatMap(a -> of(a).stream().flatMap(x -> of(n / a).stream().map(y -> product(x, y))))
        .findFirst();
  }

  private static SpouseSquares product(SpouseSquares x, SpouseSquares y) {
    int b = y.couples();
    int n = x.couples() * b;
    SpouseSquares squares = empty(n, Text.of("product of two: %s; and %s", x.by, y.by));
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        squares.partner[i][j] = x.partner[i / b][j / b] * b + y.partner[i % b][j % b];
        squares.round[i][j] = x.round[i / b][j / b] * b + y.round[i % b][j % b];
      }
    }
    return squares;
  }

  /** Squares in which only the diagonals are filled. */
  private static SpouseSquares empty(int n, String by) {
    SpouseSquares squares = new SpouseSquares(new int[n][n], new int[n][n], by);
    for (int i = 0; i < n; i++) {
      squares.partner[i][i] = i;
      squares.round[i][i] = n % 2 == 0 ? n - 1 : i;
    }
    return squares;
  }
}
