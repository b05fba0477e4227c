package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Total points (Law 78 C): the points themselves. Averages count for nothing. */
final class Aggregate implements Scoring {

  @Override
  public List<Award> awards(Event event) {
    List<Award> awards = new ArrayList<>();
    for (SideScores column : SideScores.of(event)) {
      for (Result result : column.results()) {
        Score score = result.of(column.side());
        if (!score.outcomes().isEmpty()) {
          awards.add(
              new Award(result, column.side(), column.mean(score, itself(column)), Fraction.ZERO));
        }
      }
    }
    return awards;
  }

  private static Map<Integer, Fraction> itself(SideScores column) {
    Map<Integer, Fraction> itself = new HashMap<>();
    column.counts().keySet().forEach(points -> itself.put(points, Fraction.of(points)));
    return itself;
  }
}
