package org.boardwalk.search.local.switches;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Violation.Law;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Chooses arrow switches for the best calibre: encounters of a one-winner movement of pairs or lone
 * players in which NS and EW change directions. Stateless and thread-safe.
 *
 * <p>By whole rounds: exact where all choices can be tried (see {@link Switched#exhausted}), else
 * by simulated annealing. By table and round: annealed from the best whole rounds, so never worse
 * than these. Equal questions get equal answers.
 *
 * <p>Source of the calibre and of switching for it: J. Manning, The mathematics of duplicate bridge
 * tournaments, Bulletin of the Institute of Mathematics and its Applications 15 (1979).
 */
public final class ArrowSwitches {

  /** An effort of about a second. */
  public static final long USUAL_FLIPS = 10_000_000;

  private ArrowSwitches() {}

  /**
   * Can take long: trying all choices of whole rounds up to some 20 s (21 rounds: 3 s).
   *
   * @param movement a movement of pairs or lone players with one winner, in which no contestant
   *     plays a set twice
   * @param granularity the unit of switching
   * @param flips how many switches an annealing tries, at least 1
   * @param seed the seed of random choices
   * @return the best switches found
   * @throws IllegalArgumentException as {@link #best(Movement, Granularity, long, long,
   *     BooleanSupplier)}
   */
  public static Switched best(Movement movement, Granularity granularity, long flips, long seed) {
    return best(movement, granularity, flips, seed, () -> false);
  }

  /**
   * Like {@link #best(Movement, Granularity, long, long)}, but can be ended early.
   *
   * @param movement a movement of pairs or lone players with one winner, in which no contestant
   *     plays a set twice
   * @param granularity the unit of switching
   * @param flips how many switches an annealing tries, at least 1
   * @param seed the seed of random choices
   * @param over whether to end with the best so far
   * @return the best switches found
   * @throws IllegalArgumentException for an individual, for several winners, and when a contestant
   *     plays a set twice (also with other cards) or there are no encounters
   */
  public static Switched best(
      Movement movement, Granularity granularity, long flips, long seed, BooleanSupplier over) {
    check(movement, flips);
    SwitchCounts counts = new SwitchCounts(movement);
    long least = LeastSquares.of(counts);
    double most = Math.min(100, Judge.judge(movement).calibre().worst() * counts.squares() / least);
    boolean exhausted = RoundSwitchSearch.search(counts, flips, seed, over);
    if (granularity == Granularity.TABLE) {
      TableByTable.search(counts, e -> false, flips, least, seed, over);
    }
    boolean[] switched = FewestSwitches.alike(counts, granularity);
    counts.set(switched);
    Movement found = counts.applied(movement);
    return new Switched(
        found,
        places(movement, switched),
        Judge.judge(found).calibre().worst(),
        most,
        granularity == Granularity.ROUND && exhausted);
  }

  /**
   * Switches single encounters of a movement, except those that are to stay as they are.
   *
   * @param movement a movement as above
   * @param kept the encounters that stay
   * @param flips how many switches an annealing tries, at least 1
   * @param seed the seed of random choices
   * @param over whether to end with the best so far
   * @return the movement with the best switches found, never worse balanced than without them
   * @throws IllegalArgumentException as {@link #best(Movement, Granularity, long, long,
   *     BooleanSupplier)}
   */
  public static Movement around(
      Movement movement, Predicate<Encounter> kept, long flips, long seed, BooleanSupplier over) {
    check(movement, flips);
    SwitchCounts counts = new SwitchCounts(movement);
    List<Encounter> all =
        movement.inWholeRounds().rounds().stream().flatMap(r -> r.encounters().stream()).toList();
    BitSet stays = new BitSet();
    IntStream.range(0, all.size()).filter(e -> kept.test(all.get(e))).forEach(stays::set);
    TableByTable.search(counts, stays::get, flips, LeastSquares.of(counts), seed, over);
    return counts.applied(movement);
  }

  private static void check(Movement movement, long flips) {
    if (movement.kind() == Kind.INDIVIDUAL || movement.winners() > 1) {
      throw new IllegalArgumentException(
          Text.of(
              "the movement [%s] has %d winners and is of kind %s: arrow switches balance pairs or solo movements with one winner%nMaybe change its winners to 1.",
              movement.name(), movement.winners(), movement.kind()));
    }
    if (movement.boards().replay() != Replay.NEVER) {
      throw new IllegalArgumentException(
          Text.of(
              "in the movement [%s] boards are played again with other cards: a switch would give a contestant the same cards twice%nMaybe switch a movement in which no contestant plays a board twice.",
              movement.name()));
    }
    if (flips < 1) {
      throw new IllegalArgumentException("flips [" + flips + "] must be at least 1");
    }
    if (movement.rounds().stream().allMatch(r -> r.encounters().isEmpty())) {
      throw new IllegalArgumentException(
          "in the movement ["
              + movement.name()
              + "] there are no encounters, so there is nothing to switch");
    }
    Judge.violations(movement).stream()
        .filter(v -> v.rule() == Law.NO_REPLAY || v.rule() == Law.ONE_SEAT)
        .findFirst()
        .ifPresent(
            v -> {
              throw new IllegalArgumentException(
                  Text.of(
                      "the movement [%s] breaks a rule: %s%nMaybe mend it first: check says what is broken.",
                      movement.name(), v.what()));
            });
  }

  private static List<Switched.Switch> places(Movement parted, boolean[] switched) {
    Movement movement = parted.inWholeRounds();
    List<Switched.Switch> places = new ArrayList<>();
    int id = 0;
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        if (switched[id++]) {
          places.add(new Switched.Switch(r, e.table()));
        }
      }
    }
    return places;
  }

  /**
   * Finds the choice with the fewest switches among those that give equal c. Switching every table
   * that plays a set turns all signs of the set and none of their products; so does switching every
   * round.
   */
  private static final class FewestSwitches {

    private FewestSwitches() {}

    /**
     * @param counts counts with some encounters switched
     * @param granularity the unit of switching
     * @return the encounters to switch instead
     */
    static boolean[] alike(SwitchCounts counts, Granularity granularity) {
      boolean[] state = counts.state();
      switch (granularity) {
        case ROUND -> fewer(state, IntStream.range(0, state.length).toArray());
        case TABLE -> {
          // With several sets, the tables of one of them play others too.
          for (int[] set : counts.parts == 1 ? counts.sets : new int[0][]) {
            fewer(state, set);
          }
        }
      }
      return state;
    }

    private static void fewer(boolean[] state, int[] encounters) {
      int switched = 0;
      for (int e : encounters) {
        switched += state[e] ? 1 : 0;
      }
      if (2 * switched > encounters.length) {
        for (int e : encounters) {
          state[e] = !state[e];
        }
      }
    }
  }

  /**
   * Searches for the best encounters to switch, by {@link SwitchAnnealing}: the first cooling
   * starts only warm, to improve the present switches, the others start hot.
   */
  static final class TableByTable {

    private static final int STARTS = 8;

    // By trial on Mitchells of 7 to 25 tables.
    private static final Temperatures WARM = new Temperatures(0.3, 0.03);
    private static final Temperatures HOT = new Temperatures(0.5, 0.03);

    private TableByTable() {}

    /**
     * Leaves the counts with the best encounters switched.
     *
     * @param counts counts of a good start
     * @param kept the encounters that stay as they are
     * @param flips switches to try
     * @param enough a lower bound on Σ c²: the search ends when it is reached
     * @param seed the seed of random choices
     * @param over true ends the search with the best so far
     */
    static void search(
        SwitchCounts counts,
        IntPredicate kept,
        long flips,
        long enough,
        long seed,
        BooleanSupplier over) {
      SplittableRandom random = new SplittableRandom(seed);
      for (int start = 0; start < STARTS && counts.squares() > enough; start++) {
        Temperatures range = (start == 0 ? WARM : HOT).times(typicalRise(counts));
        SwitchAnnealing.cool(counts, kept, range, flips / STARTS, random, over);
      }
    }

    /** The root mean square of all rises. */
    private static double typicalRise(SwitchCounts counts) {
      int all = counts.encounters();
      double squares = 0;
      for (int e = 0; e < all; e++) {
        squares += Math.pow((double) counts.rise(e), 2) / all;
      }
      return Math.max(1, Math.sqrt(squares));
    }
  }
}
