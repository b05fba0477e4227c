package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/** The separately ranked fields, and the contestants who leave their field. */
final class Fields {

  private Fields() {}

  /**
   * Contestants of each field, ascending, NS before EW; contestants who never play belong to none.
   */
  static List<List<Integer>> of(Movement movement) {
    Map<Field, List<Integer>> fields = new EnumMap<>(Field.class);
    Field.homes(movement)
        .forEach(
            (contestant, home) ->
                fields.computeIfAbsent(home, h -> new ArrayList<>()).add(contestant));
    return fields.values().stream().map(List::copyOf).toList();
  }

  /** Sentences on the contestants who leave their field, with the first such round and table. */
  static List<String> strays(Movement movement) {
    Map<Integer, Field> homes = Field.homes(movement);
    List<String> strays = new ArrayList<>();
    for (int r = 0; r < movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r).encounters()) {
        for (var place : e.seating().seats().entrySet()) {
          if (Field.of(movement, place.getKey()) != homes.get(place.getValue())) {
            strays.add(
                Text.of(
                    "%s %d leaves the field in round %d, table %d",
                    movement.kind().contestant(), place.getValue(), r + 1, e.table()));
          }
        }
      }
    }
    return strays;
  }
}
