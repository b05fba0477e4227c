package org.boardwalk.search.pairs;

import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.wish.answer.Finder;

/**
 * A boarding and its finder.
 *
 * @param grid the sets of all tables
 * @param finder the method that found it
 */
record Board(SetGrid grid, Finder finder) {}
