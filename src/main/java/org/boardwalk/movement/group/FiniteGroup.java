package org.boardwalk.movement.group;

/** A finite group; its elements are the numbers 0 .. order-1, 0 is the neutral one. */
public sealed interface FiniteGroup permits AbelianGroup, SemidirectProduct, RegularGroup {

  /** {@return number of elements} */
  int order();

  /**
   * @param a an element
   * @param b an element
   * @return a times b; in an abelian group their sum
   */
  int multiply(int a, int b);

  /**
   * @param a an element
   * @return its inverse; in an abelian group its negative
   */
  int inverse(int a);

  /** {@return such as Z13, Z3×Z3 or Z13:Z3} */
  String name();
}
