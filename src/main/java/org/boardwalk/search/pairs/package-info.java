/**
 * Movements of pairs that are searched with constraint models: Webs, with cut or free boarding, and
 * free movements of one winner. The package may know the models, {@code search.local.kernel} and
 * the port to the engines, but no engine. Start reading at {@link
 * org.boardwalk.search.pairs.WebSearch}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.pairs;
