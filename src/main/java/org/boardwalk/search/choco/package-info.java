/**
 * The engine Choco. The only package that knows Choco. Start reading at {@link
 * org.boardwalk.search.choco.ChocoEngine}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.choco;
