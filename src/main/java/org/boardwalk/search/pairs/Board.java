package org.boardwalk.search.pairs;

import org.boardwalk.answer.Finder;
import org.boardwalk.model.SetGrid;

/**
 * A boarding and what made it.
 *
 * @param grid the sets of all tables
 * @param finder what found it
 */
record Board(SetGrid grid, Finder finder) {}
