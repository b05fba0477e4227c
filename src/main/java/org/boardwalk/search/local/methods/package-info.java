/**
 * The methods of local search on whole rounds: from random starts, on meetings alone, and from the
 * incumbent. They know no constraint solver. Start reading at {@link
 * org.boardwalk.search.local.methods.SharedAnnealing}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local.methods;
