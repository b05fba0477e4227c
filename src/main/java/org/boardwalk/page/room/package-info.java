/**
 * The room during play: the seats now and next, the clock, and who may change what. The package may
 * know evenings and the words of {@code publish}, and nothing of HTTP: its pages are in {@code
 * page}. Start reading at {@link org.boardwalk.page.room.LiveRoom}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.page.room;
