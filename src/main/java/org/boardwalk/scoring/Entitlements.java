package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The amounts that average plus and average minus give to each contestant: World Bridge Federation,
 * Laws of Duplicate Bridge 2017, Law 12 C2 c. A contestant in no way at fault gets 60 % of the
 * board, or the percentage of their other boards if that is more; one at fault gets 40 %, or that
 * percentage if it is less. In IMPs these are 3 IMPs up and down, or the mean of the other boards.
 * Other boards are those without such an average, so that the order of boards makes no difference.
 * Exact.
 */
final class Entitlements {

  private final Map<Integer, Others> others = new HashMap<>();

  /** The score of a contestant on their other boards. */
  private record Others(int boards, Fraction gained, Fraction top) {

    static Others of(Award award) {
      return new Others(1, award.gained(), award.top());
    }

    Others plus(Others more) {
      return new Others(boards + more.boards, gained.plus(more.gained), top.plus(more.top));
    }

    /** The gain on a board with this top that is in proportion to the other boards. */
    Fraction share(Fraction oneTop) {
      return top.equals(Fraction.ZERO)
          ? gained.over(Fraction.of(boards))
          : gained.times(oneTop).over(top);
    }
  }

  private Entitlements(List<Award> awards) {
    for (Award award : awards) {
      if (entitled(award).isEmpty()) {
        award.contestants().forEach(c -> others.merge(c, Others.of(award), Others::plus));
      }
    }
  }

  /** These awards, with the amounts to which contestants are entitled. */
  static List<Award> granted(List<Award> awards) {
    Entitlements all = new Entitlements(awards);
    List<Award> granted = new ArrayList<>();
    for (Award award : awards) {
      entitled(award)
          .ifPresentOrElse(
              entitled -> granted.addAll(all.each(award, entitled)), () -> granted.add(award));
    }
    return granted;
  }

  private static Optional<Score.Entitled> entitled(Award award) {
    return award.score() instanceof Score.Entitled entitled
        ? Optional.of(entitled)
        : Optional.empty();
  }

  /**
   * One award for the side, or several where partners are ranked apart and have different scores.
   */
  private List<Award> each(Award award, Score.Entitled entitled) {
    Map<Fraction, List<Integer>> gained = new LinkedHashMap<>();
    for (int contestant : award.contestants()) {
      Fraction own =
          Optional.ofNullable(others.get(contestant))
              .map(o -> entitled.of(award.gained(), o.share(award.top())))
              .orElse(award.gained());
      gained.computeIfAbsent(own, g -> new ArrayList<>()).add(contestant);
    }
    return gained.entrySet().stream().map(e -> award.of(e.getValue(), e.getKey())).toList();
  }
}
