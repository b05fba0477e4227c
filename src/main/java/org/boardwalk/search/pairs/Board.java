package org.boardwalk.search.pairs;

import org.boardwalk.answer.Finder;
import org.boardwalk.model.SetGrid;

/**
 * A boarding and its finder.
 *
 * @param grid the sets of all tables
 * @param finder the method that found it
 */
record Board(SetGrid grid, Finder finder) {}
