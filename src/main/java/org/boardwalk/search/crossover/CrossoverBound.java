package org.boardwalk.search.crossover;

/**
 * A proven lower bound on the playbacks.
 *
 * @param total no numbering has fewer
 * @param by the argument, in words
 */
record CrossoverBound(int total, String by) {

  static final CrossoverBound NOTHING = new CrossoverBound(0, "playbacks cannot be fewer than 0");

  /** The stronger of both. */
  CrossoverBound or(CrossoverBound other) {
    return other.total > total ? other : this;
  }

  /** The best that is known for numberings that keep the wish for directions. */
  static CrossoverBound of(CrossoverWish wish, LaterPlaces places) {
    return ofAnyNumbering(places).or(FieldsBound.of(wish, places));
  }

  /** What holds whatever becomes of the wish. */
  static CrossoverBound ofAnyNumbering(LaterPlaces places) {
    return NOTHING.or(DegreeBound.of(places));
  }
}
