package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;

/**
 * The sizes of a movement that its lower bounds depend on. A unit is a board set or, with a
 * rotation, a board; the criteria count units.
 *
 * @param kind the kind of movement
 * @param winners 1, 2 or 4
 * @param rotation seats changing inside a round
 * @param rounds number of rounds
 * @param units board sets (boards with a rotation) of the session
 * @param perSet units in a set: 1, or with a rotation the boards of the set
 * @param plays number of units each contestant plays, ascending
 */
public record Profile(
    Kind kind,
    int winners,
    Rotation rotation,
    int rounds,
    int units,
    int perSet,
    List<Integer> plays) {

  /** Copies and sorts the list. */
  public Profile {
    plays = plays.stream().sorted().toList();
  }

  /**
   * The sizes of an existing movement.
   *
   * @param movement a movement
   * @return its profile
   */
  public static Profile of(Movement movement) {
    int each = movement.rotation() == Rotation.NONE ? 1 : movement.boards().perSet();
    List<Integer> plays = new ArrayList<>(Collections.nCopies(movement.contestants(), 0));
    movement.rounds().stream()
        .flatMap(r -> r.encounters().stream())
        .map(Encounter::seating)
        .flatMap(s -> s.contestants().stream())
        .forEach(c -> plays.set(c - 1, plays.get(c - 1) + each));
    return new Profile(
        movement.kind(),
        movement.winners(),
        movement.rotation(),
        movement.rounds().size(),
        movement.boards().sets() * each,
        each,
        plays);
  }

  /**
   * @param winners 1, 2 or 4
   * @return these sizes with that many separate rankings
   */
  public Profile rankedIn(int winners) {
    return new Profile(kind, winners, rotation, rounds, units, perSet, plays);
  }

  /** {@return number of contestants} */
  public int contestants() {
    return plays.size();
  }

  /** {@return seats filled in all, counted by unit} */
  public long seats() {
    return plays.stream().mapToLong(Integer::longValue).sum();
  }

  /**
   * @return whether these are the sizes of a whist tournament: all players can partner each other
   *     exactly once, in rounds in which at most one player sits out
   */
  public boolean completeWhist() {
    int v = contestants();
    return kind == Kind.INDIVIDUAL
        && rotation == Rotation.NONE
        && v % 4 <= 1
        && rounds == (v % 4 == 0 ? v - 1 : v)
        && units == rounds
        && plays.get(0) == v - 1
        && plays.get(v - 1) == v - 1;
  }
}
