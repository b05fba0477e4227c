/**
 * The symmetry of a movement that is there already: which permutations of the players map it to
 * itself, what group they are, and from which rounds the group makes the others. Knows movements
 * only. Start reading at {@link org.boardwalk.symmetry.SymmetricForm}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.symmetry;
