package org.boardwalk.design;

import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/** A method that takes part on some condition, and is known by its own name and kind. */
interface Conditional extends Method<IndividualWish> {

  /** The method. */
  Method<IndividualWish> method();

  @Override
  default String name() {
    return method().name();
  }

  @Override
  default MethodKind kind() {
    return method().kind();
  }
}
