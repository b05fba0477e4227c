package org.boardwalk.scoring;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The sum over all boards of a contestant.
 *
 * @param boards how many boards count
 * @param units the number that the mean divides by: boards, or matches where these are converted
 * @param gained matchpoints, IMPs, points or victory points
 * @param top the most that could be gained; 0 where there is no top
 */
record Total(int boards, int units, Fraction gained, Fraction top) {

  static final Total NONE = new Total(0, 0, Fraction.ZERO, Fraction.ZERO);

  private static Total of(Award award) {
    return new Total(1, 1, award.gained(), award.top());
  }

  private Total plus(Total more) {
    return new Total(
        boards + more.boards, units + more.units, gained.plus(more.gained), top.plus(more.top));
  }

  /** The number ranked by, before corrections: percent, or the mean of a board or of a match. */
  Fraction mean() {
    return top.equals(Fraction.ZERO)
        ? gained.over(Fraction.of(units))
        : gained.times(Fraction.of(100)).over(top);
  }

  /** The totals of all contestants with an award, by contestant. */
  static Map<Integer, Total> of(Event event, ScoringMethod method, List<Award> awards) {
    return method == ScoringMethod.VICTORY_POINTS
        ? converted(TeamMatches.of(event), awards)
        : sums(awards);
  }

  private static Map<Integer, Total> sums(List<Award> awards) {
    Map<Integer, Total> sums = new HashMap<>();
    for (Award award : awards) {
      award.contestants().forEach(c -> sums.merge(c, of(award), Total::plus));
    }
    return sums;
  }

  /**
   * The totals with the IMPs of each match as victory points, by the number of its boards that
   * count.
   */
  private static Map<Integer, Total> converted(TeamMatches matches, List<Award> awards) {
    Map<TeamMatches.Opposing, List<Award>> byMatch = matches.apart(awards, Award::play);
    Map<Integer, VictoryPoints> scales = new TreeMap<>();
    Map<Integer, Total> totals = new HashMap<>();
    for (List<Award> match : byMatch.values()) {
      sums(match)
          .forEach(
              (contestant, imps) -> {
                VictoryPoints scale = scales.computeIfAbsent(imps.boards, VictoryPoints::of);
                Fraction won = scale.won(imps.gained);
                totals.merge(
                    contestant, new Total(imps.boards, 1, won, Fraction.ZERO), Total::plus);
              });
    }
    return totals;
  }
}
