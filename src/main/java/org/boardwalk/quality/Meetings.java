package org.boardwalk.quality;

/**
 * How many different people a contestant meets at a table, as partner or opponent.
 *
 * @param least the fewest anybody meets
 * @param most the most anybody meets
 * @param average the mean over all contestants
 * @param others how many others there are to meet
 * @param again how many pairs of contestants meet at more than one board set (board, with a
 *     rotation)
 * @param often at how many board sets (boards, with a rotation) any pair of contestants meets, at
 *     most
 */
public record Meetings(int least, int most, double average, int others, int again, int often) {}
