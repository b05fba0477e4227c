package org.boardwalk.search;

import java.util.List;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;

/**
 * A source of methods of your own. Sources are found as services: a class of this type with a
 * public constructor without parameters, named in {@code
 * META-INF/services/org.boardwalk.search.MethodSource} of a jar on the class path. Its methods take
 * turns with those of the program, are judged like them, and are chosen and excluded as the kind
 * {@code own}, whatever kind they name.
 *
 * <p>Such a method may report two things: movements, with {@link SearchScope#offer}, and what it
 * tries, with {@link SearchScope#tried}. A proof cannot be counted again as a movement can, so what
 * it reports with {@link SearchScope#proved} or {@link SearchScope#raised} ends its own turn, and
 * is not believed: the answer never says for this reason that a movement is the best, or that there
 * is none.
 */
public interface MethodSource {

  /**
   * @param wish a wish for players whose form leaves something to search
   * @return the methods that fit it, in the order in which they are to begin; equal wishes have
   *     equal methods
   */
  default List<Method<IndividualWish>> players(IndividualWish wish) {
    return List.of();
  }

  /**
   * @param wish a wish for pairs whose form leaves something to search
   * @return the methods that fit it, in the order in which they are to begin; equal wishes have
   *     equal methods
   */
  default List<Method<PairsWish>> pairs(PairsWish wish) {
    return List.of();
  }
}
