package org.boardwalk.scoring;

import java.util.List;

/**
 * The terms of a ranking beside the boards.
 *
 * @param corrections penalties, bonuses, handicaps and carry-over
 * @param rounding how exactly scores are reckoned
 * @param remarks sentences to print on every sheet: how unclear scores were read, and anything
 *     unusual
 * @param datum the rule for the datum of Butler scores
 */
public record Terms(
    List<Correction> corrections, Rounding rounding, List<String> remarks, Datum datum) {

  /** No corrections, and exact scores. */
  public static final Terms PLAIN = new Terms(List.of(), Rounding.EXACT, List.of());

  /** Copies the lists. */
  public Terms {
    corrections = List.copyOf(corrections);
    remarks = List.copyOf(remarks);
  }

  /**
   * Terms with the usual datum.
   *
   * @param corrections penalties, bonuses, handicaps and carry-over
   * @param rounding how exactly scores are reckoned
   * @param remarks sentences to print on every sheet
   */
  public Terms(List<Correction> corrections, Rounding rounding, List<String> remarks) {
    this(corrections, rounding, remarks, Datum.USUAL);
  }

  /** Refuses corrections that do not fit a scoring method. */
  void check(ScoringMethod method) {
    boolean percent = corrections.stream().anyMatch(c -> c.unit() != Correction.Unit.GAINED);
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
