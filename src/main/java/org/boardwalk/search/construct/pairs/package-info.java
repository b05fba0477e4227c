/**
 * Rule-built movements of pairs and of lone players: Mitchell, Howell, Web, single table. The
 * package may know the layers up to {@code model} and the results of a construction. Start reading
 * at {@link org.boardwalk.search.construct.pairs.PairsConstruction}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.construct.pairs;
