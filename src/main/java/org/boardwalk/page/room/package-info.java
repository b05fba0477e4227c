/**
 * The room during play: the seats now and next, the clock, who may change what, and the pages that
 * show it. The package may know evenings, how they are shown, and {@code page.http}, but neither
 * the planner nor the library of answers. Start reading at {@link org.boardwalk.page.room.LiveRoom}
 * and {@link org.boardwalk.page.room.RoomSite}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.page.room;
