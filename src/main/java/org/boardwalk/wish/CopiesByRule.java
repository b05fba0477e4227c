package org.boardwalk.wish;

/**
 * How many copies of the boards it takes until pairs of one field can move by one rule: m pairs in
 * one circle, the others stay, and every table's set is followed by the next one, modulo m.
 *
 * <p><b>Theorem.</b> For odd m and 2m - 2 pairs one copy never does. <i>Proof.</i> Let a table
 * begin with set s, and number p of the circle sit at it first. Number x of the circle plays set s
 * + x - p there. It plays no set twice, so the differences s - p over the m seats of the circle are
 * all residues, and their sum is 0, as is that of all p. So the sum of s over these seats is 0.
 * There are m - 2 who stay at as many of the m - 1 tables: one table counts twice, with set y, the
 * others once. With one copy all sets but one, z, are in play, and their sum is -z. So y - z = 0,
 * and z is in play. ∎ It takes two copies then, and one is enough again where a pair who stays is
 * missing: its table needs no boards.
 */
public final class CopiesByRule {

  /** For 12 pairs and 7 sets no rule is known with two copies either. */
  private static final int FEWEST_SETS = 9;

  private CopiesByRule() {}

  /**
   * @param contestants pairs or players, a missing one counted
   * @param sets sets of boards, as many as there are in the circle
   * @return whether the theorem refutes one copy
   */
  public static boolean refutesOne(int contestants, int sets) {
    return sets % 2 == 1 && contestants == 2 * sets - 2;
  }

  /** Whether somebody who can have two copies is better off with them. */
  static boolean two(PairsWish wish) {
    int sets = wish.boards().sets();
    return wish.form() instanceof PairsForm.Free
        && sets >= FEWEST_SETS
        && wish.missing().isEmpty()
        && refutesOne(wish.contestants(), sets);
  }
}
