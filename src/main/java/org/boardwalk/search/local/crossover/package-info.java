/**
 * Crossovers: assigns the numbers of a later session to contestants, so that few meet again who met
 * before. The package knows movements, the judge and {@code search.local.kernel}; no wish, no
 * method and no solver. Indices of contestants and places start at 0 here; {@code LaterPlaces} is
 * the one place that converts. Start reading at {@link
 * org.boardwalk.search.local.crossover.Crossover}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local.crossover;
