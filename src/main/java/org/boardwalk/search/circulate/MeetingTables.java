package org.boardwalk.search.circulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.boardwalk.search.cover.ExactCover;
import org.boardwalk.wish.SitOutShare;

/**
 * The tables of base rounds at which no two players would meet too often over all rounds: four
 * players whose pairs lie in different orbits. With multipliers, which keep each base round, a
 * table stands for all its images too: any two of them share neither players nor orbits. Base
 * rounds are exact covers whose items are the players of each base round, each of whom has a seat
 * or sits out, and the orbits of pairs. Sit-outs are even over all rounds: they are rows too, and
 * each orbit of players has its number of them. Not thread-safe.
 */
final class MeetingTables {

  private static final int SEATS = 4;

  /** In place of a row's choice and base round: that an orbit sits out less often than others. */
  private static final int[] NOBODY = {};

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
  private final int bases;
  private final int tables;

  /** The first of the items that count the sit-outs of a base round. */
  private final int outs;

  /** The first of the items that count the sit-outs of an orbit of players. */
  private final int shares;

  /** The items of an orbit; -1 where a pair of a table would meet more than once. */
  private final int[] opponents;

  private final int[] partners;
  private final ExactCover cover;
  private ExactCover.Ending ending = ExactCover.Ending.STOPPED;
  private final List<int[]> choices = new ArrayList<>();

  /** How many of the choices are tables; sit-outs follow. */
  private final int tableChoices;

  /** By row, its choice and its base round. */
  private final List<int[]> rows = new ArrayList<>();

  /** The items of the present table, in base round 0. */
  private final long[] seen;

  /**
   * Lists all tables, up to players⁴/24, or players⁴/8 where partners count.
   *
   * @param circuit how base rounds unfold; 64 players at most
   * @param sitOuts how often players sit out over all rounds
   * @param multipliers a group of permutations of the players, the identity first
   * @param meet how often two may meet
   * @param over when to stop; there are fewer tables then
   */
  MeetingTables(
      Circuit circuit,
      SitOutShare sitOuts,
      List<int[]> multipliers,
      Meet meet,
      BooleanSupplier over) {
    this.multipliers = multipliers;
    this.meet = meet;
    pairs = circuit.pairs();
    players = circuit.players();
    bases = circuit.bases();
    tables = (players - sitOuts.inRound()) / SEATS;
    opponents = new int[pairs.orbits()];
    outs = players * bases;
    shares = outs + bases;
    int count = shares + circuit.orbits();
    for (int o = 0; o < opponents.length; o++) {
      opponents[o] = o != PairOrbits.NONE && pairs.times(o) == 1 ? count++ : -1;
    }
    int orbits = count - shares - circuit.orbits();
    int last = count;
    partners =
        meet == Meet.ONCE
            ? opponents
            : Arrays.stream(opponents).map(item -> item < 0 ? item : item + orbits).toArray();
    // Items are the players, the sit-outs, the orbits of opponents, and those of partners.
    int[] need = new int[meet == Meet.ONCE ? count : count + orbits];
    Arrays.fill(need, 1);
    Arrays.fill(need, outs, shares, sitOuts.inRound());
    Arrays.fill(need, shares, shares + circuit.orbits(), sitOuts.most());
    int atTable = meet == Meet.ONCE ? SEATS * (SEATS - 1) / 2 : SEATS;
    // Where there are only as many orbits of opponents as so many tables have, each is at one.
    cover =
        new ExactCover(need, orbits == atTable * tables * bases ? last : shares + circuit.orbits());
    seen = new long[(need.length + Long.SIZE - 1) / Long.SIZE];
    addTables(over);
    tableChoices = choices.size();
    addSitOuts(circuit, sitOuts);
  }

  private void addTables(BooleanSupplier over) {
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
    addInAll(BitSet.valueOf(covered).stream().toArray());
  }

  /** Adds the newest choice to all base rounds, from its items in the first. */
  private void addInAll(int... items) {
    for (int b = 0; b < bases; b++) {
      int base = b;
      rows.add(new int[] {choices.size() - 1, base});
      cover.add(
          Arrays.stream(items)
              .map(
                  item ->
                      item < players ? base * players + item : item < shares ? item + base : item)
              .toArray());
    }
  }

  /**
   * Adds the sit-outs of each player with all images. A player who sits out in a base round does so
   * in its images; by those a player of the same orbit sits out as often as there are translations
   * that leave it in place.
   */
  private void addSitOuts(Circuit circuit, SitOutShare sitOuts) {
    for (int p = 0; p < players && sitOuts.inRound() > 0; p++) {
      int first = p;
      int[] out = multipliers.stream().mapToInt(m -> m[first]).distinct().toArray();
      if (Arrays.stream(out).allMatch(image -> image >= first)) {
        choices.add(out);
        addInAll(
            Arrays.stream(out)
                .flatMap(
                    image -> {
                      int orbit = circuit.orbit(image);
                      int times = circuit.order() / circuit.orbitSize(orbit);
                      return IntStream.concat(
                          IntStream.of(image, outs),
                          IntStream.generate(() -> shares + orbit).limit(times));
                    })
                .toArray());
      }
    }
    for (int orbit = 0; orbit < circuit.orbits(); orbit++) {
      for (int less = sitOuts.least(); less < sitOuts.most(); less++) {
        rows.add(NOBODY);
        cover.add(shares + orbit);
      }
    }
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
    return choices.subList(0, tableChoices);
  }

  /**
   * Searches for base rounds that unfold so that no two players meet too often: in each of them
   * each player has a seat at one table or sits out, and no orbit of pairs is at two tables.
   *
   * @param random the order in which tables are tried
   * @param most the effort after which the search gives up
   * @return the players of table after table, then those that sit out, for each base round; empty
   *     where none are found
   */
  Optional<int[][]> rounds(SplittableRandom random, long most) {
    List<int[]> found = new ArrayList<>();
    ending = cover.search(random, found::add, () -> effort() >= most);
    return found.stream().map(this::places).findFirst();
  }

  private int[][] places(int[] chosen) {
    int[][] who = new int[bases][players];
    int[] seated = new int[bases];
    int[] out = new int[bases];
    Arrays.fill(out, SEATS * tables);
    for (int row : chosen) {
      if (rows.get(row) != NOBODY) {
        int base = rows.get(row)[1];
        int[] choice = choices.get(rows.get(row)[0]);
        boolean plays = rows.get(row)[0] < tableChoices;
        for (int p : choice) {
          who[base][plays ? seated[base]++ : out[base]++] = p;
        }
      }
    }
    return who;
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
