package org.boardwalk.search.construct.pairs;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The best known starter of a Howell. Up to 40 contestants it is stored with the program, as the
 * search takes some seconds; see {@link StarterTable}.
 *
 * @param modulus s, the length of the circle
 * @param tables number of tables
 * @param copies how many tables may have one set
 */
record HowellStarters(int modulus, int tables, int copies) {

  private static final int SEEDS = 12;
  private static final int STEPS = 20_000;

  /**
   * The largest size for which all adders are searched; above, strong starters alone are mostly as
   * good.
   */
  private static final int ANY_ADDER = 15;

  /**
   * @return a starter with the best calibre whose boards walk quietly; empty where none is found
   */
  Optional<Starter> quiet() {
    return StarterTable.KEPT.line(this).map(StarterTable::starter).orElseGet(this::searched);
  }

  /** That starter, found by a new search. */
  Optional<Starter> searched() {
    Optional<Starter> balanced = best(List.of(StarterSearch.Adder.STRONG, StarterSearch.Adder.ANY));
    double least = balanced.map(Starter::calibre).orElse(0.0);
    QuietStarters quiet = new QuietStarters(modulus, tables, copies);
    // Only a multiple of four can be perfectly balanced, by directions chosen before the tables.
    List<Integer> signs =
        tables % 2 == 0 ? sequences().stream().findFirst().orElse(List.of()) : List.of();
    return quiet
        .best(signs, least)
        .filter(q -> balanced.map(b -> q.breaks() <= b.breaks()).orElse(true))
        .or(() -> balanced);
  }

  /**
   * @return a starter in which all tables have one set
   */
  Optional<Starter> shared() {
    return best(List.of(StarterSearch.Adder.SHARED));
  }

  /** Directions that are known to be good, the best first, where all contestants meet. */
  private List<List<Integer>> sequences() {
    return modulus == 2 * tables - 1 ? new Directions(modulus).sequences() : List.of();
  }

  /**
   * The best starter with given directions; else any starter, with directions chosen afterwards.
   */
  private Optional<Starter> best(List<StarterSearch.Adder> adders) {
    List<StarterSearch.Adder> quick = modulus > ANY_ADDER ? adders.subList(0, 1) : adders;
    for (List<Integer> signs : sequences()) {
      for (StarterSearch.Adder adder : quick) {
        Optional<Starter> found = search(adder, signs).findFirst();
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return adders.stream()
        .flatMap(
            adder ->
                search(adder, List.of())
                    .map(Starter::balanced)
                    .max(Comparator.comparingDouble(Starter::calibre))
                    .stream())
        .findFirst();
  }

  private Stream<Starter> search(StarterSearch.Adder adder, List<Integer> signs) {
    return IntStream.range(0, SEEDS)
        .mapToObj(
            seed -> new StarterSearch(modulus, tables, copies, adder, signs, seed).search(STEPS))
        .flatMap(Optional::stream)
        .map(cells -> new Starter(modulus, cells));
  }
}
