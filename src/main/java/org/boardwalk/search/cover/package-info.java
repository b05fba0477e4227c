/**
 * Exact cover: rows that together have each item as often as it is needed. The package knows
 * nothing of bridge and of solvers. Start reading at {@link org.boardwalk.search.cover.ExactCover}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.cover;
