/**
 * The planner's pages: proposals, movements, searches, uploads, papers and rankings. The package
 * may know most of the program through the front door, and {@code page.http}, but no solver and not
 * the room. Start reading at {@link org.boardwalk.page.site.Site}, which lists the routes.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.page.site;
