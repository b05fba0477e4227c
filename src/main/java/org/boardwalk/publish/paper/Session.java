package org.boardwalk.publish.paper;

import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Relations;

/**
 * What papers are printed of: a movement and what the judge says of it.
 *
 * @param movement the movement, valid or not
 * @param attendance who is there in which rounds
 * @param relations how often everybody meets, for the pictures
 * @param scorecard the scorecard in plain words, for the director; empty to leave it out
 */
public record Session(
    Movement movement, Attendance attendance, Relations relations, String scorecard) {}
