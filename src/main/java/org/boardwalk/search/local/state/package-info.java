/**
 * The state of a local search on whole rounds: a schedule with its counts, the rises of the cost by
 * changes of it, the rules of the wish, and the parts that may be changed. Fields and arrays are
 * open to the moves, which run millions of times a second. Start reading at {@link
 * org.boardwalk.search.local.state.Schedule}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local.state;
