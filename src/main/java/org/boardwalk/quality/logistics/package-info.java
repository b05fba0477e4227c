/**
 * The ways of the boards: how many copies to bring, where each begins, how it goes from table to
 * table, where it waits, and which tables share. Pure functions of a movement; the package may know
 * movement and quality. Start reading at {@link org.boardwalk.quality.logistics.BoardWalk}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.quality.logistics;
