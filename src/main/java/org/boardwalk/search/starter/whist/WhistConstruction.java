package org.boardwalk.search.starter.whist;

import java.util.Optional;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;

/**
 * Complete schedules with ideal partners and opponents for v ≡ 0, 1 (mod 4) players, made by
 * construction in some seconds at most: prime powers, products, frames, and u·q + 1. A test lists
 * the sizes up to 200. With v ≡ 1 sides are ideal too, except for 93 players, for which nothing is
 * made; with v ≡ 0 they can be for 16 players and where holes or places of 16, 24, 28, 32 and 40
 * players serve: for 76, 80, 116, 120, 136, 140, 144, 156, 160, 196 and 200. Else sides are not
 * considered, and directions never.
 */
public final class WhistConstruction {

  /** The most players for which starters are found at once, which can be better in sides. */
  private static final int FEW = 40;

  private WhistConstruction() {}

  /**
   * @param wish a wish
   * @return whether a whist tournament answers its size and play, and a search for starters would
   *     take longer
   */
  public static boolean fits(IndividualWish wish) {
    return (wish.players() > FEW || hard(wish.players()))
        && wish.profile().completeWhist()
        && wish.boards().play() == Play.SHARED
        && wish.arrangeable()
        && !wish.symmetry().restricts();
  }

  /** Whether a frame is at hand sooner than a starter, or no starter is known. */
  private static boolean hard(int players) {
    return players == ThreefoldWhist.PLAYERS
        || (players % 4 == 1 && FiniteField.ofOrder(players).isEmpty());
  }

  /**
   * @param wish a wish that {@link #fits}
   * @param effort ends searches for parts
   * @return the movement, or that no construction here makes it within the effort
   */
  public static Design design(IndividualWish wish, SearchEffort effort) {
    return design(wish, Whists.of(wish.players(), effort));
  }

  /**
   * @param wish a wish that {@link #fits}
   * @return whether {@link #directed} could make another movement than {@link #design}, and sides
   *     count
   */
  public static boolean fitsDirected(IndividualWish wish) {
    return wish.players() % 4 == 0 && wish.demand(Criterion.SIDE) != Demand.IGNORE;
  }

  /**
   * With ideal sides, too; directions can be worse for that.
   *
   * @param wish a wish that {@link #fits}
   * @param effort ends searches for parts
   * @return the movement, or that no construction here makes it within the effort
   */
  public static Design directed(IndividualWish wish, SearchEffort effort) {
    return design(wish, DirectedWhists.of(wish.players(), effort));
  }

  private static Design design(IndividualWish wish, Optional<Whist> whist) {
    return whist
        .<Design>map(w -> new Design.Built(Unfolding.sharing(wish, w.rounds()), w.by()))
        .orElseGet(
            () ->
                new Design.Unknown(
                    Text.of("no construction of whist for %d players", wish.players())));
  }
}
