package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.model.SetGrid;
import org.boardwalk.model.WebRoom;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.pairs.SegmentSearch.Plan;
import org.boardwalk.wish.Segments;
import org.boardwalk.wish.Segments.Segment;
import org.boardwalk.wish.Segments.Slope;

/**
 * Cuts a boarding into the fewest segments, none longer than there are sets: each is as long as
 * possible, as every part of a segment is a segment too.
 */
final class GridCutting {

  private final WebRoom room;
  private final SetGrid grid;

  private GridCutting(WebRoom room, SetGrid grid) {
    this.room = room;
    this.grid = grid;
  }

  /**
   * @throws IllegalArgumentException when a table goes neither up nor down
   */
  static Plan of(WebRoom room, SetGrid grid) {
    return new GridCutting(room, grid).cut();
  }

  private Plan cut() {
    List<Segment> cuts = new ArrayList<>();
    List<Integer> first = new ArrayList<>();
    for (int t = 0; t < room.tables(); t += cuts.get(cuts.size() - 1).tables()) {
      Segment longest = new Segment(1, Slope.UP);
      int from = SetGrid.OPEN;
      for (Slope slope : Slope.values()) {
        for (int s = 0; s < room.sets(); s++) {
          int tables = length(t, s, slope);
          if (tables > (from == SetGrid.OPEN ? 0 : longest.tables())) {
            longest = new Segment(tables, slope);
            from = s;
          }
        }
      }
      if (from == SetGrid.OPEN) {
        throw new IllegalArgumentException(
            Text.of("table [%d] plays its sets neither up nor down", t + 1));
      }
      cuts.add(longest);
      first.add(from);
    }
    return new Plan(new Segments(cuts), first, grid);
  }

  /** How many tables from this one on belong to a segment that begins with that set. */
  private int length(int table, int set, Slope slope) {
    int sign = slope == Slope.UP ? 1 : -1;
    int tables = 0;
    while (tables < room.sets()
        && table + tables < room.tables()
        && goes(table + tables, set + sign * tables, sign)) {
      tables++;
    }
    return tables;
  }

  private boolean goes(int table, int start, int sign) {
    for (int r = 0; r < room.rounds(); r++) {
      int set = grid.at(table, r);
      if (set != SetGrid.OPEN && set != Math.floorMod(start + sign * r, room.sets())) {
        return false;
      }
    }
    return true;
  }
}
