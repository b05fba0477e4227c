/**
 * Wishes for movements, with their sizes, criteria, symmetry and limits. The types are immutable;
 * the package knows movement and quality only. Start reading at {@link org.boardwalk.wish.Wish}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.wish;
