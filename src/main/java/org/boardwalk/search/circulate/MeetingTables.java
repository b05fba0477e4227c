package org.boardwalk.search.circulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.search.cover.ExactCover;

/**
 * The tables of a base round at which no two players would meet too often over all rounds: four
 * players whose pairs lie in different orbits. With multipliers, which keep the base round, a table
 * stands for all its images too: any two of them share neither players nor orbits. Base rounds are
 * exact covers whose items are players and orbits. Not thread-safe.
 */
final class MeetingTables {

  private static final int SEATS = 4;

  /** An exact cover's words in the time of looking at one table, by trial. */
  private static final int WORDS_A_LOOK = 8;

  /** How often two players may meet. */
  enum Meet {
    /** At one table, as partners or as opponents, in any seats. */
    ONCE,
    /** Once as partners and once as opponents. */
    ONCE_AS_EACH
  }

  private final List<int[]> multipliers;
  private final Meet meet;
  private final PairOrbits pairs;
  private final int players;

  /** The items of an orbit; -1 where a pair of a table would meet more than once. */
  private final int[] opponents;

  private final int[] partners;
  private final ExactCover cover;
  private ExactCover.Ending ending = ExactCover.Ending.STOPPED;
  private final List<int[]> choices = new ArrayList<>();

  /** The items of the present table. */
  private final long[] seen;

  /**
   * Lists all tables, up to players⁴/24, or players⁴/8 where partners count.
   *
   * @param circuit how base rounds unfold; one base round, 64 players at most
   * @param tables how many tables a base round has
   * @param multipliers a group of permutations of the players, the identity first
   * @param meet how often two may meet
   * @param over when to stop; there are fewer tables then
   */
  MeetingTables(
      Circuit circuit, int tables, List<int[]> multipliers, Meet meet, BooleanSupplier over) {
    this.multipliers = multipliers;
    this.meet = meet;
    pairs = circuit.pairs();
    players = circuit.players();
    opponents = new int[pairs.orbits()];
    int count = players;
    for (int o = 0; o < opponents.length; o++) {
      opponents[o] = o != PairOrbits.NONE && pairs.times(o) == 1 ? count++ : -1;
    }
    int orbits = count - players;
    partners =
        meet == Meet.ONCE
            ? opponents
            : Arrays.stream(opponents).map(item -> item < 0 ? item : item + orbits).toArray();
    // Items are players, then the orbits of opponents, then those of partners.
    int[] need = new int[meet == Meet.ONCE ? count : count + orbits];
    Arrays.fill(need, 1);
    int atTable = meet == Meet.ONCE ? SEATS * (SEATS - 1) / 2 : SEATS;
    // Where there are only as many orbits of opponents as so many tables have, each is at one.
    cover = new ExactCover(need, orbits == atTable * tables ? count : players);
    seen = new long[(need.length + Long.SIZE - 1) / Long.SIZE];
    for (int p = 0; p < players; p++) {
      for (int q = p + 1; q < players && !over.getAsBoolean(); q++) {
        for (int r = q + 1; meets(p, q) && r < players; r++) {
          if (fit(p, q, r)) {
            addAll(p, q, r);
          }
        }
      }
    }
  }

  private boolean meets(int p, int q) {
    return opponents[pairs.orbit(p, q)] >= 0;
  }

  /** Whether three players, of whom the first two may meet, may sit at one table. */
  private boolean fit(int p, int q, int r) {
    int pq = pairs.orbit(p, q);
    int pr = pairs.orbit(p, r);
    int qr = pairs.orbit(q, r);
    boolean different = pq != pr && pq != qr && pr != qr;
    return meets(p, r) && meets(q, r) && (different || meet == Meet.ONCE_AS_EACH);
  }

  private void addAll(int p, int q, int r) {
    for (int s = r + 1; s < players; s++) {
      addSeated(p, q, r, s);
      if (meet == Meet.ONCE_AS_EACH) {
        addSeated(p, r, q, s);
        addSeated(p, q, s, r);
      }
    }
  }

  /** Adds a table with its images; the first one listed stands for all. */
  private void addSeated(int... seats) {
    Arrays.fill(seen, 0);
    if (!cover(seen, seats) || !first(seats)) {
      return;
    }
    long[] covered = seen.clone();
    List<int[]> images = new ArrayList<>(List.of(seats));
    for (int[] multiplier : multipliers) {
      int[] image = image(multiplier, seats);
      if (isNew(images, image)) {
        if (!cover(covered, image)) {
          return;
        }
        images.add(image);
      }
    }
    choices.add(images.stream().flatMapToInt(Arrays::stream).toArray());
    cover.add(BitSet.valueOf(covered).stream().toArray());
  }

  private boolean isNew(List<int[]> images, int[] image) {
    for (int[] other : images) {
      if (same(other, image)) {
        return false;
      }
    }
    return true;
  }

  /** Whether no image comes before it in lexicographic order. */
  private boolean first(int... seats) {
    long four = set(seats);
    for (int k = 1; k < multipliers.size(); k++) {
      int[] m = multipliers.get(k);
      long image = 1L << m[seats[0]] | 1L << m[seats[1]] | 1L << m[seats[2]] | 1L << m[seats[3]];
      if ((image & Long.lowestOneBit(image ^ four)) != 0) {
        return false;
      }
    }
    return true;
  }

  private static int[] image(int[] multiplier, int... seats) {
    int[] image = new int[SEATS];
    for (int k = 0; k < SEATS; k++) {
      image[k] = multiplier[seats[k]];
    }
    return image;
  }

  /** The players as bits. */
  private static long set(int[] seats) {
    return 1L << seats[0] | 1L << seats[1] | 1L << seats[2] | 1L << seats[3];
  }

  /** Whether the tables have equal players and, where that counts, equal partners. */
  private boolean same(int[] a, int[] b) {
    if (set(a) != set(b)) {
      return false;
    }
    int at = a[0] == b[0] ? 0 : a[0] == b[1] ? 1 : a[0] == b[2] ? 2 : 3;
    return meet == Meet.ONCE || a[2] == b[at ^ 2];
  }

  /** Adds the items of a table; true where none was there. */
  private boolean cover(long[] covered, int[] seats) {
    boolean fresh = true;
    for (int k = 0; k < SEATS && fresh; k++) {
      fresh = add(covered, seats[k]);
      for (int j = 0; j < k && fresh; j++) {
        int o = pairs.orbit(seats[k], seats[j]);
        int item = k - j == 2 ? partners[o] : opponents[o];
        fresh = item >= 0 && add(covered, item);
      }
    }
    return fresh;
  }

  /** Adds an item; true where it was not there. */
  private static boolean add(long[] items, int item) {
    boolean fresh = (items[item / Long.SIZE] >>> item & 1) == 0;
    items[item / Long.SIZE] |= 1L << item;
    return fresh;
  }

  /** The players in the seats N, E, S, W of each table and its images. */
  List<int[]> choices() {
    return choices;
  }

  /**
   * Searches for a base round that unfolds so that no two players meet too often: each player that
   * plays is at one table, and no orbit of pairs is at two.
   *
   * @param out the players that sit out; all others are seated
   * @param random the order in which tables are tried
   * @param most the effort after which the search gives up
   * @return the players of table after table; empty where none is found
   */
  Optional<int[]> round(int[] out, SplittableRandom random, long most) {
    for (int p = 0; p < players; p++) {
      cover.need(p, 1);
    }
    for (int p : out) {
      cover.need(p, 0);
    }
    List<int[]> found = new ArrayList<>();
    ending = cover.search(random, found::add, () -> effort() >= most);
    return found.stream()
        .map(
            rows ->
                Arrays.stream(rows).mapToObj(choices::get).flatMapToInt(Arrays::stream).toArray())
        .findFirst();
  }

  /** The effort of the last search. */
  long effort() {
    return cover.effort() / WORDS_A_LOOK;
  }

  /** Whether the last search was exhaustive. */
  boolean exhausted() {
    return ending == ExactCover.Ending.EXHAUSTED;
  }
}
