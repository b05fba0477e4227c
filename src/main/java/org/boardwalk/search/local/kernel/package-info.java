/**
 * Simulated annealing and parallel tempering in parts: the number of steps, the temperatures, the
 * acceptance of changes, the least cost. The package knows nothing but the JDK; the methods decide
 * what a step changes. Start reading at {@link org.boardwalk.search.local.kernel.Annealing}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local.kernel;
