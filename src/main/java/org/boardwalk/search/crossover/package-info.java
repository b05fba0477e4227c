/**
 * Crossovers: who takes which number in a later session, so that few contestants meet who met
 * before. It knows movements, the judge and {@code search.anneal}; no wish, no method and no
 * solver. Indices of contestants and places start at 0 here; {@code LaterPlaces} is the one place
 * that converts. Start reading at {@link org.boardwalk.search.crossover.Crossover}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.crossover;
