package org.boardwalk.search.amend;

import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Detour;

/**
 * A session that goes on otherwise than planned.
 *
 * @param way how
 * @param movement the whole session, the rounds that were played first
 * @param attendance who is there in which rounds
 * @param detour what the judge counts: boards lost, people moved, what is repeated
 */
public record Amendment(WayOn way, Movement movement, Attendance attendance, Detour detour) {}
