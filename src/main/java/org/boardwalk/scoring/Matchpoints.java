package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Matchpoints: 2 for each score of the same side that is beaten, 1 for each equal one (Law 78 A).
 * The top of every board is 2(N-1), with N the most scores that any board has, averages included.
 *
 * <p>A board with n scores that can be compared, n &lt; N, is factored by the formula of Gérard
 * Neuberg (France, 1970s; adopted by the World Bridge Federation in 1991): m matchpoints become
 * (m+1)·N/n - 1. Each score then stands for N/n scores, and ties with the others it stands for; the
 * mean of the column stays half a top. Averages are shares of the top.
 *
 * <p>A board that was played in several forms is scored within each form, and factored by the same
 * formula. A form with at most three scores, and at most a third of N, is too small to compare: it
 * gives 60 % of the top, and 5 % more or less for each matchpoint off the half (English Bridge
 * Union, White Book 4.2.3.3).
 *
 * <p>Exact; O(s log s) for s scores.
 */
final class Matchpoints implements Scoring {

  private static final int FEW = 3;
  private static final int MEAN_OF_FEW = 60;
  private static final int EACH_OF_FEW = 5;

  @Override
  public List<Award> awards(Event event) {
    List<SideScores> columns = SideScores.of(event);
    int most = columns.stream().mapToInt(SideScores::inAllForms).max().orElse(0);
    List<Award> awards = new ArrayList<>();
    if (most >= 2) {
      columns.forEach(c -> add(awards, c, most));
    }
    return awards;
  }

  private static void add(List<Award> awards, SideScores column, int most) {
    Fraction top = Fraction.of(2L * (most - 1));
    boolean few = column.partly() && FEW >= column.comparable() && most >= 3 * column.comparable();
    Map<Integer, Fraction> gained = few ? ofFew(column, top) : gained(column, most);
    for (Result result : column.results()) {
      Score score = result.of(column.side());
      if (!score.outcomes().isEmpty()) {
        Fraction won = column.mean(score, gained);
        awards.add(new Award(result, column.side(), won, top));
      } else if (score instanceof Score.Artificial average) {
        Fraction share = top.times(average.percent()).over(Fraction.of(Score.WHOLE));
        awards.add(new Award(result, column.side(), share, top));
      }
    }
  }

  /** The gain of each number of points in a form with few scores. */
  private static Map<Integer, Fraction> ofFew(SideScores column, Fraction top) {
    int scores = column.comparable();
    Map<Integer, Fraction> gained = gained(column, scores);
    gained.replaceAll(
        (points, own) ->
            own.plus(Fraction.of(1L - scores))
                .times(Fraction.of(EACH_OF_FEW))
                .plus(Fraction.of(MEAN_OF_FEW))
                .times(top)
                .over(Fraction.of(Score.WHOLE)));
    return gained;
  }

  /** Matchpoints of each number of points that occurs. */
  private static Map<Integer, Fraction> gained(SideScores column, int most) {
    int scores = column.comparable();
    Map<Integer, Fraction> gained = new HashMap<>();
    int below = 0;
    for (var entry : column.counts().entrySet()) {
      int same = entry.getValue();
      // Each score counts as equal to itself, one too many; so do the shares of a weighted score
      // together.
      long hundredths = 2L * below + same;
      gained.put(
          entry.getKey(),
          Fraction.of(
              hundredths * most - (long) Score.WHOLE * scores, (long) Score.WHOLE * scores));
      below += same;
    }
    return gained;
  }
}
