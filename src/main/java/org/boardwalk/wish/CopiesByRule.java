package org.boardwalk.wish;

/**
 * A theorem on the copies of the boards that a movement by rule of one field needs. By such a rule
 * m pairs move in one circle, the others stay, and every table's set is followed by the next one,
 * modulo m.
 *
 * <p><b>Theorem.</b> For odd m and 2m - 2 pairs one copy is never enough. <i>Proof.</i> Let a table
 * begin with set s, and let pair p of the circle sit at it first. Then pair x of the circle plays
 * set s + x - p there. A pair plays no set twice, so the differences s - p over the m seats of the
 * circle are all residues, and their sum is 0, as is that of all p. So the sum of s over these
 * seats is 0. The m - 2 other pairs stay at as many of the m - 1 tables: the table without one of
 * them has two seats of the circle, and its set y counts twice; all other sets count once. With one
 * copy all sets but one, z, are in play, and their sum is -z. So y - z = 0, and z is in play, a
 * contradiction. ∎ Such a movement needs two copies. One copy is enough again where a stationary
 * pair is missing, as its table needs no boards.
 */
public final class CopiesByRule {

  /** The fewest sets for which a rule with two copies is known: for 12 pairs and 7 sets none is. */
  private static final int FEWEST_SETS = 9;

  private CopiesByRule() {}

  /**
   * @param contestants pairs or players, a missing one counted
   * @param sets sets of boards, as many as pairs in the circle
   * @return whether the theorem excludes a rule with one copy
   */
  public static boolean refutesOne(int contestants, int sets) {
    return sets % 2 == 1 && contestants == 2 * sets - 2;
  }

  /** Whether two copies, if the club has them, are better than one. */
  static boolean two(PairsWish wish) {
    int sets = wish.boards().sets();
    return wish.form() instanceof PairsForm.Free
        && sets >= FEWEST_SETS
        && wish.missing().isEmpty()
        && refutesOne(wish.contestants(), sets);
  }
}
