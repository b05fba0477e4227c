package org.boardwalk.scoring;

import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;

/**
 * Who takes part in an event. Immutable.
 *
 * @param name what the event is called
 * @param kind who is ranked
 * @param contestants how many there are; their numbers are 1 to this
 * @param fields who is ranked together, ascending; whoever never plays belongs to none
 * @param labels what contestants are called where that is not their number: several sections, or NS
 *     and EW, may use the same numbers
 */
public record Roster(
    String name,
    Kind kind,
    int contestants,
    Map<Field, List<Integer>> fields,
    Map<Integer, String> labels) {

  /** Copies the maps. */
  public Roster {
    fields = Collections.unmodifiableMap(new EnumMap<>(fields));
    labels = Collections.unmodifiableMap(new HashMap<>(labels));
  }

  /**
   * @param movement a movement
   * @return those who play in it
   */
  public static Roster of(Movement movement) {
    return new Roster(
        movement.name(), movement.kind(), movement.contestants(), Field.of(movement), Map.of());
  }

  /**
   * @param contestant a number, from 1
   * @return what they are called: their number, or more where that is not enough
   */
  public String label(int contestant) {
    return labels.getOrDefault(contestant, Integer.toString(contestant));
  }
}
