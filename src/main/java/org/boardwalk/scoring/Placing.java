package org.boardwalk.scoring;

/**
 * How a contestant did.
 *
 * @param rank their place in their field, from 1
 * @param sharing how many share it, this contestant included
 * @param contestant their number
 * @param boards how many boards count for them
 * @param gained matchpoints, IMPs or points on them in all
 * @param added what corrections add to the mean: penalties, bonuses, handicap, carry-over
 * @param mean what they are ranked by, corrections included: the percentage of the matchpoints that
 *     they could win on the boards they played, or the IMPs or points a board
 */
public record Placing(
    int rank,
    int sharing,
    int contestant,
    int boards,
    Fraction gained,
    Fraction added,
    Fraction mean) {}
