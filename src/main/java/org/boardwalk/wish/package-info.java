/**
 * What is wanted: the wish for a movement, with its sizes, criteria, symmetry and limits.
 * Immutable; it knows movement and quality only. Start reading at {@link org.boardwalk.wish.Wish}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.wish;
