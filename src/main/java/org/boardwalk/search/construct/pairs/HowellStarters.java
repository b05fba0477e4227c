package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.players.DirectionSequence;
import org.boardwalk.movement.group.AbelianGroup;

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
  Optional<HowellStarter> quiet() {
    return StarterTable.KEPT.line(this).map(StarterTable::starter).orElseGet(this::searched);
  }

  /** That starter, found by a new search. */
  Optional<HowellStarter> searched() {
    Optional<HowellStarter> balanced =
        best(List.of(HowellStarterSearch.Adder.STRONG, HowellStarterSearch.Adder.ANY));
    double least = balanced.map(HowellStarter::calibre).orElse(0.0);
    QuietStarters quiet = new QuietStarters(modulus, tables, copies);
    // Only a multiple of four can be perfectly balanced, by directions chosen before the tables.
    List<Integer> signs =
        tables % 2 == 0 ? sequences().stream().findFirst().orElse(List.of()) : List.of();
    return quiet
        .best(signs, least)
        .filter(q -> balanced.map(b -> q.breaks() <= b.breaks()).orElse(true))
        .or(() -> balanced);
  }

  /** {@return a starter in which all tables have one set} */
  Optional<HowellStarter> shared() {
    return best(List.of(HowellStarterSearch.Adder.SHARED));
  }

  /** Directions that are known to be good, the best first, where all contestants meet. */
  private List<List<Integer>> sequences() {
    return modulus == 2 * tables - 1 ? new Directions(modulus).sequences() : List.of();
  }

  /**
   * The best starter with given directions; else any starter, with directions chosen afterwards.
   */
  private Optional<HowellStarter> best(List<HowellStarterSearch.Adder> adders) {
    List<HowellStarterSearch.Adder> quick = modulus > ANY_ADDER ? adders.subList(0, 1) : adders;
    for (List<Integer> signs : sequences()) {
      for (HowellStarterSearch.Adder adder : quick) {
        Optional<HowellStarter> found = search(adder, signs).findFirst();
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return adders.stream()
        .flatMap(
            adder ->
                search(adder, List.of())
                    .map(HowellStarter::balanced)
                    .max(Comparator.comparingDouble(HowellStarter::calibre))
                    .stream())
        .findFirst();
  }

  private Stream<HowellStarter> search(HowellStarterSearch.Adder adder, List<Integer> signs) {
    return IntStream.range(0, SEEDS)
        .mapToObj(
            seed ->
                new HowellStarterSearch(modulus, tables, copies, adder, signs, seed).search(STEPS))
        .flatMap(Optional::stream)
        .map(cells -> new HowellStarter(modulus, cells));
  }

  /**
   * Sequences of directions round a circle of odd length n, with one more EW than NS, whose
   * autocorrelations are as near to -1 as possible, so that the columns of a Howell compare evenly.
   * They are the known perfect sequences, quadratic characters where n is a prime ≡ 1 (mod 4), and
   * else the best sequences that local search finds.
   */
  private static final class Directions {

    private static final int SEEDS = 40;
    private static final int MOST = 6;

    private final int length;
    private final AbelianGroup circle;

    Directions(int length) {
      this.length = length;
      circle = AbelianGroup.cyclic(length);
    }

    /**
     * @return sequences of 1 for NS and -1 for EW, the best ones first; where no perfect or known
     *     one exists, they are found by search
     */
    List<List<Integer>> sequences() {
      Set<List<Integer>> all = new LinkedHashSet<>();
      DirectionSequence.perfect(circle)
          .ifPresent(known -> all.add(known.stream().map(s -> s == 0 ? -1 : s).toList()));
      if (all.isEmpty()) {
        IntStream.range(0, SEEDS).forEach(seed -> all.add(climbed(seed)));
      }
      return all.stream()
          .sorted(Comparator.comparingLong(s -> DirectionSequence.defect(circle, s)))
          .limit(MOST)
          .toList();
    }

    /** Exchanges NS and EW of two places as long as that improves the sequence. */
    private List<Integer> climbed(long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      List<Integer> best = new ArrayList<>();
      IntStream.range(0, length).forEach(i -> best.add(i % 2 == 0 ? -1 : 1));
      for (int i = length - 1; i > 0; i--) {
        Collections.swap(best, i, random.nextInt(i + 1));
      }
      long defect = DirectionSequence.defect(circle, best);
      boolean better = true;
      while (better) {
        better = false;
        for (int a = 0; a < length; a++) {
          for (int b = 0; b < a; b++) {
            if (best.get(a) + best.get(b) == 0) {
              Collections.swap(best, a, b);
              long next = DirectionSequence.defect(circle, best);
              if (next < defect) {
                defect = next;
                better = true;
              } else {
                Collections.swap(best, a, b);
              }
            }
          }
        }
      }
      return best;
    }
  }
}
