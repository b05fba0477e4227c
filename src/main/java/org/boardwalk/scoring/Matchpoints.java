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
 * (m+1)·N/n - 1. Each score then stands for N/n scores, the one that is beaten or equal beside its
 * own included; the mean of the column stays half a top. Averages are shares of the top.
 *
 * <p>Exact; O(s log s) for s scores.
 */
final class Matchpoints implements Scoring {

  @Override
  public List<Award> awards(Event event) {
    List<SideScores> columns = SideScores.of(event);
    int most = columns.stream().mapToInt(c -> c.results().size()).max().orElse(0);
    List<Award> awards = new ArrayList<>();
    if (most >= 2) {
      columns.forEach(c -> add(awards, c, most));
    }
    return awards;
  }

  private static void add(List<Award> awards, SideScores column, int most) {
    Fraction top = Fraction.of(2L * (most - 1));
    Map<Integer, Fraction> gained = gained(column, most);
    for (Result result : column.results()) {
      Score score = result.of(column.side());
      if (!score.outcomes().isEmpty()) {
        Fraction won = column.mean(score, gained);
        awards.add(new Award(result.play(), column.side(), won, top));
      } else if (score instanceof Score.Artificial average) {
        Fraction share = top.times(average.percent()).over(Fraction.of(Score.WHOLE));
        awards.add(new Award(result.play(), column.side(), share, top));
      }
    }
  }

  /** Matchpoints of each number of points that occurs. */
  private static Map<Integer, Fraction> gained(SideScores column, int most) {
    int scores = column.comparable();
    Map<Integer, Fraction> gained = new HashMap<>();
    int below = 0;
    for (var entry : column.counts().entrySet()) {
      int same = entry.getValue();
      // A score that is equal to itself counts one too many; so does a weighted one in all.
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
