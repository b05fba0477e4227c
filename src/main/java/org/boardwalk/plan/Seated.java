package org.boardwalk.plan;

import java.util.List;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;

/**
 * Who could be somebody that must not move: the contestants of a movement who have one chair all
 * evening, also from board to board, against how many there must be.
 *
 * @param stay those contestants, ascending
 * @param needed how many must not move, at least 0
 */
public record Seated(List<Integer> stay, int needed) {

  /** Copies the list. */
  public Seated {
    stay = List.copyOf(stay);
  }

  static Seated of(Movement movement, FollowRules rules, int needed) {
    return new Seated(
        rules.stationary().stream()
            .filter(s -> movement.rotation().keeps(s.seat().seat()))
            .map(FollowRules.Stationary::contestant)
            .toList(),
        needed);
  }

  /**
   * @return how many of those who must not move would have to
   */
  public int lacking() {
    return Math.max(0, needed - stay.size());
  }
}
