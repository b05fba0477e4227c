package org.boardwalk.search.construct;

import java.util.Optional;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.IndividualWish;

/**
 * Foursomes of truncated affine planes as the start of a search that only seats each four anew, for
 * play in which seats change board by board: what counts there is who sits at one table. 16, 28, 52
 * and 100 players meet all others once in 5, 9, 17 and 33 rounds; other multiples of 4 meet players
 * of three other groups once, and then their own group. Deterministic, takes milliseconds.
 */
public final class PlaneConstruction {

  private PlaneConstruction() {}

  /**
   * @param wish a wish
   * @return a movement of such foursomes; empty unless they are made for that many players and
   *     rounds, all of whom play
   */
  public static Optional<Movement> foursomes(IndividualWish wish) {
    boolean fits =
        wish.rotation() != Rotation.NONE
            && wish.boards().play() == Play.SHARED
            && wish.tables() * 4 == wish.players()
            && wish.fixed().nothing();
    return fits
        ? Foursomes.of(wish.players())
            .filter(made -> wish.rounds() <= made.rounds().size())
            .map(made -> Unfolding.sharing(wish, made.rounds().subList(0, wish.rounds())))
        : Optional.empty();
  }
}
