package org.boardwalk.search.circulate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.boardwalk.search.Method;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.IndividualWish;

/** The methods for circulating play: rules, and searches whose schedules a group unfolds. */
public final class CirculatingMethods {

  private CirculatingMethods() {}

  /** {@return the rules for its sizes, by name; quick to follow} */
  public static Map<String, Supplier<Design>> rules(IndividualWish wish) {
    Map<String, Supplier<Design>> rules = new LinkedHashMap<>();
    if (CyclotomicConstruction.fits(wish)) {
      rules.put("cyclotomic tables", () -> CyclotomicConstruction.design(wish));
    }
    if (NorthsStayConstruction.fits(wish)) {
      rules.put("lines beside Norths who stay", () -> NorthsStayConstruction.design(wish));
    }
    return rules;
  }

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
