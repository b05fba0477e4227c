package org.boardwalk.search.local.switches;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;

/**
 * Σ c² of the calibre, kept up to date while encounters are switched. Encounters and playing
 * contestants are numbered from 0 here. Where rounds have parts, those of a table in a round are
 * one encounter, with several sets.
 *
 * <p>Let x(i,u) be +1 when contestant i plays set u as NS, -1 as EW. At different tables every set
 * adds x(i,u)·x(j,u) to c(i,j); a switch turns both signs of its encounter. In every set the signs
 * add up to 0, so the products over all pairs at different tables do too, and S = Σ c = Σ t(t-1)
 * whatever the switches: the best calibre has the least Σ c².
 */
public final class SwitchCounts {

  /** The number of contestants that play. */
  public final int size;

  /** The encounters of each round. */
  final int[][] rounds;

  /** The encounters of each set that is played. */
  final int[][] sets;

  /** The sets of an encounter. */
  final int parts;

  private final int[] ns;
  private final int[] ew;
  private final int[][] others;
  private final int[] sign;
  private final int[] c;
  private long squares;

  /**
   * @param movement a movement of pairs or lone players, each of which plays each set once at most
   */
  public SwitchCounts(Movement movement) {
    this(movement, 0);
  }

  /**
   * Counts with a table that is switched after half of the boards of each of its sets: there the
   * products with other tables cancel out, so that only its meetings count.
   *
   * @param movement a movement as above
   * @param split the table, or 0 for none
   */
  SwitchCounts(Movement movement, int split) {
    List<Integer> playing = playing(movement);
    size = playing.size();
    parts = movement.boards().parts();
    rounds = new int[movement.rounds().size() / parts][];
    TreeMap<Integer, List<Integer>> bySet = new TreeMap<>();
    List<Encounter> all = new ArrayList<>();
    for (int r = 0; r < rounds.length; r++) {
      List<Encounter> here = movement.rounds().get(r * parts).encounters();
      rounds[r] = new int[here.size()];
      for (int k = 0; k < here.size(); k++) {
        rounds[r][k] = all.size();
        for (int part = 0; part < parts; part++) {
          int set = movement.rounds().get(r * parts + part).encounters().get(k).set();
          bySet.computeIfAbsent(set, s -> new ArrayList<>()).add(all.size());
        }
        all.add(here.get(k));
      }
    }
    sets = bySet.values().stream().map(SwitchCounts::ints).toArray(int[][]::new);
    ns = all.stream().mapToInt(e -> playing.indexOf(at(e, Direction.NS))).toArray();
    ew = all.stream().mapToInt(e -> playing.indexOf(at(e, Direction.EW))).toArray();
    sign = new int[all.size()];
    Arrays.fill(sign, 1);
    others = new int[all.size()][0];
    c = new int[size * size];
    for (int[] set : sets) {
      count(set, e -> all.get(e).table() == split);
    }
    squares = recount();
  }

  private static List<Integer> playing(Movement movement) {
    TreeSet<Integer> playing = new TreeSet<>();
    for (Round round : movement.rounds()) {
      round.encounters().forEach(e -> playing.addAll(e.seating().contestants()));
    }
    return List.copyOf(playing);
  }

  private static int at(Encounter e, Direction direction) {
    return e.seating().at(direction).get(0);
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private void count(int[] set, IntPredicate split) {
    int[] whole = Arrays.stream(set).filter(split.negate()).toArray();
    for (int e : set) {
      boolean halved = split.test(e);
      int[] here = Arrays.stream(whole).filter(f -> f != e && !halved).toArray();
      add(ns[e], ew[e], set.length - 1);
      for (int f : here) {
        if (e < f) {
          compare(e, f, 1);
        }
      }
      others[e] = IntStream.concat(Arrays.stream(others[e]), Arrays.stream(here)).toArray();
    }
  }

  /** Adds the four pairs at two tables with one set. */
  private void compare(int e, int f, int weight) {
    add(ns[e], ns[f], weight);
    add(ew[e], ew[f], weight);
    add(ns[e], ew[f], -weight);
    add(ew[e], ns[f], -weight);
  }

  private void add(int i, int j, int weight) {
    c[i * size + j] += weight;
    c[j * size + i] += weight;
  }

  private long recount() {
    long sum = 0;
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        sum += (long) c[i * size + j] * c[i * size + j];
      }
    }
    return sum;
  }

  /** {@return the number of encounters; they are numbered round by round, as in the movement} */
  public int encounters() {
    return ns.length;
  }

  boolean switched(int encounter) {
    return sign[encounter] < 0;
  }

  /** {@return Σ c² over unordered pairs} */
  public long squares() {
    return squares;
  }

  /** {@return S = Σ c, whatever the switches} */
  public long sum() {
    long sum = 0;
    for (int[] set : sets) {
      sum += (long) set.length * (set.length - 1);
    }
    return sum;
  }

  /** The present c(i,j). */
  int balance(int i, int j) {
    return c[i * size + j];
  }

  int ns(int encounter) {
    return ns[encounter];
  }

  int ew(int encounter) {
    return ew[encounter];
  }

  /**
   * @param e an encounter
   * @return the rise of Σ c² when it is switched; O(tables with its set), in rounds with parts
   *     O(contestants)
   */
  public long rise(int e) {
    if (parts > 1) {
      return riseOfSeveralSets(e);
    }
    int a = ns[e] * size;
    int b = ew[e] * size;
    long product = 0;
    for (int f : others[e]) {
      int near = c[a + ns[f]] + c[b + ew[f]] - c[a + ew[f]] - c[b + ns[f]];
      product += (long) sign[f] * near;
    }
    // Each of the four values c for each other table becomes c - 2xy: (c - 2xy)² - c² = 4 - 4xyc.
    return 16L * others[e].length - 4L * sign[e] * product;
  }

  /** With several sets, one c can change more than once, so that rises do not add up. */
  private long riseOfSeveralSets(int e) {
    long before = squaresOf(ns[e]) + squaresOf(ew[e]);
    turn(e);
    long after = squaresOf(ns[e]) + squaresOf(ew[e]);
    turn(e);
    return after - before;
  }

  private long squaresOf(int i) {
    long sum = 0;
    for (int j = 0; j < size; j++) {
      sum += (long) c[i * size + j] * c[i * size + j];
    }
    return sum;
  }

  /**
   * Switches an encounter; a second call undoes the first.
   *
   * @param e the encounter
   */
  public void flip(int e) {
    squares += rise(e);
    turn(e);
  }

  private void turn(int e) {
    for (int f : others[e]) {
      compare(e, f, -2 * sign[e] * sign[f]);
    }
    sign[e] = -sign[e];
  }

  /** Switches all tables of a round, from 0. */
  void flipRound(int round) {
    for (int e : rounds[round]) {
      flip(e);
    }
  }

  /** {@return for each encounter whether it is switched} */
  public boolean[] state() {
    boolean[] state = new boolean[sign.length];
    for (int e = 0; e < sign.length; e++) {
      state[e] = sign[e] < 0;
    }
    return state;
  }

  /** Sets the switches of all encounters. */
  void set(boolean[] state) {
    for (int e = 0; e < sign.length; e++) {
      if (state[e] != switched(e)) {
        flip(e);
      }
    }
  }

  /**
   * @param movement the movement that is counted
   * @return it with the switches made: NS and EW of these encounters change directions
   */
  public Movement applied(Movement movement) {
    List<Round> turned = new ArrayList<>();
    for (int r = 0; r < movement.rounds().size(); r++) {
      List<Encounter> here = new ArrayList<>();
      for (Encounter as : movement.rounds().get(r).encounters()) {
        here.add(
            switched(rounds[r / parts][here.size()])
                ? new Encounter(as.table(), turned(as.seating()), as.set())
                : as);
      }
      turned.add(new Round(here));
    }
    return movement.with(turned);
  }

  static Seating turned(Seating seating) {
    int ns = seating.at(Direction.NS).get(0);
    int ew = seating.at(Direction.EW).get(0);
    return Seating.of(seating.kind(), ew, ns);
  }
}
