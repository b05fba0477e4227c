/**
 * The moves of a local search on whole rounds, the neighbourhoods that they make up, and the
 * annealing with them. Start reading at {@link org.boardwalk.search.local.moves.MoveTable}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local.moves;
