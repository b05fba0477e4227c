package org.boardwalk.search.circulate;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.cover.ExactCover;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;

/**
 * Complete movements with one copy of the boards that meet all four criteria: q players, q rounds,
 * q sets, for prime powers q ≡ 1 (mod 4).
 *
 * <p>Let H be the multiplicative group of greatest odd order m in the field of q elements, and 4t
 * the number of its cosets; -1 is not in H. The base tables are h·(a1, a2, a3, a4), N, E, S, W,
 * with shifts h·c, for h in H and t tables; player 0 sits out. In round r all elements grow by r.
 * That meets all criteria when
 *
 * <ul>
 *   <li>the a of all tables are in different cosets: each player sits at one table of the base
 *       round;
 *   <li>the left-hand differences a2 - a1, a3 - a2, a4 - a3, a1 - a4 too: each player is left-hand
 *       opponent of each other once;
 *   <li>a1 - a3, a2 - a4 and their negatives too: all players partner each other once;
 *   <li>the a - c too: no player replays a set;
 *   <li>a1 - c and a3 - c are squares and a2 - c and a4 - c are not: then NS sit in squares, EW in
 *       all others, and the quadratic character evens out the directions;
 *   <li>the c are not 0 and in different cosets: one copy is enough (c = 0 is one set at all
 *       tables).
 * </ul>
 *
 * <p>Domain: q from 25 to 197 with t = 1, 2 or 4, which leaves out 97 and 193. Solutions exist for
 * each of these 22 sizes, by trial. A trial of all tables, which is not part of this program, found
 * none for 9 and 17 (m = 1), nor for 5 and 13 (t = 1). If q is not prime, the additive group of the
 * field is elementary abelian, so that the boards walk by no rule. Tables are drawn at random and
 * combined by {@link ExactCover}; seconds at most, for t = 4. Source of the method: R. C. Bose, On
 * the construction of balanced incomplete block designs, Annals of Eugenics 9 (1939), with shifts
 * for the boards.
 */
public final class CyclotomicConstruction {

  private static final int SEATS = 4;

  /** The smallest field with a solution. */
  private static final int FIRST = 25;

  private static final int MOST_COSETS = 16;

  /** How many tables are drawn for one or two base tables; the next constant is for more. */
  private static final int FEW = 20_000;

  private static final int MANY = 400_000;

  private static final long NODES = 3_000_000;

  private CyclotomicConstruction() {}

  /** {@return whether its size may have such a movement} */
  public static boolean fits(IndividualWish wish) {
    int q = wish.players();
    return wish.boards().play() == Play.CIRCULATING
        && wish.rotation() == Rotation.NONE
        && wish.form() == Form.FREE
        && wish.rounds() == q
        && wish.boards().sets() >= q
        && SEATS * wish.tables() == q - 1
        && q >= FIRST
        && Cosets.count(q) <= MOST_COSETS
        && FiniteField.ofOrder(q).isPresent();
  }

  /**
   * @param wish a wish that {@link #fits}
   * @return the movement, or that none of this kind was found
   */
  public static Design design(IndividualWish wish) {
    Cosets cosets = new Cosets(FiniteField.ofOrder(wish.players()).orElseThrow());
    return chosen(cosets.drawn(cosets.tables() <= 2 ? FEW : MANY), Cosets.count(wish.players()))
        .<Design>map(chosen -> built(wish, cosets, chosen))
        .orElseGet(
            () ->
                new Design.Unknown(
                    Text.of("no tables with shifts were found in cosets of %d", wish.players())));
  }

  /** Tables that together take each coset once, if there are any among those drawn. */
  private static Optional<List<CosetTable>> chosen(List<CosetTable> drawn, int cosets) {
    int[] need = new int[Long.SIZE + 2 * cosets];
    Arrays.fill(need, 0, 5 * cosets / 2, 1);
    Arrays.fill(need, Long.SIZE, need.length, 1);
    // Shifts are in different cosets, too few for all.
    ExactCover cover = new ExactCover(need, Long.SIZE + cosets);
    for (CosetTable table : drawn) {
      cover.add(BitSet.valueOf(new long[] {table.meetings(), table.boards()}).stream().toArray());
    }
    return cover.first(NODES).map(rows -> Arrays.stream(rows).mapToObj(drawn::get).toList());
  }

  private static Design built(IndividualWish wish, Cosets cosets, List<CosetTable> chosen) {
    int q = wish.players();
    int[] who = new int[q];
    int[] shifts = new int[wish.tables()];
    int k = 0;
    for (CosetTable table : chosen) {
      for (int h : cosets.odd()) {
        who[SEATS * k] = cosets.times(h, table.north());
        who[SEATS * k + 1] = cosets.times(h, table.east());
        who[SEATS * k + 2] = cosets.times(h, table.south());
        who[SEATS * k + 3] = cosets.times(h, table.west());
        shifts[k++] = cosets.times(h, table.shift());
      }
    }
    Circuit circuit = new Circuit(cosets.group(), q, 1);
    BaseTables base = new BaseTables(wish, circuit, new int[][] {who}, shifts);
    return new Design.Built(
        Unfolding.movement(wish, new CircuitOrder(circuit).unfold(base).orElseThrow()),
        Text.of(
            "cyclotomic: tables h·%s, for the %d elements h of odd order in the field of %d elements",
            chosen.stream().map(CosetTable::toString).collect(Collectors.joining(", h·")),
            cosets.odd().size(),
            q));
  }
}
