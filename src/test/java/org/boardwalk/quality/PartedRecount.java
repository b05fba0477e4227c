package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/** Counts a movement of pairs in rounds with parts by going through it, without the judge. */
public final class PartedRecount {

  private PartedRecount() {}

  /**
   * Asserts that a movement is complete and perfectly balanced, with one copy: in the parts of a
   * round nobody changes seats; all pairs meet once; nobody plays a set twice; no set is at two
   * tables at once; every set is played at as many tables as any other; and all c of the calibre
   * are equal.
   *
   * @param movement a movement of pairs
   * @param tablesOfSet the tables at which each set is played in all
   */
  public static void assertComplete(Movement movement, int tablesOfSet) {
    int parts = movement.boards().parts();
    Map<Set<Integer>, Integer> met = new HashMap<>();
    Map<Integer, List<Encounter>> bySet = new HashMap<>();
    for (int r = 0; r < movement.rounds().size(); r++) {
      Round part = movement.rounds().get(r);
      assertThat(seats(part)).isEqualTo(seats(movement.rounds().get(r - r % parts)));
      assertThat(part.encounters()).extracting(Encounter::set).doesNotHaveDuplicates();
      for (Encounter e : part.encounters()) {
        if (r % parts == 0) {
          met.merge(Set.of(at(e, Direction.NS), at(e, Direction.EW)), 1, Integer::sum);
        }
        bySet.computeIfAbsent(e.set(), s -> new ArrayList<>()).add(e);
      }
    }
    int pairs = movement.contestants();
    assertThat(met).hasSize(pairs * (pairs - 1) / 2).values().containsOnly(1);
    assertThat(bySet).hasSize(movement.boards().sets());
    int[][] c = new int[pairs + 1][pairs + 1];
    bySet.values().forEach(plays -> count(plays, tablesOfSet, c));
    Set<Integer> all = new HashSet<>();
    for (int i = 1; i <= pairs; i++) {
      for (int j = i + 1; j <= pairs; j++) {
        all.add(c[i][j] + c[j][i]);
      }
    }
    assertThat(all).hasSize(1);
  }

  private static List<String> seats(Round part) {
    return part.encounters().stream().map(e -> e.table() + " " + e.seating()).toList();
  }

  /** Adds what the plays of one set add to c(i, j). */
  private static void count(List<Encounter> plays, int tables, int[][] c) {
    assertThat(plays).hasSize(tables);
    Set<Integer> played = new HashSet<>();
    for (Encounter e : plays) {
      int ns = at(e, Direction.NS);
      int ew = at(e, Direction.EW);
      assertThat(played.add(ns)).isTrue();
      assertThat(played.add(ew)).isTrue();
      // Twice, as comparisons between two tables are counted from both.
      c[ns][ew] += 2 * (tables - 1);
      for (Encounter f : plays) {
        if (!f.equals(e)) {
          c[ns][at(f, Direction.NS)]++;
          c[ew][at(f, Direction.EW)]++;
          c[ns][at(f, Direction.EW)]--;
          c[ew][at(f, Direction.NS)]--;
        }
      }
    }
  }

  private static int at(Encounter e, Direction direction) {
    return e.seating().at(direction).get(0);
  }
}
