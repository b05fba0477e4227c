/**
 * Finite groups and fields as values. Elements are numbers from 0, and 0 is the neutral element.
 * The package knows no other package of the project. Start reading at {@link
 * org.boardwalk.movement.group.FiniteGroup}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.movement.group;
