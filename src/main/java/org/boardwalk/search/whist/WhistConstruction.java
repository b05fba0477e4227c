package org.boardwalk.search.whist;

import java.util.Optional;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.search.construct.Design;
import org.boardwalk.text.Text;
import org.boardwalk.wish.IndividualWish;

/**
 * Complete schedules with ideal partners and opponents for v ≡ 0, 1 (mod 4) players, made by
 * construction in some seconds at most: prime powers, products, and u·q + 1; which of them up to
 * 200 a test lists. Sides and directions are left to others.
 */
public final class WhistConstruction {

  /** Up to so many players starters are found at once, which can do more for sides. */
  private static final int FEW = 40;

  private WhistConstruction() {}

  /**
   * @param wish a wish
   * @return whether it is of a size and play to which a whist tournament is an answer, and the
   *     players are many
   */
  public static boolean fits(IndividualWish wish) {
    return wish.players() > FEW
        && wish.profile().completeWhist()
        && wish.boards().play() == Play.SHARED
        && wish.arrangeable()
        && !wish.symmetry().restricts();
  }

  /**
   * @param wish a wish that {@link #fits}
   * @return the movement, or that no construction here makes it
   */
  public static Design design(IndividualWish wish) {
    Optional<Whist> whist = Whists.of(wish.players());
    return whist
        .<Design>map(w -> new Design.Built(Unfolding.sharing(wish, w.rounds()), w.by()))
        .orElseGet(
            () ->
                new Design.Unknown(
                    Text.of("no construction of whist for %d players", wish.players())));
  }
}
