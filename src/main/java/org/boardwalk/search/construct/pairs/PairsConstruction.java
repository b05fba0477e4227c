package org.boardwalk.search.construct.pairs;

import org.boardwalk.problem.PairsWish;
import org.boardwalk.search.construct.Design;

/** Builds the movement of pairs, or of lone players, that a wish names. */
public final class PairsConstruction {

  private PairsConstruction() {}

  /**
   * @param wish the sizes and the form
   * @return the movement, or why there is none or none known
   */
  public static Design design(PairsWish wish) {
    return new Design.Unknown("no rule is known here for " + wish.name());
  }
}
