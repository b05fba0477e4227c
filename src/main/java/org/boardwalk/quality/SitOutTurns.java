package org.boardwalk.quality;

import java.util.List;
import org.boardwalk.movement.Attendance;

/**
 * Whose turn it can be to sit out. In a session that everybody plays from the first round to the
 * last, sit-outs are even when counts differ by at most 1 and nobody sits out twice before
 * everybody has once. Where somebody comes late or leaves, or the first rounds are settled, they
 * are even when in every later round those sit out who have sat out least so far, of those present;
 * a latecomer begins with as many sit-outs as the least of the others has.
 *
 * @param attendance who is there in which rounds
 * @param stationary contestants who never leave their seats, and so never sit out
 * @param settled how many rounds from the first on are settled, however uneven, at least 0
 */
public record SitOutTurns(Attendance attendance, List<Integer> stationary, int settled) {

  /** Everybody takes their turn. */
  public static final SitOutTurns ALL = new SitOutTurns(Attendance.FULL, List.of(), 0);

  /** Copies the list. */
  public SitOutTurns {
    stationary = List.copyOf(stationary);
  }

  /**
   * @return whether later rounds go on from what has been
   */
  public boolean continued() {
    return settled > 0 || !attendance.full();
  }

  /** Those who play or sit out in a round, but for the stationary ones. */
  List<Integer> due(int contestants, int round) {
    return attendance.there(contestants, round).stream()
        .filter(c -> !stationary.contains(c))
        .toList();
  }
}
