package org.boardwalk.search.starter.whist;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchEffort;

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

  /** The first element of each orbit of places under the multipliers. */
  private final int[] firsts;

  /** The elements outside H, twice in a row: a loop over all may begin anywhere. */
  private final int[] outside;

  /** How many elements are outside H. */
  private final int count;

  /** The bit of the orbit of each element; none in H. */
  private final long[] seat;

  /** The bit of the orbit of the difference from one element to another. */
  private final long[][] step;

  /** Likewise of the difference up to sign. */
  private final long[][] pair;

  private final List<int[]> tables = new ArrayList<>();
  private SplittableRandom random = new SplittableRandom(1);
  private long nodes;

  /** Whether all has been tried in vain. */
  private boolean exhausted;

  private FrameStarter(HoledGroup holed) {
    this.holed = holed;
    AbelianGroup group = holed.group();
    int n = group.order();
    int[] orbit = new int[n];
    int[] either = new int[n];
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
    firsts = first.stream().mapToInt(p -> p).toArray();
    int[] once = IntStream.range(0, n).filter(p -> orbit[p] != NONE).toArray();
    count = once.length;
    outside = IntStream.concat(IntStream.of(once), IntStream.of(once)).toArray();
    seat = IntStream.of(orbit).mapToLong(FrameStarter::bit).toArray();
    step = ofDifferences(group, orbit);
    pair = ofDifferences(group, either);
  }

  private static long[][] ofDifferences(AbelianGroup group, int[] orbit) {
    return IntStream.range(0, group.order())
        .mapToObj(
            from ->
                IntStream.range(0, group.order())
                    .mapToLong(to -> bit(orbit[group.add(to, group.negate(from))]))
                    .toArray())
        .toArray(long[][]::new);
  }

  /** A frame with u holes of h players; empty where the search finds none, or effort ends it. */
  static Optional<Frame> of(int h, int u, SearchEffort effort) {
    List<FrameStarter> searches =
        HoledGroup.of(h, u).stream()
            .filter(g -> g.places() >= LEAST_PLACES && g.places() <= MOST_PLACES)
            .map(FrameStarter::new)
            .toList();
    return Stream.iterate(FIRST_NODES, limit -> limit <= MOST_NODES, limit -> limit + limit / 4)
        .takeWhile(limit -> !effort.over())
        .flatMap(limit -> searches.stream().flatMap(search -> search.found(limit, effort).stream()))
        .findFirst();
  }

  private Optional<Frame> found(int limit, SearchEffort effort) {
    double each = Rate.FRAME_NODE.seconds() * count;
    long most = exhausted ? 0 : effort.left(each, limit);
    random = new SplittableRandom(limit);
    tables.clear();
    nodes = most;
    boolean done = extended(0, 0, 0);
    exhausted |= nodes > 0;
    effort.spend((most - nodes) * each);
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
    long with = seated | seat[north];
    int begin = random.nextInt(count);
    for (int k = begin; k < begin + count && nodes > 0; k++) {
      int east = outside[k];
      if (free(with, seat[east])
          && free(left, step[north][east])
          && withSouth(north, east, with | seat[east], left | step[north][east], partnered)) {
        return true;
      }
    }
    return false;
  }

  private boolean withSouth(int north, int east, long seated, long left, long partnered) {
    int begin = random.nextInt(count);
    for (int k = begin; k < begin + count && nodes > 0; k++) {
      int south = outside[k];
      if (free(seated, seat[south])
          && free(left, step[east][south])
          && free(partnered, pair[north][south])) {
        nodes--;
        if (withWest(
            new int[] {north, east, south},
            seated | seat[south],
            left | step[east][south],
            partnered | pair[north][south])) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean withWest(int[] three, long seated, long left, long partnered) {
    int begin = random.nextInt(count);
    for (int k = begin; k < begin + count && nodes > 0; k++) {
      int west = outside[k];
      long next = step[three[2]][west];
      long last = step[west][three[0]];
      if (free(seated, seat[west])
          && free(left, next)
          && free(left | next, last)
          && free(partnered, pair[three[1]][west])) {
        tables.add(new int[] {three[0], three[1], three[2], west});
        if (extended(seated | seat[west], left | next | last, partnered | pair[three[1]][west])) {
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
