package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.List;

/** Total points (Law 78 C): the points themselves. Averages count for nothing. */
final class Aggregate implements Scoring {

  @Override
  public List<Award> awards(Event event) {
    List<Award> awards = new ArrayList<>();
    for (SideScores column : SideScores.of(event)) {
      for (Result result : column.results()) {
        if (result.of(column.side()) instanceof Score.Points points) {
          awards.add(
              new Award(
                  result.play(), column.side(), Fraction.of(column.seen(points)), Fraction.ZERO));
        }
      }
    }
    return awards;
  }
}
