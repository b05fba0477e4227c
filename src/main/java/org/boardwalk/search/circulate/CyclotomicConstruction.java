package org.boardwalk.search.circulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.group.AbelianGroup;
import org.boardwalk.group.FiniteField;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.search.construct.Design;
import org.boardwalk.text.Text;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;

/**
 * Complete movements with one copy of the boards that meet all four criteria: q players, q rounds,
 * q sets, for primes q ≡ 5 (mod 8).
 *
 * <p>Let H be the fourth powers in the field of q elements; -1 is a square, but none of them. The
 * base tables are h·(a1, a2, a3, a4), N, E, S, W, with shifts h·c for h in H; player 0 sits out. In
 * round r everything is r more. That meets all criteria when
 *
 * <ul>
 *   <li>a1 .. a4 are in the four cosets of H: everybody sits at one table of the base round;
 *   <li>the left-hand differences a2 - a1, a3 - a2, a4 - a3, a1 - a4 are in the four cosets:
 *       everybody is left-hand opponent of everybody once;
 *   <li>of a1 - a3 and a2 - a4 one is a square: everybody partners everybody once;
 *   <li>a1 - c .. a4 - c are in the four cosets: nobody replays a set;
 *   <li>a1 - c and a3 - c are both squares or both not: then NS sit in squares or in all others,
 *       and the quadratic character evens out the directions.
 * </ul>
 *
 * <p>Domain: a1 = 1 without loss of generality, the rest is tried exhaustively, c ≠ 0 (c = 0 is one
 * set at all tables). Solutions exist for q = 29, 37, 53, 61, 101, 109, 149, 157, 173, 181 and 197,
 * by trial: all such primes below 200 but 5 and 13, which have none. O(q⁴/64) at worst, less than a
 * second for 197. Source of the method: R. C. Bose, On the construction of balanced incomplete
 * block designs, Annals of Eugenics 9 (1939), with shifts for the boards.
 */
public final class CyclotomicConstruction {

  private static final int COSETS = 4;

  /** The least prime with a solution. */
  private static final int FIRST = 29;

  private final FiniteField field;
  private final AbelianGroup group;
  private final List<Integer> powers;
  private final int[] coset;
  private final int q;

  private CyclotomicConstruction(FiniteField field, int q) {
    this.field = field;
    this.q = q;
    group = field.additive();
    powers = field.subgroup((q - 1) / COSETS);
    List<Integer> all = field.subgroup(q - 1);
    coset = new int[q];
    IntStream.range(0, q - 1).forEach(e -> coset[all.get(e)] = e % COSETS);
    coset[0] = -1;
  }

  /**
   * @param wish a wish
   * @return whether it is of a size that may have such a movement
   */
  public static boolean fits(IndividualWish wish) {
    int q = wish.players();
    return wish.boards().play() == Play.CIRCULATING
        && wish.rotation() == Rotation.NONE
        && wish.form() == Form.FREE
        && wish.rounds() == q
        && 4 * wish.tables() == q - 1
        && q >= FIRST
        && q % 8 == 5
        && IntStream.range(2, q).noneMatch(p -> q % p == 0);
  }

  /**
   * @param wish a wish that {@link #fits}
   * @return the movement, or that there is none of this kind
   */
  public static Design design(IndividualWish wish) {
    int q = wish.players();
    CyclotomicConstruction made =
        new CyclotomicConstruction(FiniteField.ofOrder(q).orElseThrow(), q);
    return made.starter()
        .<Design>map(s -> made.built(wish, s))
        .orElseGet(
            () ->
                new Design.Unknown(Text.of("no cosets of fourth powers modulo %d have shifts", q)));
  }

  private int minus(int a, int b) {
    return group.add(a, group.negate(b));
  }

  private boolean inAll(int a, int b, int c, int d) {
    return a != 0
        && b != 0
        && c != 0
        && d != 0
        && (1 << coset[a] | 1 << coset[b] | 1 << coset[c] | 1 << coset[d]) == (1 << COSETS) - 1;
  }

  private boolean square(int a) {
    return coset[a] % 2 == 0;
  }

  /** The players of a table, and its shift. */
  private Optional<int[]> starter() {
    for (int south = 2; south < q; south++) {
      for (int east = 2; east < q; east++) {
        for (int west = 2; west < q; west++) {
          if (inAll(1, east, south, west) && meets(east, south, west)) {
            Optional<int[]> found = withShift(new int[] {1, east, south, west});
            if (found.isPresent()) {
              return found;
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  private boolean meets(int east, int south, int west) {
    return inAll(minus(east, 1), minus(south, east), minus(west, south), minus(1, west))
        && square(minus(1, south)) != square(minus(east, west));
  }

  private Optional<int[]> withShift(int[] table) {
    for (int c = 1; c < q; c++) {
      int shift = c;
      int[] from = Arrays.stream(table).map(a -> minus(a, shift)).toArray();
      if (inAll(from[0], from[1], from[2], from[3]) && square(from[0]) == square(from[2])) {
        int[] found = Arrays.copyOf(table, COSETS + 1);
        found[COSETS] = c;
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }

  private Design built(IndividualWish wish, int[] starter) {
    int[] who = new int[q];
    int[] shifts = new int[powers.size()];
    List<Integer> times = new ArrayList<>(powers);
    for (int k = 0; k < shifts.length; k++) {
      for (int seat = 0; seat < COSETS; seat++) {
        who[COSETS * k + seat] = field.multiply(times.get(k), starter[seat]);
      }
      shifts[k] = field.multiply(times.get(k), starter[COSETS]);
    }
    Circuit circuit = new Circuit(group, q, 1);
    CircuitCounts counts = new CircuitCounts(circuit, new Roles(wish), wish.profile().seats());
    BaseTables base = new BaseTables(circuit, counts, new int[][] {who}, shifts);
    return new Design.Built(
        Unfolding.movement(wish, new CircuitOrder(circuit).unfold(base).orElseThrow()),
        Text.of(
            "cyclotomic: tables h·(%d, %d, %d, %d) with shifts h·%d modulo %d, for the fourth powers h",
            starter[0], starter[1], starter[2], starter[3], starter[4], q));
  }
}
