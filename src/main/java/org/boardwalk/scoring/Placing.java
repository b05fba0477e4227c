package org.boardwalk.scoring;

/**
 * How a contestant did.
 *
 * @param rank his place in his field, from 1
 * @param sharing how many share it, he included
 * @param contestant his number
 * @param boards how many boards count for him
 * @param gained matchpoints, IMPs or points on them in all
 * @param mean what he is ranked by: the percentage of the matchpoints that he could win on the
 *     boards he played, or the IMPs or points a board
 */
public record Placing(
    int rank, int sharing, int contestant, int boards, Fraction gained, Fraction mean) {}
