/**
 * Symmetries of existing movements: the permutations of the players that map a movement to itself,
 * the name of their group, and the rounds from which the group makes the others. The package knows
 * movements only. Start reading at {@link org.boardwalk.movement.symmetry.SymmetricForm}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.movement.symmetry;
