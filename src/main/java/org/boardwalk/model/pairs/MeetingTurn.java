package org.boardwalk.model.pairs;

import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.PairsWish;

/**
 * A permutation of pairs, rounds and sets at once that leaves the evening as it is: numbers go
 * round in circles of some length, and those that are left over at the end stay. When two pairs
 * meet in a round with a set, their images meet in the image of the round with the image of the
 * set. A model that asks for it has fewer variables by that factor, and excludes all other answers.
 *
 * @param order the length of the circles; 1 for no symmetry at all
 */
public record MeetingTurn(int order) {

  /** No symmetry. */
  public static final MeetingTurn NONE = new MeetingTurn(1);

  private static final List<Integer> ORDERS = List.of(3, 5, 2, 7, 4, 6);

  /** The most rounds, and the most sets, that may be left over at the end. */
  private static final int LEFT_OVER = 1;

  private static final int STAYING = 2;

  /**
   * @param wish a wish for a free movement
   * @return the turns that leave at most one round, one set and two pairs where they are
   */
  public static List<MeetingTurn> of(PairsWish wish) {
    return ORDERS.stream().map(MeetingTurn::new).filter(turn -> turn.fits(wish)).toList();
  }

  private boolean fits(PairsWish wish) {
    boolean shared = wish.boards().play() == Play.SHARED;
    int sets = shared ? wish.rounds() : wish.boards().sets();
    return Stream.of(wish.rounds() / wish.boards().parts(), sets)
            .allMatch(n -> n >= order && n % order <= LEFT_OVER)
        && wish.contestants() >= order
        && wish.contestants() % order <= STAYING;
  }

  /** The image of one of {@code count} numbers after some turns; all count from 0. */
  int image(int number, int count, int turns) {
    int circle = number / order;
    return circle == count / order ? number : circle * order + (number % order + turns) % order;
  }

  @Override
  public String toString() {
    return order == 1 ? "meetings" : "meetings in circles of " + order;
  }
}
