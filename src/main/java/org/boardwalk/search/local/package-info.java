/**
 * Local search on whole rounds: from random starts, on meetings alone, and from the incumbent. The
 * package knows the port and the annealing of {@code search.local.kernel}, and no constraint
 * solver. Start reading at {@link org.boardwalk.search.local.SharedAnnealing}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local;
