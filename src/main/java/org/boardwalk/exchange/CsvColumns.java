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
  static final String NS_TEAM = "ns_team";
  static final String EW_TEAM = "ew_team";

  /**
   * The columns of a movement of teams of four, in which halves have the numbers of their teams.
   */
  static final List<String> OF_TEAMS = List.of(ROUND, TABLE, NS_TEAM, EW_TEAM, SET);

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
