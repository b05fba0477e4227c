package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;

/**
 * Searches for shifts that all tables follow alike, round by round, so that no two players meet
 * twice and no player plays a set twice: of North (who never moves), South, East, West and the
 * sets, every two differ by a new element in every round. The sets go down one table after every
 * round. For as many rounds as the group has elements these are the columns of a difference matrix
 * (C. J. Colbourn and J. H. Dinitz (eds), Handbook of Combinatorial Designs, 2nd ed. (2007),
 * chapter VI.17).
 *
 * <p>Depth-first with shuffled candidates and restarts. Heuristic: shifts may exist that are not
 * found. The effort is counted, not timed, so that a question always has one answer; at most a few
 * seconds.
 */
final class DifferenceSearch {

  /** The four shifts and their six differences, each of which takes every value at most once. */
  private static final int ROWS = 10;

  private static final int RESTARTS = 20;
  private static final long EFFORT = 40_000_000;

  private final int order;
  private final int rounds;
  private final boolean mirrored;
  private final int[][] minus;
  private final long[] used = new long[ROWS];
  private final List<Shift> shifts = new ArrayList<>();
  private List<Integer> candidates = List.of();
  private long effort;

  private DifferenceSearch(AbelianGroup group, int rounds, boolean mirrored) {
    this.rounds = rounds;
    this.mirrored = mirrored;
    order = group.order();
    minus = new int[order][order];
    for (int a = 0; a < order; a++) {
      for (int b = 0; b < order; b++) {
        minus[a][b] = group.add(a, group.negate(b));
      }
    }
  }

  /**
   * @param group the group of the tables, at most 64
   * @param rounds from 1 to the order of the group
   * @return a shift for every round, that of the first round 0; empty when none was found
   */
  static Optional<List<Shift>> shifts(AbelianGroup group, int rounds) {
    int odd = rounds + 1 - rounds % 2;
    // Each shift comes with its negative: half the depth, where the group has no element of order
    // 2.
    if (group.order() % 2 == 1 && odd > group.order() / 2) {
      Optional<List<Shift>> found = new DifferenceSearch(group, odd, true).search();
      if (found.isPresent()) {
        return found.map(all -> down(group, all).subList(0, rounds));
      }
    }
    return new DifferenceSearch(group, rounds, false).search();
  }

  /** The rounds in the order in which the sets go down, relative to the first of them. */
  private static List<Shift> down(AbelianGroup group, List<Shift> mirrored) {
    int half = group.order() / 2;
    List<Shift> sorted =
        mirrored.stream()
            .sorted(Comparator.comparingInt(s -> -((s.sets() + half) % group.order())))
            .toList();
    Shift first = sorted.get(0);
    return sorted.stream().map(s -> from(group, first, s)).toList();
  }

  private static Shift from(AbelianGroup group, Shift first, Shift shift) {
    return new Shift(
        group.add(shift.south(), group.negate(first.south())),
        group.add(shift.east(), group.negate(first.east())),
        group.add(shift.west(), group.negate(first.west())),
        group.add(shift.sets(), group.negate(first.sets())));
  }

  private Optional<List<Shift>> search() {
    for (int seed = 0; seed < RESTARTS; seed++) {
      List<Integer> shuffled = new ArrayList<>(IntStream.range(1, order).boxed().toList());
      Collections.shuffle(shuffled, new Random(seed));
      candidates = shuffled;
      shifts.clear();
      Arrays.fill(used, 1L);
      shifts.add(Shift.NONE);
      effort = EFFORT / RESTARTS;
      if (extend()) {
        return Optional.of(List.copyOf(shifts));
      }
    }
    return Optional.empty();
  }

  /**
   * Adds a round. Rounds can be played in any order, so that the sets can go down one table after
   * each.
   */
  private boolean extend() {
    int round = mirrored ? (shifts.size() + 1) / 2 : shifts.size();
    return shifts.size() == rounds || extend(order - round);
  }

  private boolean extend(int sets) {
    for (int s : candidates) {
      if (!free(0, s) || !free(6, minus[s][sets])) {
        continue;
      }
      for (int e : candidates) {
        if (!free(1, e) || !free(4, minus[s][e]) || !free(8, minus[e][sets])) {
          continue;
        }
        for (int w : candidates) {
          effort--;
          if (free(2, w) && effort > 0 && take(new Shift(s, e, w, sets))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean take(Shift shift) {
    int[] values = rows(shift);
    Shift mirror =
        new Shift(
            minus[0][shift.south()],
            minus[0][shift.east()],
            minus[0][shift.west()],
            minus[0][shift.sets()]);
    int[] mirrorValues = rows(mirror);
    for (int row = 0; row < ROWS; row++) {
      if (!free(row, values[row]) || (mirrored && values[row] == mirrorValues[row])) {
        return false;
      }
    }
    effort--;
    flip(values);
    shifts.add(shift);
    if (mirrored) {
      flip(mirrorValues);
      shifts.add(mirror);
    }
    if (extend()) {
      return true;
    }
    flip(values);
    shifts.remove(shifts.size() - 1);
    if (mirrored) {
      flip(mirrorValues);
      shifts.remove(shifts.size() - 1);
    }
    return false;
  }

  private int[] rows(Shift x) {
    return new int[] {
      x.south(),
      x.east(),
      x.west(),
      x.sets(),
      minus[x.south()][x.east()],
      minus[x.south()][x.west()],
      minus[x.south()][x.sets()],
      minus[x.east()][x.west()],
      minus[x.east()][x.sets()],
      minus[x.west()][x.sets()]
    };
  }

  private boolean free(int row, int value) {
    return (used[row] >> value & 1) == 0;
  }

  private void flip(int[] values) {
    for (int row = 0; row < ROWS; row++) {
      used[row] ^= 1L << values[row];
    }
  }
}
