package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.group.AbelianGroup;

/**
 * Searches for the base round of a directed whist frame over an abelian group G with a hole H, a
 * subgroup: its tables divide G \ H; the differences from each seat to the next are G \ H, each
 * once; and those of partners, up to sign, too. Multipliers take tables to tables, which makes the
 * search short. Random backtracking with restarts that grow, all groups in turn; a group of which
 * all is tried has none.
 */
final class FrameStarter {

  private static final int FIRST_NODES = 10_000;
  private static final int MOST_NODES = 1_000_000;

  /** The most places to fill, up to multipliers: with more, the search takes too long. */
  private static final int MOST_PLACES = 28;

  /** The least: with fewer, there is hardly any choice, and all trials were in vain. */
  private static final int LEAST_PLACES = 12;

  private static final int NONE = -1;

  private final HoledGroup holed;
  private final int[][] less;

  /** The orbit of an element outside H under the multipliers: as a place, and as a difference. */
  private final int[] orbit;

  /** The orbit of an element and of its negative. */
  private final int[] either;

  private final int[] firsts;

  /** The elements outside H. */
  private final int[] outside;

  private final List<int[]> tables = new ArrayList<>();
  private SplittableRandom random = new SplittableRandom(1);
  private int nodes;

  /** Whether all has been tried in vain. */
  private boolean exhausted;

  private FrameStarter(HoledGroup holed) {
    this.holed = holed;
    AbelianGroup group = holed.group();
    int n = group.order();
    orbit = new int[n];
    either = new int[n];
    Arrays.fill(orbit, NONE);
    Arrays.fill(either, NONE);
    List<Integer> first = new ArrayList<>();
    for (int p = 0; p < n; p++) {
      if (holed.holes().get(p) == 0 || orbit[p] != NONE) {
        continue;
      }
      for (int[] m : holed.multipliers()) {
        orbit[m[p]] = first.size();
        if (either[m[p]] == NONE) {
          either[m[p]] = first.size();
          either[group.negate(m[p])] = first.size();
        }
      }
      first.add(p);
    }
    outside = IntStream.range(0, n).filter(p -> orbit[p] != NONE).toArray();
    firsts = first.stream().mapToInt(p -> p).toArray();
    less =
        IntStream.range(0, n)
            .mapToObj(a -> IntStream.range(0, n).map(b -> group.add(a, group.negate(b))).toArray())
            .toArray(int[][]::new);
  }

  /** A frame with u holes of h players; empty where the search finds none. */
  static Optional<Frame> of(int h, int u) {
    List<FrameStarter> searches =
        HoledGroup.of(h, u).stream()
            .filter(g -> g.places() >= LEAST_PLACES && g.places() <= MOST_PLACES)
            .map(FrameStarter::new)
            .toList();
    return Stream.iterate(FIRST_NODES, limit -> limit <= MOST_NODES, limit -> limit + limit / 4)
        .flatMap(limit -> searches.stream().flatMap(search -> search.found(limit).stream()))
        .findFirst();
  }

  private Optional<Frame> found(int limit) {
    random = new SplittableRandom(limit);
    tables.clear();
    nodes = exhausted ? 0 : limit;
    boolean done = extended(0, 0, 0);
    exhausted |= nodes > 0;
    return done
        ? Optional.of(
            Frame.developed(
                holed.group(), holed.holes(), unfolded(), "frame starter over " + holed.name()))
        : Optional.empty();
  }

  private List<int[]> unfolded() {
    return tables.stream()
        .flatMap(
            t -> holed.multipliers().stream().map(m -> IntStream.of(t).map(p -> m[p]).toArray()))
        .toList();
  }

  /** Seats the first orbit that has no seat; sets of orbits are bits. */
  private boolean extended(long seated, long left, long partnered) {
    int first = Long.numberOfTrailingZeros(~seated);
    if (first == firsts.length) {
      return true;
    }
    int north = firsts[first];
    long with = seated | bit(orbit[north]);
    int begin = random.nextInt(outside.length);
    for (int k = 0; k < outside.length && nodes > 0; k++) {
      int east = outside[(begin + k) % outside.length];
      long step = bit(orbit[less[east][north]]);
      long seat = bit(orbit[east]);
      if (free(with, seat)
          && free(left, step)
          && withSouth(north, east, with | seat, left | step, partnered)) {
        return true;
      }
    }
    return false;
  }

  private boolean withSouth(int north, int east, long seated, long left, long partnered) {
    int begin = random.nextInt(outside.length);
    for (int k = 0; k < outside.length && nodes > 0; k++) {
      int south = outside[(begin + k) % outside.length];
      long step = bit(orbit[less[south][east]]);
      long pair = bit(either[less[south][north]]);
      long seat = bit(orbit[south]);
      if (free(seated, seat) && free(left, step) && free(partnered, pair)) {
        nodes--;
        if (withWest(
            new int[] {north, east, south}, seated | seat, left | step, partnered | pair)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean withWest(int[] three, long seated, long left, long partnered) {
    int begin = random.nextInt(outside.length);
    for (int k = 0; k < outside.length && nodes > 0; k++) {
      int west = outside[(begin + k) % outside.length];
      long step = bit(orbit[less[west][three[2]]]);
      long last = bit(orbit[less[three[0]][west]]);
      long pair = bit(either[less[west][three[1]]]);
      long seat = bit(orbit[west]);
      if (free(seated, seat)
          && free(left, step)
          && free(left | step, last)
          && free(partnered, pair)) {
        tables.add(new int[] {three[0], three[1], three[2], west});
        if (extended(seated | seat, left | step | last, partnered | pair)) {
          return true;
        }
        tables.remove(tables.size() - 1);
      }
    }
    return false;
  }

  private static long bit(int orbit) {
    return orbit == NONE ? 0 : 1L << orbit;
  }

  /** Whether it counts and is not yet taken. */
  private static boolean free(long taken, long bit) {
    return bit != 0 && (taken & bit) == 0;
  }
}
