/**
 * Movements in circulating play that a group unfolds: it moves the rounds and the board sets
 * together, so that the boards follow one rule and mostly the people do, too. It knows the models'
 * groups and what all methods of local search share. Start reading at {@link
 * org.boardwalk.search.circulate.Circuit}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.circulate;
