package org.boardwalk.search.orderly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A canonical numbering of the players, so that schedules that differ only by names become equal.
 * One of the rounds, chosen by what it has in common with the others, gets 0 .. 3 at its first
 * table, 4 .. 7 at the next, ...; of all namings that do so the one with the least codes is taken.
 * Cost: rounds times the namings that keep one round, 128 for two tables.
 */
final class Naming {

  private final TableKinds kinds;
  private final int tables;

  /** The standard round, to which the chosen round is renamed. */
  private final int[] standard;

  /** keeping[i][kind]: the image of a kind under the i-th naming that keeps the standard round. */
  private final int[][] keeping;

  /** The second rounds seen so far, under all names that keep the first. */
  private final Set<Long> seconds = new HashSet<>();

  private final int[] partners;
  private final int[] opponents;

  Naming(TableKinds kinds, int tables) {
    this.kinds = kinds;
    this.tables = tables;
    standard = new int[tables];
    for (int t = 0; t < tables; t++) {
      standard[t] = kinds.kind(4 * t, 4 * t + 1, 4 * t + 2, 4 * t + 3);
    }
    keeping = keepers().stream().map(this::images).toArray(int[][]::new);
    partners = new int[kinds.pairCount()];
    opponents = new int[kinds.pairCount()];
  }

  /** The schedule of one round; up to names there is only one. */
  Packed first() {
    return new Packed(new long[] {Packed.code(standard)});
  }

  /** Whether a second round is new up to names. */
  boolean isNewSecond(int[] round) {
    if (seconds.contains(Packed.code(round))) {
      return false;
    }
    for (int[] images : keeping) {
      seconds.add(Packed.code(Arrays.stream(round).map(kind -> images[kind]).sorted().toArray()));
    }
    return true;
  }

  private int[] images(int[] names) {
    int[] images = new int[kinds.count()];
    for (int kind = 0; kind < images.length; kind++) {
      images[kind] = kinds.renamed(kind, names);
    }
    return images;
  }

  private List<int[]> keepers() {
    List<int[]> inside =
        Permutations.of(4).stream()
            .filter(o -> kinds.kind(o[0], o[1], o[2], o[3]) == standard[0])
            .toList();
    List<int[]> all = new ArrayList<>();
    for (int[] order : Permutations.of(tables)) {
      for (int[] out : Permutations.of(kinds.players - 4 * tables)) {
        int[] names = new int[kinds.players];
        for (int k = 0; k < out.length; k++) {
          names[4 * tables + k] = 4 * tables + out[k];
        }
        seatTables(0, order, inside, names, all);
      }
    }
    return all;
  }

  private void seatTables(
      int table, int[] order, List<int[]> inside, int[] names, List<int[]> all) {
    if (table == tables) {
      all.add(names.clone());
      return;
    }
    for (int[] seat : inside) {
      for (int k = 0; k < 4; k++) {
        names[4 * table + k] = 4 * order[table] + seat[k];
      }
      seatTables(table + 1, order, inside, names, all);
    }
  }

  /** These rounds with the players renamed. */
  Packed named(int[][] rounds) {
    long[] marks = marks(rounds);
    Map<Long, Integer> times = new HashMap<>();
    for (long mark : marks) {
      times.merge(mark, 1, Integer::sum);
    }
    long rarest =
        times.entrySet().stream()
            .min(
                Map.Entry.<Long, Integer>comparingByValue()
                    .thenComparing(Map.Entry.comparingByKey()))
            .orElseThrow()
            .getKey();
    FirstCodes best = new FirstCodes(rounds.length);
    for (int r = 0; r < rounds.length; r++) {
      if (marks[r] == rarest) {
        nameFrom(rounds, r, best);
      }
    }
    return new Packed(best.codes);
  }

  private void nameFrom(int[][] rounds, int first, FirstCodes best) {
    int[] names = new int[kinds.players];
    Arrays.fill(names, -1);
    for (int t = 0; t < tables; t++) {
      for (int seat = 0; seat < 4; seat++) {
        names[kinds.seats[rounds[first][t]][seat]] = kinds.seats[standard[t]][seat];
      }
    }
    int next = 4 * tables;
    for (int p = 0; p < names.length; p++) {
      if (names[p] < 0) {
        names[p] = next++;
      }
    }
    int[][] renamed = new int[rounds.length][tables];
    for (int r = 0; r < rounds.length; r++) {
      for (int t = 0; t < tables; t++) {
        renamed[r][t] = kinds.renamed(rounds[r][t], names);
      }
    }
    for (int[] images : keeping) {
      best.compare(renamed, images);
    }
  }

  /** For each round an invariant of its meetings in the others, independent of names. */
  private long[] marks(int[][] rounds) {
    int n = rounds.length;
    long[][] common = new long[n][n];
    for (int r = 0; r < n; r++) {
      count(rounds[r], 1);
      for (int s = 0; s < n; s++) {
        common[r][s] = common(rounds[s]);
      }
      count(rounds[r], 0);
    }
    long[] marks = new long[n];
    for (int pass = 0; pass < 2; pass++) {
      long[] next = new long[n];
      for (int r = 0; r < n; r++) {
        for (int s = 0; s < n; s++) {
          next[r] += mixed(common[r][s] * 0x9E3779B97F4A7C15L + mixed(marks[s]));
        }
        next[r] = mixed(next[r] + 31 * marks[r]);
      }
      marks = next;
    }
    return marks;
  }

  private void count(int[] round, int times) {
    for (int kind : round) {
      for (int k = 0; k < kinds.partner.length; k++) {
        partners[kinds.pairs[kind][k]] = times * kinds.partner[k];
        opponents[kinds.pairs[kind][k]] = times * kinds.opponent[k];
      }
    }
  }

  private long common(int[] round) {
    long common = 0;
    for (int kind : round) {
      for (int k = 0; k < kinds.partner.length; k++) {
        int pair = kinds.pairs[kind][k];
        int met = partners[pair] * 7 + opponents[pair];
        common +=
            (met > 0 ? 1_000_003 : 0) + (long) met * (kinds.partner[k] * 7 + kinds.opponent[k]);
      }
    }
    return common;
  }

  /** A number whose bits all depend on all bits of another; 0 stays 0. */
  static long mixed(long x) {
    long y = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    y = (y ^ y >>> 27) * 0x94D049BB133111EBL;
    return y ^ y >>> 31;
  }

  /** The least codes so far. */
  private final class FirstCodes {
    long[] codes = new long[0];
    private long[] now;
    private final int[] kindsNow = new int[tables];

    FirstCodes(int rounds) {
      now = new long[rounds];
    }

    void compare(int[][] rounds, int[] images) {
      long least = Long.MAX_VALUE;
      for (int r = 0; r < now.length; r++) {
        for (int t = 0; t < tables; t++) {
          int kind = images[rounds[r][t]];
          int at = t;
          for (; at > 0 && kindsNow[at - 1] > kind; at--) {
            kindsNow[at] = kindsNow[at - 1];
          }
          kindsNow[at] = kind;
        }
        now[r] = Packed.code(kindsNow);
        least = Math.min(least, now[r]);
      }
      if (codes.length == 0 || least <= codes[0]) {
        Arrays.sort(now);
        if (codes.length == 0 || Arrays.compare(now, codes) < 0) {
          codes = now.clone();
        }
      }
    }
  }
}
