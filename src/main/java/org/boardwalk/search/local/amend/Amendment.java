package org.boardwalk.search.local.amend;

import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Detour;

/**
 * A session that goes on otherwise than planned.
 *
 * @param way the way to go on
 * @param movement the whole session, including the rounds that were played
 * @param attendance which contestants are there in which rounds
 * @param detour the judge's counts: boards lost, people moved, meetings repeated
 */
public record Amendment(
    ContinuationWay way, Movement movement, Attendance attendance, Detour detour) {}
