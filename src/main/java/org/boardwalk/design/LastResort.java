package org.boardwalk.design;

import java.time.Duration;
import java.util.List;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;

/**
 * A method whose boards may follow no rule: it takes part only until something is found that is as
 * easy to run as can be, as nothing of it could be better then.
 *
 * @param method the method
 */
record LastResort(Method<IndividualWish> method) implements Conditional {

  /** The method as it may take part: only as a last resort, or not, where the walk counts. */
  static List<Method<IndividualWish>> forWish(IndividualWish wish, Method<IndividualWish> method) {
    if (wish.boards().play() == Play.SHARED) {
      return List.of(method);
    }
    return switch (wish.walk()) {
      case ANY -> List.of(method);
      case AUTO -> List.of(new LastResort(method));
      case DOWN_ONE, RULE -> List.of();
    };
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    boolean needed = hunt.bestCard().filter(hunt.wish()::plain).isEmpty();
    return needed && method.run(hunt, slice, seed);
  }
}
