package org.boardwalk.search.circulate;

import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;

/** The searches for circulating play whose schedules a group unfolds. */
public final class CirculatingMethods {

  private CirculatingMethods() {}

  /**
   * @param wish a wish
   * @param number tells several searches of a kind apart, from 1: each has other seeds
   * @return the searches for its sizes; none in shared play
   */
  public static List<Method<IndividualWish>> searches(IndividualWish wish, int number) {
    return Stream.of(AdderAnnealing.forWish(wish, number), CircuitAnnealing.forWish(wish, number))
        .flatMap(List::stream)
        .toList();
  }
}
