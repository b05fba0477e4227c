package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Seating;

/**
 * Pairs of two fields that are both numbered from 1. A file shows that by the same number as NS and
 * as EW in one round; then the EW pairs go on counting after the NS pairs.
 */
final class TwoFields {

  private TwoFields() {}

  static List<BoardRow> apart(List<BoardRow> rows) {
    Set<List<Object>> ns = new HashSet<>();
    rows.forEach(r -> ns.add(List.of(r.round(), pair(r, Direction.NS))));
    if (rows.stream().noneMatch(r -> ns.contains(List.of(r.round(), pair(r, Direction.EW))))) {
      return rows;
    }
    int before = rows.stream().mapToInt(r -> pair(r, Direction.NS)).max().orElse(0);
    List<BoardRow> apart = new ArrayList<>();
    for (BoardRow r : rows) {
      Seating seating = new Seating.TwoPairs(pair(r, Direction.NS), before + pair(r, Direction.EW));
      apart.add(new BoardRow(r.line(), r.round(), r.table(), seating, r.first(), r.last()));
    }
    return apart;
  }

  private static int pair(BoardRow row, Direction direction) {
    return row.seating().at(direction).get(0);
  }
}
