/**
 * The web page: proposals, movements, searches, uploads, rankings and the live room, in a browser.
 * The package may know everything but the command line and the solvers. It alone touches HTTP, and
 * in it only {@link org.boardwalk.page.WebServer}, {@link org.boardwalk.page.Reception} and what
 * they hand to the server know which server that is. Templates, style, script and texts stand
 * beside these classes. Start reading at {@link org.boardwalk.page.WebServer} and {@link
 * org.boardwalk.page.Site}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.page;
