/**
 * Orderly generation: all schedules of few players or few rounds below a cost, one of those that
 * differ only by the names of the players, grown round by round, with bounds that cut off what
 * cannot become cheap enough. It proves that no schedule is better, or finds it. Start reading at
 * {@link org.boardwalk.search.orderly.OrderlyMethod}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.orderly;
