package org.boardwalk.design.named;

/**
 * The pairs and the set at a table in a round; all numbers count from 0.
 *
 * @param ns the pair that sits NS
 * @param ew the pair that sits EW
 * @param set the board set
 */
record Trio(int ns, int ew, int set) {}
