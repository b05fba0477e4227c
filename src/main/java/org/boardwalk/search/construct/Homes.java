package org.boardwalk.search.construct;

/**
 * The tables where those who are now at a table began; tables count from 0.
 *
 * @param north where the North player began
 * @param south where the South player began
 * @param east where the East player began
 * @param west where the West player began
 * @param set where the board set was in round 1
 */
record Homes(int north, int south, int east, int west, int set) {}
