package org.boardwalk.search.orderly;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A schedule that does not depend on the names of players and the order of rounds, tables and
 * sides. Each round is a whole number that gives four bits to each player: twice the number of a
 * table, and one more for its second side; or {@link #OUT}. A schedule in which sides are not
 * chosen yet has only first sides.
 *
 * <p>Players are told apart by what they have in common with others until nothing new is learnt;
 * then one of those that are still alike is singled out, each in turn. Of all numberings that
 * follow, the least schedule is the form, and as many as give it are the automorphisms. In the
 * manner of B. D. McKay, Practical graph isomorphism, Congressus Numerantium 30 (1981), without his
 * pruning. Cost: at least the automorphisms, times players and rounds.
 */
final class SeatingForm {

  /** The place of a player who sits out. */
  static final int OUT = 15;

  /** The most players that a round can hold. */
  static final int MOST = Long.SIZE / 4;

  /** Added before mixing, which leaves 0 as it is. */
  private static final long NOT_ZERO = 0x9E3779B97F4A7C15L;

  private final long[] rounds;
  private final int players;
  private long @Nullable [] least;
  private int automorphisms;

  private SeatingForm(long[] rounds, int players) {
    this.rounds = rounds;
    this.players = players;
  }

  /**
   * The form of a schedule.
   *
   * @param rounds the places of its players; those that are not there yet have the greatest numbers
   * @param players how many there are, at most {@link #MOST}
   */
  static Canonical of(long[] rounds, int players) {
    SeatingForm search = new SeatingForm(rounds, players);
    search.number(new long[players]);
    return new Canonical(
        new Packed(search.least == null ? rounds : search.least), search.automorphisms);
  }

  /**
   * A form.
   *
   * @param rounds the places of the players in each round, ascending
   * @param automorphisms the renamings of players that leave the schedule as it is
   */
  record Canonical(Packed rounds, int automorphisms) {}

  static int place(long round, int player) {
    return (int) (round >>> (4 * player)) & OUT;
  }

  static long seated(int player, int place) {
    return (long) place << (4 * player);
  }

  private void number(long[] marks) {
    refine(marks);
    Map<Long, Integer> sizes = new TreeMap<>();
    for (long mark : marks) {
      sizes.merge(mark, 1, Integer::sum);
    }
    Map.Entry<Long, Integer> alike =
        sizes.entrySet().stream()
            .filter(e -> e.getValue() > 1)
            .min(Map.Entry.comparingByValue())
            .orElse(null);
    if (alike == null) {
      compare(inOrder(marks));
      return;
    }
    for (int p = 0; p < players; p++) {
      if (marks[p] == alike.getKey()) {
        long[] single = marks.clone();
        single[p] = mixed(single[p] + 1);
        number(single);
      }
    }
  }

  private void refine(long[] marks) {
    long classes = 0;
    for (long now = distinct(marks); now > classes; now = distinct(marks)) {
      classes = now;
      long[] more = new long[players];
      for (long round : rounds) {
        addMarks(round, marks, more);
      }
      for (int p = 0; p < players; p++) {
        marks[p] = mixed(more[p] + mixed(marks[p]));
      }
    }
  }

  /** Adds to each player's mark those of the partners, of the table and of the whole round. */
  private void addMarks(long round, long[] marks, long[] more) {
    long[] side = new long[OUT + 1];
    for (int p = 0; p < players; p++) {
      side[place(round, p)] += mixed(marks[p] + 1);
    }
    long[] table = new long[side.length / 2];
    long all = mixed(side[OUT]);
    for (int t = 0; 2 * t + 1 < OUT; t++) {
      table[t] = mixed(mixed(side[2 * t]) + mixed(side[2 * t + 1]));
      all += mixed(table[t]);
    }
    for (int p = 0; p < players; p++) {
      int place = place(round, p);
      long there = place == OUT ? 2 : mixed(table[place / 2]) + 3 * side[place];
      more[p] += mixed(all + there);
    }
  }

  private static long distinct(long[] marks) {
    return Arrays.stream(marks).distinct().count();
  }

  private static int[] inOrder(long[] marks) {
    return IntStream.range(0, marks.length)
        .boxed()
        .sorted(Comparator.comparingLong(p -> marks[p]))
        .mapToInt(p -> p)
        .toArray();
  }

  private void compare(int[] order) {
    long[] renamed = Arrays.stream(rounds).map(round -> renamed(round, order)).sorted().toArray();
    int compared = least == null ? -1 : Arrays.compare(renamed, least);
    if (compared < 0) {
      least = renamed;
      automorphisms = 0;
    }
    automorphisms += compared <= 0 ? 1 : 0;
  }

  /** A round with the players in a new order; tables and sides are numbered as they appear. */
  private static long renamed(long round, int[] order) {
    int[] tables = new int[SeatingForm.MOST];
    int[] firstSides = new int[SeatingForm.MOST];
    Arrays.fill(tables, -1);
    int seen = 0;
    long renamed = 0;
    for (int p = 0; p < order.length; p++) {
      int place = place(round, order[p]);
      if (place == OUT) {
        renamed |= seated(p, OUT);
        continue;
      }
      int table = place / 2;
      if (tables[table] < 0) {
        tables[table] = seen++;
        firstSides[table] = place;
      }
      renamed |= seated(p, 2 * tables[table] + (place == firstSides[table] ? 0 : 1));
    }
    return renamed;
  }

  private static long mixed(long x) {
    return Naming.mixed(x + NOT_ZERO);
  }
}
