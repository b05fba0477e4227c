package org.boardwalk.quality;

/**
 * The number of different contestants that a contestant meets at a table, as partner or opponent.
 *
 * @param least the fewest that a contestant meets
 * @param most the most that a contestant meets
 * @param average the mean over all contestants
 * @param others number of other contestants there are to meet
 * @param again number of pairs of contestants that meet at more than one board set (board, with a
 *     rotation)
 * @param often the most board sets (boards, with a rotation) at which a pair of contestants meets
 */
public record Meetings(int least, int most, double average, int others, int again, int often) {}
