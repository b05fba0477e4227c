/**
 * First rounds of pairs, or of lone players, that a cyclic group carries on: some go round, some
 * stay, the sets of boards follow each other. It may know the layers up to {@code wish} and how
 * searches are cooled. Start reading at {@link org.boardwalk.search.ring.Ring}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.ring;
