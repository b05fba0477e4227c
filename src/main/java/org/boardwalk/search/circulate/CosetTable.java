package org.boardwalk.search.circulate;

/**
 * A base table of a {@link CyclotomicConstruction}, with its shift and the cosets it takes.
 *
 * @param north player N, an element of the field
 * @param east player E
 * @param south player S
 * @param west player W
 * @param shift the set in the first round
 * @param meetings a bit for each coset of its players, left-hand differences and partners
 * @param boards a bit for each coset of its players less the shift, and for that of the shift
 */
record CosetTable(int north, int east, int south, int west, int shift, long meetings, long boards) {

  /** A text such as "(1, 16, 8, 3) with shift 5". */
  @Override
  public String toString() {
    return "(" + north + ", " + east + ", " + south + ", " + west + ") with shift " + shift;
  }
}
