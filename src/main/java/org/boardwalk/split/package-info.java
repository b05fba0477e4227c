/**
 * Parts of a constraint model's search space: cubes, and how one is split into smaller ones, of
 * which only one is kept of those that a symmetry takes to each other. It knows models and no
 * engine. Start reading at {@link org.boardwalk.split.Splitting}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.split;
