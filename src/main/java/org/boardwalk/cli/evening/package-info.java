/**
 * Commands for evenings and seasons: results and rankings, deals, several nights or sessions, the
 * page and the room. The package may know scoring, the page and {@code cli.option}, but no other
 * family. Start reading at {@link org.boardwalk.cli.evening.ScoreCommand} and {@link
 * org.boardwalk.cli.evening.EveningCommand}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.cli.evening;
