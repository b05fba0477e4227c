package org.boardwalk.design;

import java.time.Duration;
import java.util.List;
import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Sets the lengths of first turns by the time there is. First turns find out which methods
 * contribute. With little time they are shorter, so that most of the time is left for the methods
 * that do. Where the order of the criteria counts, starters run first of all and may take all of
 * that time, as their movements can be played by one rule. Where only constraint models take part,
 * first turns are not shortened, as a short turn would be wasted on any of them.
 */
final class FirstTurns {

  /** The part of the time that all first turns together may take. */
  private static final double PART = 0.25;

  /** Players at one table up to which its model is exhausted in a second, by trial. */
  private static final int FEW = 6;

  /** The part of the time, as a divisor, that a first turn may take to settle a question. */
  private static final int SETTLING = 8;

  private static final Duration LONGEST_SETTLING = Duration.ofSeconds(3);

  private final IndividualWish wish;
  private final double time;

  FirstTurns(IndividualWish wish) {
    this.wish = wish;
    time = wish.search().time().toMillis() * (double) wish.search().workers();
  }

  /**
   * @param contenders all contenders
   * @param starter the length of the first turn of starters alone
   * @return the contenders with first turns that leave enough time
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

  /** Whether the model of one table, where there is one, settles a wish in its first turn. */
  static boolean settle(IndividualWish wish) {
    return wish.players() <= FEW;
  }

  /** A contender whose turn comes before all others and keeps its length. */
  Portfolio.Contender<IndividualWish> settling(Method<IndividualWish> method, double share) {
    Duration part = wish.search().time().dividedBy(SETTLING);
    Duration slice = part.compareTo(LONGEST_SETTLING) < 0 ? part : LONGEST_SETTLING;
    return new Portfolio.Contender<>(method, slice, Duration.ZERO, share, slice);
  }

  private double partOf(Duration turns) {
    return Math.min(1, PART * time / Math.max(1, turns.toMillis()));
  }
}
