package org.boardwalk.scoring;

import java.util.List;

/**
 * What a ranking takes into account beside the boards.
 *
 * @param corrections penalties, bonuses, handicaps and what is carried over
 * @param rounding how exactly to reckon
 * @param remarks what every sheet should say beside, in sentences: how unclear scores were read,
 *     what is strange
 */
public record Terms(List<Correction> corrections, Rounding rounding, List<String> remarks) {

  /** Nothing is added, and everything is exact. */
  public static final Terms PLAIN = new Terms(List.of(), Rounding.EXACT, List.of());

  /** Copies the lists. */
  public Terms {
    corrections = List.copyOf(corrections);
    remarks = List.copyOf(remarks);
  }

  /** Refuses corrections that have no meaning with a method. */
  void check(ScoringMethod method) {
    boolean percent = corrections.stream().anyMatch(c -> c.unit() == Correction.Unit.PERCENT);
    if (percent && !method.byShare()) {
      throw new IllegalArgumentException(
          "percent have no meaning where IMPs or points are ranked"
              + "\nMaybe give the amount in IMPs or points, without %.");
    }
  }

  Award rounded(Award award) {
    return award.of(award.contestants(), rounding.of(award.gained()));
  }
}
