/**
 * All schedules of few players or few rounds below a cost, one of those that differ by the names of
 * the players only: grown round by round, with bounds that leave out what cannot become cheap
 * enough. It proves that nothing is better, or finds it. Start reading at {@link
 * org.boardwalk.search.orderly.OrderlyMethod}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.orderly;
