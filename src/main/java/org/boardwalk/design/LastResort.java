package org.boardwalk.design;

import java.time.Duration;
import java.util.List;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.WalkWish;

/**
 * A method whose movements may carry the boards without any rule. It takes part until the incumbent
 * is as easy to run as a movement can be; after that its results could not be better.
 *
 * @param method the method
 */
record LastResort(Method<IndividualWish> method) implements Conditional {

  /**
   * The method, as it may take part in a search for the wish: as a last resort, or not at all where
   * the walk counts.
   */
  static List<Method<IndividualWish>> forWish(IndividualWish wish, Method<IndividualWish> method) {
    if (!serves(wish)) {
      return List.of();
    }
    boolean last = wish.boards().play() == Play.CIRCULATING && wish.walk() == WalkWish.AUTO;
    return List.of(last ? new LastResort(method) : method);
  }

  /** Whether a method whose boards may follow no rule can take part at all. */
  static boolean serves(IndividualWish wish) {
    return wish.boards().play() == Play.SHARED
        || wish.walk() == WalkWish.ANY
        || wish.walk() == WalkWish.AUTO;
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    boolean needed = scope.bestCard().filter(scope.wish()::plain).isEmpty();
    return needed && method.run(scope, slice, seed);
  }
}
