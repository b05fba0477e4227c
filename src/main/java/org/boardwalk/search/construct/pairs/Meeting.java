package org.boardwalk.search.construct.pairs;

/**
 * Who plays what at a table in a round; all count from 0.
 *
 * @param ns who sits NS, or South of the two-handed game
 * @param ew who sits EW, or North of the two-handed game
 * @param set the board set
 */
record Meeting(int ns, int ew, int set) {}
