package org.boardwalk.plan;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.Wish;

/**
 * A movement that would fit an evening, if it is known.
 *
 * @param family where it belongs
 * @param wish the wish that it answers
 * @param perRound boards in a round, which need not be those of the wish: without a rotation they
 *     change nothing
 */
record Candidate(Family family, Wish wish, int perRound) {

  /** The movement with the boards of this evening. */
  Movement tonight(Movement known) {
    Boards boards = known.boards();
    return known.with(
        new Boards(boards.sets(), perRound, boards.play(), boards.copies(), boards.replay()));
  }
}
