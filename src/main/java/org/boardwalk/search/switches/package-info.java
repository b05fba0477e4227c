/**
 * Which encounters of a one-winner movement to arrow-switch, so that its calibre is best. It may
 * know movement, quality and {@code search.anneal}; it counts for itself while it searches, and the
 * judge recounts what it returns. Start reading at {@link
 * org.boardwalk.search.switches.ArrowSwitches}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.switches;
