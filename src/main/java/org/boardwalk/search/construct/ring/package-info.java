/**
 * First rounds of pairs, or of lone players, that a cyclic group develops: some contestants go
 * round, some stay, the sets of boards follow each other. The package may know the layers up to
 * {@code wish} and annealing. Start reading at {@link org.boardwalk.search.construct.ring.Ring}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.construct.ring;
