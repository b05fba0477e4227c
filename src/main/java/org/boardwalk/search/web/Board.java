package org.boardwalk.search.web;

import org.boardwalk.model.SetGrid;

/**
 * A boarding and what made it.
 *
 * @param grid the sets of all tables
 * @param engine what found it, such as cpsat
 * @param method how
 */
record Board(SetGrid grid, String engine, String method) {}
