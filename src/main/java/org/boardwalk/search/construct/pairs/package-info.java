/**
 * Rule-built movements of pairs and of lone players: Mitchell, Howell, Web, single table. It may
 * know the layers up to {@code model} and what a construction comes to. Start reading at {@link
 * org.boardwalk.search.construct.pairs.PairsConstruction}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.construct.pairs;
