package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seating;

/**
 * Counts a movement from the definitions, pair by pair and board by board, as slowly as a person
 * with a pencil would. Shares no code with the judge.
 */
public final class NaiveRecount {

  /** What is played at one table: contestants N, E, S, W; a pair sits on both seats of its side. */
  private record Line(int unit, int encounter, List<Integer> news) {
    boolean ns(int c) {
      return news.get(0) == c || news.get(2) == c;
    }

    boolean ew(int c) {
      return news.get(1) == c || news.get(3) == c;
    }

    boolean has(int c) {
      return ns(c) || ew(c);
    }

    boolean sameDirection(int a, Line other, int b) {
      return ns(a) == other.ns(b);
    }
  }

  private final Movement movement;
  private final boolean individual;
  private final List<Line> lines = new ArrayList<>();

  public NaiveRecount(Movement movement) {
    this.movement = movement;
    this.individual = movement.kind() == Kind.INDIVIDUAL;
    int id = 0;
    for (var round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        boolean turning = movement.rotation() != Rotation.NONE;
        List<Integer> now = news(e.seating());
        for (int b = 1; b <= (turning ? movement.boards().perSet() : 1); b++) {
          lines.add(new Line(turning ? 1000 * e.set() + b : e.set(), id, now));
          now = turned(now);
        }
        id++;
      }
    }
  }

  private static List<Integer> news(Seating s) {
    if (s instanceof Seating.FourPlayers f) {
      return List.of(f.north(), f.east(), f.south(), f.west());
    }
    if (s instanceof Seating.TwoPairs p) {
      return List.of(p.ns(), p.ew(), p.ns(), p.ew());
    }
    // South also plays East's cards and counts as NS; North is ranked as EW.
    Seating.TwoPlayers solo = (Seating.TwoPlayers) s;
    return List.of(solo.south(), solo.north(), solo.south(), solo.north());
  }

  private List<Integer> turned(List<Integer> n) {
    return switch (movement.rotation()) {
      case NONE -> n;
      case SWAP -> List.of(n.get(0), n.get(2), n.get(1), n.get(3));
      // East goes to South, South to West, West to East.
      case ROTATE -> List.of(n.get(0), n.get(3), n.get(1), n.get(2));
    };
  }

  int partners(int i, int j) {
    if (!individual) {
      return 0;
    }
    return (int) lines.stream().filter(l -> (l.ns(i) && l.ns(j)) || (l.ew(i) && l.ew(j))).count();
  }

  int opponents(int i, int j) {
    return (int) lines.stream().filter(l -> (l.ns(i) && l.ew(j)) || (l.ew(i) && l.ns(j))).count();
  }

  int left(int i, int j) {
    int left = 0;
    for (Line l : lines) {
      for (int k = 0; individual && k < 4; k++) {
        left += l.news.get(k) == i && l.news.get((k + 1) % 4) == j ? 1 : 0;
        left -= l.news.get(k) == i && l.news.get((k + 3) % 4) == j ? 1 : 0;
      }
    }
    return left;
  }

  /** Same direction minus opposite direction at different tables, and how often compared. */
  int[] direction(int i, int j) {
    int d = 0;
    int n = 0;
    for (Line a : lines) {
      for (Line b : lines) {
        if (a.unit == b.unit && a.encounter != b.encounter && a.has(i) && b.has(j)) {
          d += a.sameDirection(i, b, j) ? 1 : -1;
          n++;
        }
      }
    }
    return new int[] {d, n};
  }

  public long cost(Criterion criterion) {
    int v = movement.contestants();
    List<Integer> values = new ArrayList<>();
    long cost = 0;
    for (int i = 1; i <= v; i++) {
      for (int j = i + 1; j <= v; j++) {
        switch (criterion) {
          case PARTNER -> values.add(partners(i, j));
          case OPPONENT -> values.add(opponents(i, j));
          case SIDE -> cost += individual ? square(left(i, j)) - opponents(i, j) % 2 : 0;
          case DIRECTION -> {
            int[] d = direction(i, j);
            cost += square(d[0]) - d[1] % 2;
          }
        }
      }
    }
    return values.isEmpty() ? cost : overLeast(values);
  }

  /** Triples of encounters of the same two, less those of as many meetings spread evenly. */
  public int triples() {
    int v = movement.contestants();
    List<Integer> meetings = new ArrayList<>();
    for (int i = 1; i <= v; i++) {
      for (int j = i + 1; j <= v; j++) {
        Set<Integer> together = new HashSet<>();
        for (Line l : lines) {
          if (l.has(i) && l.has(j)) {
            together.add(l.encounter);
          }
        }
        meetings.add(together.size());
      }
    }
    int[] even = new int[meetings.size()];
    int all = meetings.stream().mapToInt(Integer::intValue).sum();
    for (int m = 0; m < all; m++) {
      even[m % even.length]++;
    }
    int least = 0;
    for (int m : even) {
      least += threes(m);
    }
    return meetings.stream().mapToInt(NaiveRecount::threes).sum() - least;
  }

  private static int threes(int meetings) {
    int threes = 0;
    for (int a = 0; a < meetings; a++) {
      for (int b = a + 1; b < meetings; b++) {
        threes += meetings - b - 1;
      }
    }
    return threes;
  }

  private static long square(long x) {
    return x * x;
  }

  /** Sum of squares above that of the same total dealt out one by one. */
  private static long overLeast(List<Integer> values) {
    int total = values.stream().mapToInt(Integer::intValue).sum();
    long least = 0;
    for (int k = 0; k < values.size(); k++) {
      int share = total / values.size() + (k < total % values.size() ? 1 : 0);
      least += square(share);
    }
    return values.stream().mapToLong(x -> (long) x * x).sum() - least;
  }

  int met(int i) {
    Set<Integer> met = new HashSet<>();
    lines.stream().filter(l -> l.has(i)).forEach(l -> met.addAll(l.news));
    met.remove(i);
    return met.size();
  }

  /** How many pairs of contestants are at one table more than once. */
  int again() {
    return (int) times().stream().filter(t -> t > 1).count();
  }

  /** How often any pair of contestants is at one table. */
  int often() {
    return times().stream().mapToInt(Long::intValue).max().orElse(0);
  }

  private List<Long> times() {
    List<Long> times = new ArrayList<>();
    for (int i = 1; i <= movement.contestants(); i++) {
      for (int j = i + 1; j <= movement.contestants(); j++) {
        int a = i;
        int b = j;
        times.add(lines.stream().filter(l -> l.has(a) && l.has(b)).count());
      }
    }
    return times;
  }

  /** The rounds that a contestant sits out, from 1. */
  List<Integer> out(int contestant) {
    List<Integer> out = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      if (movement.rounds().get(r - 1).encounters().stream()
          .noneMatch(e -> news(e.seating()).contains(contestant))) {
        out.add(r);
      }
    }
    return out;
  }

  /** Whether some contestant has not sat out in rounds 1 to r. */
  boolean somebodyHasNotSatOut(int r) {
    for (int c = 1; c <= movement.contestants(); c++) {
      if (out(c).stream().noneMatch(round -> round <= r)) {
        return true;
      }
    }
    return false;
  }

  /** For one winner. */
  double calibre() {
    List<Integer> playing = new ArrayList<>();
    for (int c = 1; c <= movement.contestants(); c++) {
      int contestant = c;
      if (lines.stream().anyMatch(l -> l.has(contestant))) {
        playing.add(c);
      }
    }
    double sum = 0;
    double squares = 0;
    int pairs = 0;
    for (int i : playing) {
      for (int j : playing) {
        if (i < j) {
          double c = direction(i, j)[0] + together(i, j);
          sum += c;
          squares += c * c;
          pairs++;
        }
      }
    }
    return squares == 0 ? Double.NaN : 100 * (sum * sum / pairs) / squares;
  }

  private long together(int i, int j) {
    return lines.stream()
        .filter(l -> l.has(i) && l.has(j))
        .mapToLong(
            l -> {
              long t = lines.stream().filter(o -> o.unit == l.unit).count();
              return l.ns(i) == l.ns(j) ? -(t - 1) : t - 1;
            })
        .sum();
  }
}
