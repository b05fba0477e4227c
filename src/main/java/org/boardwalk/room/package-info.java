/**
 * The room while it plays: who sits where now and next, the clock, who may change what. It may know
 * the evening and the words of sheets, and knows nothing of HTTP: the pages that show it are in
 * {@code page}. Start reading at {@link org.boardwalk.room.LiveRoom}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.room;
