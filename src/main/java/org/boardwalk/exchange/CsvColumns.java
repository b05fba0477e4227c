package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;

/** The columns of a schedule as comma-separated values. */
final class CsvColumns {

  static final String ROUND = "round";
  static final String TABLE = "table";
  static final String SET = "set";

  private CsvColumns() {}

  /**
   * {@code round,table,north,south,east,west,set}, {@code round,table,ns,ew,set} or {@code
   * round,table,south,north,set}.
   */
  static List<String> of(Kind kind) {
    List<String> names = new ArrayList<>(List.of(ROUND, TABLE));
    kind.seats().forEach(s -> names.add(name(kind, s)));
    names.add(SET);
    return names;
  }

  static String name(Kind kind, Seat seat) {
    String name = kind == Kind.PAIRS ? seat.direction().name() : seat.name();
    return name.toLowerCase(Locale.ROOT);
  }
}
