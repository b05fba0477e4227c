package org.boardwalk.search.local.crossover;

/**
 * A proven lower bound on the playbacks.
 *
 * @param total no numbering has fewer playbacks
 * @param by the argument, in words
 */
record CrossoverBound(int total, String by) {

  static final CrossoverBound NOTHING = new CrossoverBound(0, "playbacks cannot be fewer than 0");

  /** The stronger of both bounds. */
  CrossoverBound or(CrossoverBound other) {
    return other.total > total ? other : this;
  }

  /** The best bound known for numberings that keep the wish for directions. */
  static CrossoverBound of(CrossoverWish wish, LaterPlaces places) {
    return ofAnyNumbering(places).or(FieldsBound.of(wish, places));
  }

  /** A bound for all numberings, whether they keep the wish or not. */
  static CrossoverBound ofAnyNumbering(LaterPlaces places) {
    return NOTHING.or(DegreeBound.of(places));
  }
}
