package org.boardwalk.quality;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.boardwalk.movement.Movement;

/**
 * Distributions of meetings: the number of pairs of contestants that partner, or oppose, each
 * number of times.
 *
 * @param partner pairs by the times they partner, 0 included; counted by set, with a rotation by
 *     board
 * @param opponent pairs by the times they oppose each other, likewise
 */
public record Frequencies(
    SortedMap<Integer, Integer> partner, SortedMap<Integer, Integer> opponent) {

  /** Copies the maps. */
  public Frequencies {
    partner = Collections.unmodifiableSortedMap(new TreeMap<>(partner));
    opponent = Collections.unmodifiableSortedMap(new TreeMap<>(opponent));
  }

  /**
   * Counts everything from the movement alone. Exact; as costly as judging.
   *
   * @param movement a movement, valid or not
   * @return the distributions
   */
  public static Frequencies of(Movement movement) {
    Counts counts = new Counts(movement);
    return new Frequencies(frequencies(counts.partner), frequencies(counts.opponent));
  }

  private static SortedMap<Integer, Integer> frequencies(int[][] times) {
    SortedMap<Integer, Integer> pairs = new TreeMap<>();
    for (int i = 0; i < times.length; i++) {
      for (int j = i + 1; j < times.length; j++) {
        pairs.merge(times[i][j], 1, Integer::sum);
      }
    }
    return pairs;
  }
}
