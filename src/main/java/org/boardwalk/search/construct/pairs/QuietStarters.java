package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Starters of Howells whose boards walk quietly: down one table everywhere but at the end of a
 * chain of tables. With one chain the adder is regular, 0, 1, 2, ... from table to table. Found by
 * simulated annealing, with an effort of about a second.
 *
 * @param modulus s, the length of the circle
 * @param tables number of tables
 * @param copies how many tables may have one set
 */
record QuietStarters(int modulus, int tables, int copies) {

  /** The least modulus; below it, all starters can be tried one by one. */
  private static final int LEAST_MODULUS = 6;

  /** The largest modulus with given directions; above it, hardly any such starter is found. */
  private static final int MOST_WITH_SIGNS = 20;

  private static final int MOST_CHAINS = 3;
  private static final int SEEDS = 16;
  private static final int STEPS = 300_000;

  /**
   * Attempts without success after which so few chains are given up: mostly the first attempt
   * succeeds.
   */
  private static final int PATIENCE = 2;

  /**
   * Attempts with given directions, of which one in four or five succeeds; with one chain none is
   * known to.
   */
  private static final int PATIENCE_WITH_SIGNS = 8;

  /**
   * @param signs the direction of each column, 1 for NS and -1 for EW; empty where tables may be
   *     turned
   * @param least the calibre that the starter must have
   * @return the best starter of those with the fewest chains; empty where none is good enough
   */
  Optional<HowellStarter> best(List<Integer> signs, double least) {
    if (modulus < LEAST_MODULUS || (!signs.isEmpty() && modulus > MOST_WITH_SIGNS)) {
      return Optional.empty();
    }
    return IntStream.rangeClosed(signs.isEmpty() ? 1 : 2, Math.min(MOST_CHAINS, tables))
        .mapToObj(chains -> best(chains, signs))
        .flatMap(Optional::stream)
        .filter(s -> s.calibre() > least - 1e-9)
        .findFirst();
  }

  private Optional<HowellStarter> best(int chains, List<Integer> signs) {
    List<HowellStarter> found = new ArrayList<>();
    int patience = signs.isEmpty() ? PATIENCE : PATIENCE_WITH_SIGNS;
    int seeds = signs.isEmpty() ? SEEDS : patience;
    for (int seed = 0; seed < seeds && (seed < patience || !found.isEmpty()); seed++) {
      starter(chains, signs, seed).ifPresent(found::add);
    }
    return found.stream().max(Comparator.comparingDouble(HowellStarter::calibre));
  }

  private Optional<HowellStarter> starter(int chains, List<Integer> signs, long seed) {
    Ring ring = new Ring(modulus, 1, 2 * tables - modulus);
    return new RingShifts(modulus, tables, copies)
        .of(chains, new SplittableRandom(seed))
        .flatMap(
            shifts ->
                new RingAnnealing(ring, shifts, signs, seed)
                    .run(STEPS, () -> false)
                    .map(seats -> new HowellStarter(modulus, cells(ring, seats, shifts))))
        .map(s -> signs.isEmpty() ? s.balanced() : s);
  }

  private static List<StarterCell> cells(Ring ring, List<Integer> seats, List<Integer> shifts) {
    return IntStream.range(0, shifts.size())
        .mapToObj(
            t ->
                new StarterCell(
                    element(ring, seats.get(2 * t)),
                    element(ring, seats.get(2 * t + 1)),
                    shifts.get(t)))
        .toList();
  }

  private static int element(Ring ring, int element) {
    return ring.stays(element) ? StarterCell.STATIONARY : element;
  }
}
