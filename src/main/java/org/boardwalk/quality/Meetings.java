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
 * @param triples the triples, beyond the fewest that as many meetings have where they are spread
 *     evenly: three rounds in which the same two contestants are at a table, as partners or
 *     opponents; two who meet in four rounds are four triples
 */
public record Meetings(
    int least, int most, double average, int others, int again, int often, int triples) {}
