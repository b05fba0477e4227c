package org.boardwalk.quality;

import java.util.List;
import org.boardwalk.movement.Attendance;

/**
 * The rules on whose turn it can be to sit out. In a session in which all contestants play from the
 * first round to the last, sit-outs are even when counts differ by at most 1 and no contestant sits
 * out twice before all have sat out once. Where contestants come late or leave, or the first rounds
 * are settled, sit-outs are even when in every later round the contestants who have sat out least
 * so far, of those present, sit out; a latecomer begins with the least number of sit-outs among the
 * others.
 *
 * @param attendance the rounds for which contestants are present
 * @param stationary contestants who never leave their seats, and so never sit out
 * @param settled number of rounds, from the first on, that are settled even if uneven, at least 0
 */
public record SitOutTurns(Attendance attendance, List<Integer> stationary, int settled) {

  /** All contestants take their turn. */
  public static final SitOutTurns ALL = new SitOutTurns(Attendance.FULL, List.of(), 0);

  /** Copies the list. */
  public SitOutTurns {
    stationary = List.copyOf(stationary);
  }

  /** {@return whether later rounds continue from the sit-outs of earlier ones} */
  public boolean continued() {
    return settled > 0 || !attendance.full();
  }

  /** The contestants present in a round, without the stationary ones. */
  List<Integer> due(int contestants, int round) {
    return attendance.there(contestants, round).stream()
        .filter(c -> !stationary.contains(c))
        .toList();
  }
}
