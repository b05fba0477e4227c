/**
 * Scoring: the scores of a finished event, by matchpoints, total points, IMPs or victory points, as
 * pure functions of a movement and the results at its tables. The package knows only the movement
 * package; files with results are read in {@code scoring.entry}. Start reading at {@link
 * org.boardwalk.scoring.Ranking} and {@link org.boardwalk.scoring.ScoringMethod}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.scoring;
