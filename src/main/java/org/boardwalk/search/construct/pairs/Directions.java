package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.model.DirectionSequence;
import org.boardwalk.movement.group.AbelianGroup;

/**
 * Sequences of directions round a circle of odd length n, with one more EW than NS, whose
 * autocorrelations are as near to -1 as possible, so that the columns of a Howell compare evenly.
 * They are the known perfect sequences, quadratic characters where n is a prime ≡ 1 (mod 4), and
 * else the best sequences that local search finds.
 */
final class Directions {

  private static final int SEEDS = 40;
  private static final int MOST = 6;

  private final int length;
  private final AbelianGroup circle;

  Directions(int length) {
    this.length = length;
    circle = AbelianGroup.cyclic(length);
  }

  /**
   * @return sequences of 1 for NS and -1 for EW, the best ones first; where no perfect or known one
   *     exists, they are found by search
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
