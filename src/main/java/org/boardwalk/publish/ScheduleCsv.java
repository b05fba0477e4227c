package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;

/**
 * A schedule as comma-separated values: a line of column names, then a line for every encounter, by
 * round and table; lines end with a line feed. With a rotation the seats are those of the first
 * board of the set. Numbers only, so nothing needs quotes. Stateless and thread-safe.
 */
public final class ScheduleCsv {

  private ScheduleCsv() {}

  /**
   * @param movement a movement
   * @return {@code round,table,north,south,east,west,set} for individuals, {@code
   *     round,table,ns,ew,set} for pairs, {@code round,table,south,north,set} for lone players
   */
  public static String of(Movement movement) {
    List<Seat> seats = seats(movement.kind());
    List<String> head = new ArrayList<>(List.of("round", "table"));
    seats.forEach(s -> head.add(name(movement.kind(), s)));
    head.add("set");
    StringBuilder csv = new StringBuilder(String.join(",", head)).append('\n');
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        csv.append(r).append(',').append(e.table());
        seats.forEach(s -> csv.append(',').append(e.seating().seats().get(s)));
        csv.append(',').append(e.set()).append('\n');
      }
    }
    return csv.toString();
  }

  private static List<Seat> seats(Kind kind) {
    return switch (kind) {
      case INDIVIDUAL -> List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);
      case PAIRS -> List.of(Seat.NORTH, Seat.EAST);
      case SOLO -> List.of(Seat.SOUTH, Seat.NORTH);
    };
  }

  private static String name(Kind kind, Seat seat) {
    String name = kind == Kind.PAIRS ? seat.direction().name() : seat.name();
    return name.toLowerCase(Locale.ROOT);
  }
}
