package org.boardwalk.search.arrange;

import org.boardwalk.movement.Movement;
import org.boardwalk.wish.IndividualWish;

/**
 * What may be changed without asking anybody.
 *
 * @param order whether the rounds may be put in another order: none is settled, nobody comes late
 *     or leaves, and the session is played to its end
 * @param first whether the tables of the first round may be numbered and turned again
 * @param turns how tables may be turned
 */
record Freedom(boolean order, boolean first, Turns turns) {

  static Freedom of(IndividualWish wish, Movement movement) {
    boolean open = wish.fixed().first().isEmpty() && wish.fixed().attendance().full();
    return new Freedom(open && wish.fixed().curtail().isEmpty(), open, Turns.of(movement));
  }
}
