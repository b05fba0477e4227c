/**
 * Base rounds that a group unfolds. In circulating play the group moves the rounds and the board
 * sets together, so that the boards follow one rule and mostly the people do, too; in shared play
 * any group will do. The package knows the groups of the models and the parts shared by all methods
 * of local search. Start reading at {@link org.boardwalk.search.circulate.Circuit}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.circulate;
