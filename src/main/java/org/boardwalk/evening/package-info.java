/**
 * An evening as it is played, and the file that keeps it: who came, which movement, what was scored
 * so far, the clock of the rounds. It may know movements, results and files, and nothing of how an
 * evening is shown. Start reading at {@link org.boardwalk.evening.SavedEvening}; {@link
 * org.boardwalk.evening.KeptEvening} is the one file that several may change.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.evening;
