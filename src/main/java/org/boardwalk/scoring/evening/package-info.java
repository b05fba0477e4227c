/**
 * Evenings in play, and the files that keep them: the people who came, the movement, the results so
 * far, the clock of the rounds. The package may know movements, results and files, and nothing of
 * how an evening is shown. Start reading at {@link org.boardwalk.scoring.evening.SavedEvening};
 * {@link org.boardwalk.scoring.evening.EveningStore} is the one file that several people may
 * change.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.scoring.evening;
