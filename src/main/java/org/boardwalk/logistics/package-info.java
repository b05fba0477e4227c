/**
 * The handling of boards by a director: how many to bring, where each copy begins, how it walks and
 * where it waits, and which tables share. Pure functions of a movement; the package may know
 * movements and the judge's counts. Start reading at {@link org.boardwalk.logistics.BoardWalk}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.logistics;
