package org.boardwalk.search.local.crossover;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.movement.Session;

/**
 * A wish for a later session whose numbers are to be assigned.
 *
 * @param earlier the sessions before it, in the order of play, with the contestants' own numbers
 * @param later the session whose numbers are to be assigned
 * @param change which contestants change direction
 * @param sections which contestants change section
 * @param stationary contestants that must not move, in the numbers of the first session; they need
 *     not change direction
 */
public record CrossoverWish(
    List<Session> earlier,
    Session later,
    DirectionWish change,
    SectionWish sections,
    Set<Integer> stationary) {

  /** Copies the lists and checks that there is a session before and that the numbers exist. */
  public CrossoverWish {
    earlier = List.copyOf(earlier);
    if (earlier.isEmpty()) {
      throw new IllegalArgumentException("earlier sessions [] must be at least one");
    }
    int contestants = earlier.get(0).whole().contestants();
    for (int c : new TreeSet<>(stationary)) {
      if (c < 1 || c > contestants) {
        throw new IllegalArgumentException(
            "stationary [" + c + "] must be from 1 to " + contestants);
      }
    }
    stationary = Set.copyOf(stationary);
  }

  /**
   * @param earlier the session before
   * @param later the session
   * @return a wish for few playbacks and nothing else
   */
  public static CrossoverWish plain(Session earlier, Session later) {
    return new CrossoverWish(List.of(earlier), later, DirectionWish.ANY, SectionWish.ANY, Set.of());
  }

  /** The session just before. */
  Session previous() {
    return earlier.get(earlier.size() - 1);
  }
}
