package org.boardwalk.scoring;

import org.boardwalk.movement.Direction;

/**
 * What one side gains on a board at a table; every contestant of that side is credited with it.
 *
 * @param play which board, where and by whom
 * @param side the side
 * @param gained matchpoints, IMPs or points
 * @param top the most that could be gained; 0 where that has no meaning
 */
public record Award(BoardPlay play, Direction side, Fraction gained, Fraction top) {}
