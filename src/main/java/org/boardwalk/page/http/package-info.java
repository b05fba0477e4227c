/**
 * The server below the pages: connections, requests, forms, routes, replies, templates. It knows no
 * bridge, and it alone touches HTTP: only {@link org.boardwalk.page.http.PageServer}, {@link
 * org.boardwalk.page.http.Reception} and what they hand to the server know which server that is.
 * Start reading at {@link org.boardwalk.page.http.Router}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.page.http;
