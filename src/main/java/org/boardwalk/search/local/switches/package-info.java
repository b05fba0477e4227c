/**
 * Arrow switches of a one-winner movement for the best calibre. The package may know movement,
 * quality and {@code search.local.kernel}; it has counts of its own while it searches, and the
 * judge recounts its results. Start reading at {@link
 * org.boardwalk.search.local.switches.ArrowSwitches}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local.switches;
