package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;

/**
 * A round in which fewer tables play than could: as many as in the fullest round, or as those who
 * are there can fill. No rule forbids it, but it is seldom meant: mostly a file was cut off.
 *
 * @param round the round, from 1
 * @param playing how many tables play, at least 0
 * @param could how many could, more than play
 */
public record EmptyTables(int round, int playing, int could) {

  /**
   * Counts; O(rounds · contestants).
   *
   * @param movement a movement, valid or not
   * @param attendance who is there in which rounds
   * @return the rounds in which tables are empty without a reason, ascending
   */
  public static List<EmptyTables> of(Movement movement, Attendance attendance) {
    int fullest = movement.rounds().stream().mapToInt(r -> r.encounters().size()).max().orElse(0);
    List<EmptyTables> found = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      int there = attendance.there(movement.contestants(), r).size();
      int could = Math.min(fullest, there / movement.kind().perTable());
      int playing = movement.rounds().get(r - 1).encounters().size();
      if (playing < could) {
        found.add(new EmptyTables(r, playing, could));
      }
    }
    return found;
  }
}
