package org.boardwalk.design;

import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * A method that takes part under a condition; its name and kind are those of the method it wraps.
 */
interface Conditional extends Method<IndividualWish> {

  /** The wrapped method. */
  Method<IndividualWish> method();

  @Override
  default String name() {
    return method().name();
  }

  @Override
  default MethodKind kind() {
    return method().kind();
  }

  @Override
  default boolean counts() {
    return method().counts();
  }
}
