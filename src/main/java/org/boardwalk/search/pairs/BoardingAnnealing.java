package org.boardwalk.search.pairs;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.search.Rate;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.LeastCost;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Simulated annealing of a free boarding. NS never replay a set. A move exchanges the sets of two
 * rounds of a table, or gives a round a set that the table does not play; often the next tables
 * repeat the exchange along the walk of these sets, so that the walk goes on. Replays by EW,
 * missing copies, boards with too few results and breaks are weighed against each other; towards
 * the end the weight of faults grows. Heuristic; some million steps a second.
 *
 * <p>The cost counts 1 for a fault and less for a break. After the cooling a break costs the less
 * the colder it is, so that it is accepted as before, and a fault more and more seldom.
 *
 * @see <a href="https://doi.org/10.1126/science.220.4598.671">S. Kirkpatrick, C. D. Gelatt and M.
 *     P. Vecchi: Optimization by simulated annealing, Science 220 (1983)</a>
 */
public final class BoardingAnnealing implements Problem {

  private static final long SHORT_RUN = 6_000_000;
  private static final long LONG_RUN = 60_000_000;

  /** Steps between two looks at the clock and the temperature. */
  private static final int STRIDE = 4096;

  /** About how long these steps take. */
  static final long NANOSECONDS = STRIDE * Rate.BOARDING_STEP.nanoseconds();

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

    /** The temperatures while the weight of faults stays, in faults. */
    Temperatures cooling() {
      return range.times(1 / fault);
    }

    /** The temperatures while it grows, in faults. */
    Temperatures ending() {
      return new Temperatures(range.cold() / fault, range.cold() / grave);
    }

    /** The cost of a break at a temperature, in faults. */
    double ofBreak(double temperature) {
      return Math.min(1 / fault, temperature / range.cold());
    }
  }

  private final WebRoom room;
  private final int copies;
  private final SplittableRandom random;

  /** sets[t]: the sets of the rounds, then those the table does not play. */
  final int[][] sets;

  private final int[][] times;
  private final int[][] atTables;

  /** How often each set is played. */
  private final int[] plays;

  /** The EW pair at each table in each round, -1 where the table does not play. */
  private final int[][] eastWest;

  private int faults;
  private int breaks;
  private Regime regime = Regime.FEASIBLE;

  /** Whether any boarding is wanted. */
  private boolean any = true;

  private LeastCost fewest = new LeastCost(Long.MAX_VALUE);
  private Optional<SetGrid> best = Optional.empty();

  /** The proposed exchange: a table, two rounds of it, and how many tables repeat it. */
  private int at;

  private int one;
  private int other;
  private int length;

  /**
   * @param room tables, rounds, sets, and the meetings
   * @param copies copies of the boards
   * @param seed the seed of random choices
   */
  public BoardingAnnealing(WebRoom room, int copies, long seed) {
    this.room = room;
    this.copies = copies;
    random = new SplittableRandom(seed);
    sets = new int[room.tables()][room.sets()];
    times = new int[room.tables()][room.sets()];
    atTables = new int[room.rounds()][room.sets()];
    plays = new int[room.sets()];
    eastWest = new int[room.tables()][room.rounds()];
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r < room.sets(); r++) {
        sets[t][r] = (r + t) % room.sets();
      }
      for (int r = 0; r < room.rounds(); r++) {
        eastWest[t][r] = room.inPlay(t, r) ? room.eastWest(t, r) : -1;
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
    this.regime = regime;
    any = regime.equals(Regime.FEASIBLE);
    fewest = new LeastCost(Long.MAX_VALUE);
    best = Optional.empty();
    keep();
    Annealing annealing = new Annealing(this, random, () -> done() || over.getAsBoolean());
    long warm = (long) (COOLING * steps);
    annealing.cool(regime.cooling(), warm, STRIDE);
    annealing.cool(regime.ending(), steps - warm, STRIDE);
    return best;
  }

  private void keep() {
    if (faults == 0 && fewest.fallsTo(breaks)) {
      best = Optional.of(now());
    }
  }

  /** Whether any boarding is wanted, and was found. */
  private boolean done() {
    return any && best.isPresent();
  }

  /** The present boarding, which may have faults. */
  SetGrid now() {
    return SetGrid.of(room, (t, r) -> sets[t][r]);
  }

  @Override
  public boolean propose(Chance chance) {
    at = chance.below(room.tables());
    one = chance.below(room.rounds());
    other = chance.below(room.sets());
    int longest = Math.min(room.rounds() - Math.max(one, other), room.tables());
    int chain = longest > 1 && !any ? chance.below(2 * longest) : 0;
    length = 1 + (chain < longest ? chain : 0);
    return one != other && !done();
  }

  @Override
  public double rise(double limit, double temperature) {
    int faultsBefore = faults;
    int breaksBefore = breaks;
    exchange();
    return faults - faultsBefore + regime.ofBreak(temperature) * (breaks - breaksBefore);
  }

  @Override
  public void commit() {
    keep();
  }

  @Override
  public void undo() {
    exchange();
  }

  /** Exchanges two rounds of a table and, one table down a round, those of the next tables. */
  private void exchange() {
    for (int k = 0; k < length; k++) {
      int table = Math.floorMod(at - k, room.tables());
      int set = sets[table][one + k];
      put(table, one + k, sets[table][other + k]);
      put(table, other + k, set);
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
    if (eastWest[t][r] >= 0) {
      faults -= --times[eastWest[t][r]][set] > 0 ? 1 : 0;
      faults -= --atTables[r][set] >= copies ? 1 : 0;
      count(set, -1);
    }
  }

  private void enter(int t, int r, int set) {
    if (eastWest[t][r] >= 0) {
      faults += ++times[eastWest[t][r]][set] > 1 ? 1 : 0;
      faults += ++atTables[r][set] > copies ? 1 : 0;
      count(set, 1);
    }
  }

  private void count(int set, int more) {
    faults -= lacking(plays[set]);
    plays[set] += more;
    faults += lacking(plays[set]);
  }

  /** How many plays a set lacks that is played so often. */
  private int lacking(int times) {
    return times == 0 ? 0 : Math.max(0, room.fewestPlays() - times);
  }

  /** 1 where the set of the round after does not come from the next table, else 0. */
  private int isBreak(int t, int r) {
    if (r < 0 || r + 1 >= room.rounds() || eastWest[t][r + 1] < 0) {
      return 0;
    }
    int next = (t + 1) % room.tables();
    return eastWest[next][r] >= 0 && sets[next][r] == sets[t][r + 1] ? 0 : 1;
  }

  /**
   * @param doublings how often the steps of a short run are doubled
   * @return the steps, at most those of a long run
   */
  public static long runLength(int doublings) {
    return Math.min(SHORT_RUN << Math.min(doublings, 10), LONG_RUN);
  }
}
