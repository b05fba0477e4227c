/**
 * What a director does with the boards: how many to bring, where each copy begins, how it walks and
 * where it waits, and which tables share. Pure functions of a movement; it may know movement and
 * what the judge counts. Start reading at {@link org.boardwalk.logistics.BoardWalk}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.logistics;
