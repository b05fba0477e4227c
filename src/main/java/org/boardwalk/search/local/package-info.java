/**
 * Local search: on whole rounds, on base rounds that a group unfolds, on who meets whom, and from
 * the best so far. It knows the port and {@code search.anneal}, which cools it, and no constraint
 * solver. Start reading at {@link org.boardwalk.search.local.Annealing}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local;
