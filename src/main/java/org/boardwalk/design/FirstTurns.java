package org.boardwalk.design;

import java.time.Duration;
import java.util.List;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * How long first turns are in the time there is. They find out who has something to bring: where
 * there is little time they are shorter, so that most of it is left for those who have. Where the
 * order of the criteria counts, starters answer first of all, and may take all of that, as theirs
 * can be played by one rule. Where constraint models alone answer, a short turn of any of them
 * would only be lost.
 */
final class FirstTurns {

  /** The part of the time that all first turns together may take. */
  private static final double PART = 0.25;

  private final IndividualWish wish;
  private final double time;

  FirstTurns(IndividualWish wish) {
    this.wish = wish;
    time = wish.search().time().toMillis() * (double) wish.search().workers();
  }

  /**
   * @param contenders all of them
   * @param starter the first turn of starters alone
   * @return the same with first turns that leave enough time
   */
  List<Portfolio.Contender<IndividualWish>> shortened(
      List<Portfolio.Contender<IndividualWish>> contenders, Duration starter) {
    if (wish.byRule() || contenders.stream().allMatch(c -> c.method().kind().byModel())) {
      return contenders;
    }
    Duration all =
        contenders.stream().map(Portfolio.Contender::first).reduce(Duration.ZERO, Duration::plus);
    double part = partOf(all);
    double starting = wish.costCounts() ? part : Math.max(part, partOf(starter));
    return contenders.stream()
        .map(c -> c.shortened(c.method().kind() == MethodKind.STARTERS ? starting : part))
        .toList();
  }

  private double partOf(Duration turns) {
    return Math.min(1, PART * time / Math.max(1, turns.toMillis()));
  }
}
