/**
 * Whist tournaments made by construction: all players partner each other once and oppose each other
 * twice. They serve where a search for starters would take too long: fields, products, and sizes
 * that multipliers of a field make small. Start reading at {@link
 * org.boardwalk.search.starter.whist.WhistConstruction}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.starter.whist;
