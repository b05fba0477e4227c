/**
 * The port between wishes and searches. Engines solve constraint models, methods search for
 * movements, and a search judges their offers and keeps the best. This package does not know which
 * engine or method runs; the packages below each hold one way to search. Start reading at {@link
 * org.boardwalk.search.SearchScope} and {@link org.boardwalk.search.Method}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search;
