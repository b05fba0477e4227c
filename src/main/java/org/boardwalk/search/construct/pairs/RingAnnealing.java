package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Seats the first round of a ring by simulated annealing so that no contestants meet twice and none
 * replays a set. Two contestants that go round meet again if and only if their difference recurs
 * between the same orbits, up to sign inside an orbit, or is half the length; a set is replayed if
 * and only if two contestants of an orbit have equal differences to the sets of their tables. Each
 * of these costs 1, two staying contestants at one table cost 2. Where the directions of these
 * differences, the columns, are given, opponents must have opposite ones. Heuristic.
 *
 * <p>A starter with its adder, for several orbits: R. C. Mullin and E. Nemeth, An existence theorem
 * for Room squares, Canad. Math. Bull. 12 (1969).
 */
public final class RingAnnealing implements Problem {

  private static final Temperatures RANGE = new Temperatures(0.5, 0.25);

  private final Ring ring;
  private final int[] shifts;

  /** The element in each seat: two seats of table 1, two of table 2, and so on. */
  final int[] seats;

  private final int[] differences;
  private final int[] columns;
  private final List<Integer> signs;
  private final SplittableRandom random;
  private int cost;
  private int a;
  private int b;
  private long made;

  /**
   * @param ring the contestants that go round or stay
   * @param shifts the set of each table in the first round, from 0
   * @param signs the direction of each column of a single orbit, 1 for NS and -1 for EW;
   *     contestants that stay sit NS. Empty where directions do not matter
   * @param seed the seed of random choices
   */
  public RingAnnealing(Ring ring, List<Integer> shifts, List<Integer> signs, long seed) {
    this.ring = ring;
    this.shifts = shifts.stream().mapToInt(s -> s).toArray();
    this.signs = List.copyOf(signs);
    random = new SplittableRandom(seed);
    seats = new int[ring.elements()];
    differences = new int[ring.orbits() * ring.orbits() * ring.length()];
    columns = new int[ring.orbits() * ring.length()];
    for (int s = 0; s < seats.length; s++) {
      int other = random.nextInt(s + 1);
      seats[s] = seats[other];
      seats[other] = s;
    }
    for (int t = 0; t < this.shifts.length; t++) {
      count(t, 1);
    }
  }

  /**
   * Makes one cooling.
   *
   * @param steps the most exchanges to try
   * @param over true ends the cooling
   * @return the element in each seat, NS of table 1, EW of table 1, NS of table 2, ...; empty where
   *     none was found
   */
  public Optional<List<Integer>> run(long steps, BooleanSupplier over) {
    new Annealing(this, random, () -> cost == 0 || over.getAsBoolean()).cool(RANGE, steps, 256);
    return cost == 0 ? Optional.of(seated()) : Optional.empty();
  }

  /** Draws two seats of different tables; nothing more where the cost is 0, so that it stays. */
  @Override
  public boolean propose(Chance chance) {
    if (cost == 0) {
      return false;
    }
    made++;
    a = chance.below(seats.length);
    b = chance.below(seats.length);
    return a / 2 != b / 2;
  }

  @Override
  public double rise(double limit, double temperature) {
    int before = cost;
    exchange();
    return cost - before;
  }

  @Override
  public void commit() {
    // The exchange is made.
  }

  @Override
  public void undo() {
    exchange();
  }

  /** {@return how many exchanges were tried until the cost was 0} */
  public long made() {
    return made;
  }

  /** The seats; where directions are given, NS first. */
  private List<Integer> seated() {
    List<Integer> seated = new ArrayList<>();
    for (int t = 0; t < shifts.length; t++) {
      boolean turned = !signs.isEmpty() && sign(seats[2 * t], t) < 0;
      seated.add(seats[2 * t + (turned ? 1 : 0)]);
      seated.add(seats[2 * t + (turned ? 0 : 1)]);
    }
    return seated;
  }

  private int sign(int element, int table) {
    return ring.stays(element) ? 1 : signs.get(columnOf(element, table));
  }

  private void exchange() {
    count(a / 2, -1);
    count(b / 2, -1);
    int element = seats[a];
    seats[a] = seats[b];
    seats[b] = element;
    count(a / 2, 1);
    count(b / 2, 1);
  }

  /** Adds a table to the counts, or removes it. */
  private void count(int table, int change) {
    int ns = seats[2 * table];
    int ew = seats[2 * table + 1];
    column(ns, table, change);
    column(ew, table, change);
    if (!signs.isEmpty() && sign(ns, table) == sign(ew, table)) {
      cost += change;
    }
    if (ring.stays(ns) || ring.stays(ew)) {
      cost += ring.stays(ns) && ring.stays(ew) ? 2 * change : 0;
      return;
    }
    int length = ring.length();
    int low = Math.min(ns, ew);
    int high = Math.max(ns, ew);
    int difference = modulo(high % length - low % length, length);
    int first = ring.orbit(low);
    int second = ring.orbit(high);
    if (first == second) {
      difference = Math.min(difference, length - difference);
      cost += 2 * difference == length ? change : 0;
    }
    int id = (first * ring.orbits() + second) * length + difference;
    repeated(differences, id, change);
  }

  private void column(int element, int table, int change) {
    if (!ring.stays(element)) {
      int id = ring.orbit(element) * ring.length() + columnOf(element, table);
      repeated(columns, id, change);
    }
  }

  private int columnOf(int element, int table) {
    return modulo(element % ring.length() - shifts[table], ring.length());
  }

  /** The residue of a difference of two numbers below the length. */
  private static int modulo(int difference, int length) {
    return difference < 0 ? difference + length : difference;
  }

  /** Updates the cost: all but the first of a kind cost 1. */
  private void repeated(int[] counts, int id, int change) {
    if (change > 0) {
      cost += counts[id]++ > 0 ? 1 : 0;
    } else {
      cost -= --counts[id] > 0 ? 1 : 0;
    }
  }
}
