package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.wish.Segments;
import org.boardwalk.wish.Segments.Segment;
import org.boardwalk.wish.Segments.Slope;

/**
 * Cuts the tables of a Web into segments that go up or down, each with any first set. Exact: table
 * after table either continues its segment or begins a new one, and a branch is cut off as soon as
 * a set is replayed or a copy is missing. The first segment goes up from set 1, as sets may be
 * renumbered. The time grows by a factor of tables · sets with each segment; milliseconds for two,
 * seconds for four. {@link org.boardwalk.model.pairs.SegmentFormulation} puts this question to any
 * engine: slower for few segments, it has no limit of them, and the two check each other.
 */
final class SegmentSearch {

  /**
   * One way to cut.
   *
   * @param segments the segments
   * @param first the set, from 0, with which the first table of each segment begins
   * @param grid the sets of all tables
   */
  record Plan(Segments segments, List<Integer> first, SetGrid grid) {

    /**
     * This plan in segments for one copy each: a copy serves no more tables in a row than there are
     * sets, so longer segments are divided.
     */
    Plan byCopies(int sets) {
      List<Segment> cuts = new ArrayList<>();
      List<Integer> begins = new ArrayList<>();
      for (int k = 0; k < first.size(); k++) {
        Segment whole = segments.cuts().get(k);
        for (int rest = whole.tables(); rest > 0; rest -= sets) {
          cuts.add(new Segment(Math.min(rest, sets), whole.slope()));
          begins.add(first.get(k));
        }
      }
      return new Plan(new Segments(cuts), begins, grid);
    }
  }

  private final WebRoom room;
  private final int copies;
  private final int mostSegments;
  private final BooleanSupplier over;
  private final Predicate<Plan> enough;
  private final int[] start;
  private final boolean[] down;
  private final boolean[] begins;
  private final boolean[][] played;
  private final int[][] atTables;

  private SegmentSearch(
      WebRoom room, int copies, int mostSegments, BooleanSupplier over, Predicate<Plan> enough) {
    this.room = room;
    this.copies = copies;
    this.mostSegments = mostSegments;
    this.over = over;
    this.enough = enough;
    start = new int[room.tables()];
    down = new boolean[room.tables()];
    begins = new boolean[room.tables()];
    played = new boolean[room.tables()][room.sets()];
    atTables = new int[room.rounds()][room.sets()];
  }

  /**
   * Visits the ways to cut, in no order of the number of segments.
   *
   * @param room the room with its meetings
   * @param copies the most tables that may play a set in a round
   * @param mostSegments the most segments
   * @param over asked now and then
   * @param enough receives every way; true ends the search
   */
  static void visit(
      WebRoom room, int copies, int mostSegments, BooleanSupplier over, Predicate<Plan> enough) {
    new SegmentSearch(room, copies, mostSegments, over, enough).begin(0, 0, false, 1);
  }

  /**
   * Lists every way to cut into exactly so many segments.
   *
   * @param room the room with its meetings
   * @param copies the most tables that may play a set in a round
   * @param segments how many segments
   * @return all of them
   */
  static List<Plan> all(WebRoom room, int copies, int segments) {
    List<Plan> plans = new ArrayList<>();
    visit(
        room,
        copies,
        segments,
        () -> false,
        plan -> {
          if (plan.segments().cuts().size() == segments) {
            plans.add(plan);
          }
          return false;
        });
    return plans;
  }

  /** Begins a segment; true when the search is to end. */
  private boolean begin(int t, int set, boolean goesDown, int segments) {
    begins[t] = true;
    boolean ends = place(t, set, goesDown, segments);
    begins[t] = false;
    return ends;
  }

  private boolean place(int t, int set, boolean goesDown, int segments) {
    start[t] = set;
    down[t] = goesDown;
    int placed = 0;
    while (placed < room.rounds() && enter(t, placed)) {
      placed++;
    }
    boolean ends = placed == room.rounds() && next(t + 1, segments);
    for (int r = 0; r < placed; r++) {
      leave(t, r);
    }
    return ends;
  }

  private boolean next(int t, int segments) {
    if (t == room.tables()) {
      Plan plan = plan();
      return plan.grid().isCompared(room) && enough.test(plan);
    }
    int on = Math.floorMod(start[t - 1] + (down[t - 1] ? -1 : 1), room.sets());
    boolean wasDown = down[t - 1];
    if (place(t, on, wasDown, segments)) {
      return true;
    }
    if (segments == mostSegments) {
      return false;
    }
    if (over.getAsBoolean()) {
      return true;
    }
    for (int set = 0; set < room.sets(); set++) {
      if (set != on || wasDown) {
        if (begin(t, set, false, segments + 1)) {
          return true;
        }
      }
      if ((set != on || !wasDown) && begin(t, set, true, segments + 1)) {
        return true;
      }
    }
    return false;
  }

  private int set(int t, int r) {
    return Math.floorMod(start[t] + (down[t] ? -r : r), room.sets());
  }

  /** Whether no contestant replays the set and a copy is free. */
  private boolean enter(int t, int r) {
    if (!room.inPlay(t, r)) {
      return true;
    }
    int set = set(t, r);
    if (played[room.eastWest(t, r)][set] || atTables[r][set] == copies) {
      return false;
    }
    played[room.eastWest(t, r)][set] = true;
    atTables[r][set]++;
    return true;
  }

  private void leave(int t, int r) {
    if (room.inPlay(t, r)) {
      played[room.eastWest(t, r)][set(t, r)] = false;
      atTables[r][set(t, r)]--;
    }
  }

  private Plan plan() {
    List<Segment> cuts = new ArrayList<>();
    List<Integer> first = new ArrayList<>();
    int tables = 1;
    for (int t = 0; t < room.tables(); t++) {
      if (begins[t]) {
        first.add(start[t]);
      }
      if (t + 1 == room.tables() || begins[t + 1]) {
        cuts.add(new Segment(tables, down[t] ? Slope.DOWN : Slope.UP));
        tables = 0;
      }
      tables++;
    }
    return new Plan(new Segments(cuts), first, SetGrid.of(room, this::set));
  }
}
