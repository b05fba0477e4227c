/**
 * The web page: proposals, movements, searches, uploads and rankings in a browser on the same
 * machine. It may know everything but the command line and the solvers; it alone touches HTTP, and
 * in it only {@link org.boardwalk.page.WebServer}, {@link org.boardwalk.page.Reception} and what
 * they hand to the server know whose server it is. Templates, style, script and every text of its
 * own stand beside these classes. Start reading at {@link org.boardwalk.page.WebServer} and {@link
 * org.boardwalk.page.Site}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.page;
