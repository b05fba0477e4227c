package org.boardwalk.page;

import org.boardwalk.answer.Judged;

/**
 * A movement that somebody looks at.
 *
 * @param judged the movement, with the boards of the evening
 * @param status how good it is known to be, in a line; empty when nothing is known
 * @param source where it comes from, in a line
 * @param link the parameters that open it again
 */
record Opened(Judged judged, String status, String source, Parameters link) {}
