package org.boardwalk.search.circulate;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.IndividualWish;

/** The rules for circulating play: what a search begins with, or cannot better. */
public final class CirculatingRules {

  private CirculatingRules() {}

  /**
   * @param wish a wish
   * @return the rules for its sizes, by what they are called; quick to follow
   */
  public static Map<String, Supplier<Design>> forWish(IndividualWish wish) {
    Map<String, Supplier<Design>> rules = new LinkedHashMap<>();
    if (CyclotomicConstruction.fits(wish)) {
      rules.put("cyclotomic tables", () -> CyclotomicConstruction.design(wish));
    }
    if (NorthsStayConstruction.fits(wish)) {
      rules.put("lines beside Norths who stay", () -> NorthsStayConstruction.design(wish));
    }
    return rules;
  }
}
