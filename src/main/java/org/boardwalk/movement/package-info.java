/**
 * Movements: the seats, opponents and boards of all contestants in every round. The types are
 * immutable records that check kinds and ranges only; a bad movement can be represented, so that it
 * can be judged. Start reading at {@link org.boardwalk.movement.Movement}. This package knows no
 * other package of the project.
 *
 * <p><b>Words.</b> A <i>contestant</i> is one of those who are ranked: a player (individual), a
 * pair (pairs) or a lone player of the two-handed game (solo). A <i>table</i> has the seats North,
 * East, South, West, clockwise. The <i>left-hand opponent</i> of North is East, of East South, of
 * South West, of West North. A <i>board set</i> is the boards that a table plays in a round; set s
 * of b boards holds boards (s-1)b+1 .. sb. An <i>encounter</i> is a table in a round. A contestant
 * with no table in a round <i>sits out</i>. In <i>shared play</i> all tables play the same set in a
 * round, in <i>circulating play</i> the sets move from table to table. With a <i>rotation</i> the
 * seats change board by board inside a round. All numbers start at 1.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.movement;
