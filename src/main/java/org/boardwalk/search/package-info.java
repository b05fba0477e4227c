/**
 * How is it found: the port between what is wished for and what looks for it. Engines solve
 * constraint models, methods look for movements, and a hunt judges what they offer and keeps the
 * best. Nothing here knows which engine or method runs; the packages below each hold one way to
 * search. Start reading at {@link org.boardwalk.search.Hunt} and {@link
 * org.boardwalk.search.Method}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search;
