package org.boardwalk.search.circulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.search.circulate.MeetingTables.Choice;

/**
 * Searches for base rounds that unfold so that no two players meet too often: each player that
 * plays is at one table, and no orbit of pairs is at two. Where there are only as many orbits as
 * pairs at tables, each orbit is at one. An exact cover whose items are players and orbits; the
 * search branches on the item with the fewest tables left, and tries these in random order (D. E.
 * Knuth, Dancing links, Millennial Perspectives in Computer Science, 2000). A node takes time in
 * proportion to the tables left. Not thread-safe.
 */
final class FoursomeCover {

  private final MeetingTables tables;
  private final SplittableRandom random;
  private final List<Choice> chosen = new ArrayList<>();
  private int toCover;
  private long effort;
  private long mostEffort;

  /**
   * @param tables the tables to choose from
   * @param random the order in which tables are tried
   */
  FoursomeCover(MeetingTables tables, SplittableRandom random) {
    this.tables = tables;
    this.random = random;
  }

  /**
   * @param out the players that sit out; all others are seated
   * @param most the effort after which the search gives up
   * @return the players of table after table; empty where there is no cover, or none is found in
   *     time
   */
  Optional<int[]> cover(int[] out, long most) {
    effort = 0;
    mostEffort = most;
    chosen.clear();
    int wanted = (tables.players() - out.length) / MeetingTables.SEATS;
    toCover = tables.toCover(wanted);
    long[] used = tables.nothing();
    for (int p : out) {
      MeetingTables.add(used, p);
    }
    return complete(used, left(tables.choices(), used), wanted)
        ? Optional.of(chosen.stream().flatMapToInt(c -> Arrays.stream(c.players)).toArray())
        : Optional.empty();
  }

  /** The number of tables that the last search has looked at. */
  long effort() {
    return effort;
  }

  /** Whether the last search was exhaustive. */
  boolean exhausted() {
    return effort < mostEffort;
  }

  private boolean complete(long[] used, List<Choice> left, int wanted) {
    if (wanted == 0) {
      return true;
    }
    int next = scarcest(used, left);
    for (Choice c : next < 0 ? List.<Choice>of() : shuffled(left, next)) {
      if (effort < mostEffort && c.tables() <= wanted) {
        long[] then = used.clone();
        Arrays.setAll(then, w -> then[w] | c.covered[w]);
        chosen.add(c);
        if (complete(then, left(left, then), wanted - c.tables())) {
          return true;
        }
        chosen.remove(chosen.size() - 1);
      }
    }
    return false;
  }

  private List<Choice> left(List<Choice> of, long[] used) {
    effort += of.size();
    List<Choice> left = new ArrayList<>();
    for (Choice c : of) {
      if (c.avoids(used)) {
        left.add(c);
      }
    }
    return left;
  }

  /** The item with the fewest tables left, one at random in a tie; -1 where an item has none. */
  private int scarcest(long[] used, List<Choice> left) {
    int[] count = new int[Long.SIZE * used.length];
    for (Choice c : left) {
      for (int w = 0; w < used.length; w++) {
        for (long bits = c.covered[w]; bits != 0; bits &= bits - 1) {
          count[Long.SIZE * w + Long.numberOfTrailingZeros(bits)]++;
        }
      }
    }
    int best = -1;
    int ties = 0;
    for (int item = 0; item < toCover; item++) {
      boolean fewer = best < 0 || count[item] <= count[best];
      if (fewer && !MeetingTables.in(used, item)) {
        ties = best < 0 || count[item] < count[best] ? 1 : ties + 1;
        best = random.nextInt(ties) == 0 ? item : best;
      }
    }
    return best < 0 || count[best] == 0 ? -1 : best;
  }

  private List<Choice> shuffled(List<Choice> left, int item) {
    List<Choice> all = new ArrayList<>();
    for (Choice c : left) {
      if (c.covers(item)) {
        all.add(c);
      }
    }
    for (int k = all.size() - 1; k > 0; k--) {
      Collections.swap(all, k, random.nextInt(k + 1));
    }
    return all;
  }
}
