/**
 * Formulations for players who come alone: all seats, base rounds that a group unfolds, one set of
 * boards for all, one table. Here are also the groups, as developments. The words of the
 * constraints stand in classes such as {@code SeatConstraints}. Start reading at {@link
 * org.boardwalk.model.players.SeatsFormulation}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.model.players;
