package org.boardwalk.search.pairs;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.model.SetGrid;
import org.boardwalk.model.WebRoom;
import org.boardwalk.search.anneal.LeastCost;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Stretches;
import org.boardwalk.search.anneal.Temperatures;

/**
 * Simulated annealing of a free boarding. NS never replay a set. A move exchanges the sets of two
 * rounds of a table, or gives a round a set that the table does not play; often the next tables
 * repeat the exchange along the walk of these sets, so that the walk goes on. Replays by EW,
 * missing copies and breaks are weighed against each other; towards the end the weight of faults
 * grows. Heuristic; some million steps a second.
 *
 * @see <a href="https://doi.org/10.1126/science.220.4598.671">S. Kirkpatrick, C. D. Gelatt and M.
 *     P. Vecchi: Optimization by simulated annealing, Science 220 (1983)</a>
 */
public final class BoardingAnnealing {

  private static final long SHORT_RUN = 6_000_000;
  private static final long LONG_RUN = 60_000_000;

  /** Steps between two looks at the clock and the temperature. */
  private static final int STRIDE = 4096;

  /** About how long these steps take. */
  static final long NANOSECONDS = STRIDE * 200L;

  /**
   * The part of the steps in which the temperature falls; in the rest the weight of faults grows.
   */
  private static final double COOLING = 0.6;

  /**
   * Weights and temperatures; a break costs 1.
   *
   * @param fault cost of a replay or a missing copy during the cooling
   * @param grave that cost at the end
   * @param range the first and the last temperature
   */
  public record Regime(double fault, double grave, Temperatures range) {

    /** Regimes that found few breaks, to be used in turn. */
    public static final List<Regime> FEW_BREAKS =
        List.of(
            new Regime(2.5, 9, new Temperatures(2, 0.7)),
            new Regime(1.5, 9, new Temperatures(2, 0.7)),
            new Regime(3, 9, new Temperatures(3, 0.6)));

    /**
     * A regime to find any boarding: breaks hardly count, and the temperature stays near that where
     * order sets in.
     */
    public static final Regime FEASIBLE = new Regime(50, 50, new Temperatures(13, 8.5));

    double temperature(double part) {
      return range.at(Math.min(1, part / COOLING));
    }

    double fault(double part) {
      return fault * Math.pow(grave / fault, Math.max(0, (part - COOLING) / (1 - COOLING)));
    }
  }

  private final WebRoom room;
  private final int copies;
  private final SplittableRandom random;
  private final Metropolis metropolis;

  /** sets[t]: the sets of the rounds, then those the table does not play. */
  private final int[][] sets;

  private final int[][] times;
  private final int[][] atTables;
  private final boolean[][] open;
  private int faults;
  private int breaks;

  /**
   * @param room tables, rounds, sets, and the meetings
   * @param copies copies of the boards
   * @param seed the seed of random choices
   */
  public BoardingAnnealing(WebRoom room, int copies, long seed) {
    this.room = room;
    this.copies = copies;
    random = new SplittableRandom(seed);
    metropolis = new Metropolis(random);
    sets = new int[room.tables()][room.sets()];
    times = new int[room.tables()][room.sets()];
    atTables = new int[room.rounds()][room.sets()];
    open = new boolean[room.tables()][room.rounds()];
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r < room.sets(); r++) {
        sets[t][r] = (r + t) % room.sets();
      }
      for (int r = 0; r < room.rounds(); r++) {
        open[t][r] = room.inPlay(t, r);
      }
    }
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r < room.rounds(); r++) {
        enter(t, r, sets[t][r]);
        breaks += isBreak(t, r);
      }
    }
  }

  /**
   * @param regime weights and temperatures
   * @param steps how many steps
   * @param over asked again and again; true ends the search
   * @return the boarding without faults that has the fewest breaks, if any was found
   */
  public Optional<SetGrid> run(Regime regime, long steps, BooleanSupplier over) {
    Optional<SetGrid> best = Optional.empty();
    LeastCost fewest = new LeastCost(Long.MAX_VALUE);
    boolean anything = regime.equals(Regime.FEASIBLE);
    Stretches stretches = new Stretches(steps, STRIDE, over);
    while (stretches.next()) {
      double temperature = regime.temperature(stretches.part());
      double fault = regime.fault(stretches.part());
      for (int k = stretches.length(); k > 0; k--) {
        step(fault, temperature, !anything);
        if (faults == 0 && fewest.fallsTo(breaks)) {
          best = Optional.of(now());
          if (anything) {
            return best;
          }
        }
      }
    }
    return best;
  }

  /** The present boarding, which may have faults. */
  SetGrid now() {
    return SetGrid.of(room, (t, r) -> sets[t][r]);
  }

  private void step(double fault, double temperature, boolean chains) {
    int t = random.nextInt(room.tables());
    int r = random.nextInt(room.rounds());
    int q = random.nextInt(room.sets());
    if (q == r) {
      return;
    }
    int longest = Math.min(room.rounds() - Math.max(r, q), room.tables());
    int length = longest > 1 && chains && random.nextInt(2) == 0 ? 1 + random.nextInt(longest) : 1;
    int faultsBefore = faults;
    int breaksBefore = breaks;
    exchange(t, r, q, length);
    double rise = fault * (faults - faultsBefore) + breaks - breaksBefore;
    if (!metropolis.accepts(rise, temperature)) {
      exchange(t, r, q, length);
    }
  }

  /** Exchanges two rounds of a table and, one table down a round, those of the next tables. */
  private void exchange(int t, int r, int q, int length) {
    for (int k = 0; k < length; k++) {
      int table = Math.floorMod(t - k, room.tables());
      int set = sets[table][r + k];
      put(table, r + k, sets[table][q + k]);
      put(table, q + k, set);
    }
  }

  private void put(int t, int r, int set) {
    if (r >= room.rounds()) {
      sets[t][r] = set;
      return;
    }
    int before = (t + room.tables() - 1) % room.tables();
    breaks -= isBreak(t, r - 1) + isBreak(before, r);
    leave(t, r, sets[t][r]);
    sets[t][r] = set;
    enter(t, r, set);
    breaks += isBreak(t, r - 1) + isBreak(before, r);
  }

  private void leave(int t, int r, int set) {
    if (open[t][r]) {
      faults -= --times[room.eastWest(t, r)][set] > 0 ? 1 : 0;
      faults -= --atTables[r][set] >= copies ? 1 : 0;
    }
  }

  private void enter(int t, int r, int set) {
    if (open[t][r]) {
      faults += ++times[room.eastWest(t, r)][set] > 1 ? 1 : 0;
      faults += ++atTables[r][set] > copies ? 1 : 0;
    }
  }

  /** 1 where the set of the round after does not come from the next table, else 0. */
  private int isBreak(int t, int r) {
    if (r < 0 || r + 1 >= room.rounds() || !open[t][r + 1]) {
      return 0;
    }
    int next = (t + 1) % room.tables();
    return open[next][r] && sets[next][r] == sets[t][r + 1] ? 0 : 1;
  }

  /**
   * @param doublings how often the steps of a short run are doubled
   * @return the steps, at most those of a long run
   */
  public static long runLength(int doublings) {
    return Math.min(SHORT_RUN << Math.min(doublings, 10), LONG_RUN);
  }
}
