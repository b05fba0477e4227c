/**
 * Makes a movement easy to run without changing any cost: table numbers, turns of tables and the
 * order of the rounds. The package knows movements, the judge and the wish, no method and no
 * solver. Start reading at {@link org.boardwalk.search.local.arrange.Arrangement}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local.arrange;
