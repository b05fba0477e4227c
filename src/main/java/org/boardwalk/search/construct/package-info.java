/**
 * Rule-built movements: no solver, no clock. A construction first says whether it applies to a
 * size, then builds a movement, which is judged like any other, and explains it. The package may
 * know the layers up to {@code model}, for their groups and fields, the exact cover, and the effort
 * that a search has left. Start reading at {@link
 * org.boardwalk.search.construct.RainbowConstruction}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.construct;
