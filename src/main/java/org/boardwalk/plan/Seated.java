package org.boardwalk.plan;

import java.util.List;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;

/**
 * The contestants that keep one chair all evening, also from board to board, and so can be people
 * who must not move; and how many such chairs are needed.
 *
 * @param stay these contestants, ascending
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

  /** {@return how many of the people who must not move would have to} */
  public int lacking() {
    return Math.max(0, needed - stay.size());
  }
}
