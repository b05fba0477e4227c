/**
 * The engine Choco: models of the neutral form, solved in pure Java. The only package that knows
 * Choco. Start reading at {@link org.boardwalk.search.choco.ChocoEngine}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.choco;
