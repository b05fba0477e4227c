package org.boardwalk.search.local.arrange;

import org.boardwalk.movement.Movement;
import org.boardwalk.wish.IndividualWish;

/**
 * The changes that an arrangement may make.
 *
 * @param order whether the rounds may be put in another order: none is fixed, no player comes late
 *     or leaves, and the session is played to its end
 * @param first whether the tables of the first round may be renumbered and turned
 * @param turns how tables may be turned
 */
record Freedom(boolean order, boolean first, Turns turns) {

  static Freedom of(IndividualWish wish, Movement movement) {
    boolean open = wish.fixed().first().isEmpty() && wish.fixed().attendance().full();
    return new Freedom(open && wish.fixed().curtail().isEmpty(), open, Turns.of(movement));
  }
}
