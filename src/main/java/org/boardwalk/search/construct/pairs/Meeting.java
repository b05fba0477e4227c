package org.boardwalk.search.construct.pairs;

/**
 * The contestants and the set at a table in a round; all numbers count from 0.
 *
 * @param ns the contestant NS, or South of the two-handed game
 * @param ew the contestant EW, or North of the two-handed game
 * @param set the board set
 */
record Meeting(int ns, int ew, int set) {}
