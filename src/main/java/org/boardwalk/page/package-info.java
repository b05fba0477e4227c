/**
 * The door to the pages: serves the planner or a room that plays, in a browser. The package may
 * know its three subpackages and what they are made from, and no solver. Start reading at {@link
 * org.boardwalk.page.WebServer}, then at the planner's {@link org.boardwalk.page.site.Site} and at
 * {@link org.boardwalk.page.room.RoomSite}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.page;
