package org.boardwalk.search;

import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Judged;

/**
 * A judged movement with what found it.
 *
 * @param judged the movement
 * @param finder what found it
 */
public record Find(Judged judged, Finder finder) {}
