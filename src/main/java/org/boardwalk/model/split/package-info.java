/**
 * Cubes, which are parts of a constraint model's search space, and their splitting into smaller
 * cubes, of which only one is kept for each orbit of symmetries. The package knows models but no
 * engine. Start reading at {@link org.boardwalk.model.split.Splitting}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.model.split;
