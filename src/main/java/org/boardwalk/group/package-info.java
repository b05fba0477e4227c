/**
 * Finite groups and fields as values: elements are numbers from 0, the neutral element is 0. Start
 * reading at {@link org.boardwalk.group.FiniteGroup}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.group;
