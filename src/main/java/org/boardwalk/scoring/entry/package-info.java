/**
 * Results handed in: files with the results of an event, checked line by line against its movement,
 * and files with names. The package knows movement, scoring, and how files are read and their
 * faults reported. Start reading at {@link org.boardwalk.scoring.entry.ResultsCsv}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.scoring.entry;
