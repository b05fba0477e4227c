/**
 * Local search on whole rounds, for player counts and lengths that no group fits. It knows no
 * constraint solver. Start reading at {@link org.boardwalk.search.local.Annealing}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local;
