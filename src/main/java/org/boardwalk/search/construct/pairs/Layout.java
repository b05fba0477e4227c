package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.wish.Segments;
import org.boardwalk.wish.Segments.Segment;
import org.boardwalk.wish.Segments.Slope;

/**
 * The boards of a Web laid out: in every segment of tables the sets are consecutive, and walk down
 * one table after every round. All numbers count from 0.
 *
 * @param segments the segments of tables
 * @param offsets for each segment the set of round 1 at its first table if it goes up, at its last
 *     table if it goes down
 * @param sets number of sets; set 0 follows the last one
 */
record Layout(Segments segments, List<Integer> offsets, int sets) {

  /** Copies the list. */
  Layout {
    offsets = List.copyOf(offsets);
  }

  /**
   * The published layout. Segments that go up play set t at table t; further tables go on from set
   * 1 after the last one. In segments that go down, the last table starts with the last set, the
   * one before with the first.
   */
  static Layout published(Segments segments, int sets) {
    List<Integer> offsets = new ArrayList<>();
    int first = 0;
    for (Segment s : segments.cuts()) {
      offsets.add(published(s, first, sets));
      first += s.tables();
    }
    return new Layout(segments, offsets, sets);
  }

  static int published(Segment segment, int first, int sets) {
    return segment.slope() == Slope.UP ? first % sets : sets - 1;
  }

  /** The set at a table of a segment; both count from 0. */
  static int set(Segment segment, int offset, int inside, int round, int sets) {
    return switch (segment.slope()) {
      case UP -> (offset + inside + round) % sets;
      case DOWN -> Math.floorMod(offset + segment.tables() - 1 - inside - round, sets);
    };
  }

  int set(int table, int round) {
    int inside = table;
    for (int i = 0; i < segments.cuts().size(); i++) {
      Segment segment = segments.cuts().get(i);
      if (inside < segment.tables()) {
        return set(segment, offsets.get(i), inside, round, sets);
      }
      inside -= segment.tables();
    }
    throw new IllegalArgumentException("table [" + (table + 1) + "] is in no segment");
  }

  /** The most copies of a set in use in these rounds. */
  int copies(int rounds) {
    int most = 0;
    for (int r = 0; r < rounds; r++) {
      Map<Integer, Integer> tables = new HashMap<>();
      for (int t = 0; t < segments.tables(); t++) {
        most = Math.max(most, tables.merge(set(t, r), 1, Integer::sum));
      }
    }
    return most;
  }

  @Override
  public String toString() {
    return segments + " starting with sets " + offsets.stream().map(o -> o + 1).toList();
  }
}
