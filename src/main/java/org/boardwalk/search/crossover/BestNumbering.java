package org.boardwalk.search.crossover;

/**
 * The best numbering so far: wishes kept best, then fewest repeated meetings in all, then fewest of
 * the contestant with the most, then the least squares.
 */
final class BestNumbering {

  int violation = Integer.MAX_VALUE;
  int total = Integer.MAX_VALUE;
  int most = Integer.MAX_VALUE;
  int[] who = {};
  private int squares = Integer.MAX_VALUE;

  /** Looks only at what comes first, which costs next to nothing. */
  void offerFewer(Numbering n) {
    if (n.violation < violation || (n.violation == violation && n.total < total)) {
      keep(n, n.most());
    }
  }

  /** Looks at everything. */
  void offer(Numbering n) {
    offerFewer(n);
    if (n.violation == violation && n.total == total) {
      int itsMost = n.most();
      if (itsMost < most || (itsMost == most && n.squares < squares)) {
        keep(n, itsMost);
      }
    }
  }

  private void keep(Numbering n, int itsMost) {
    violation = n.violation;
    total = n.total;
    most = itsMost;
    squares = n.squares;
    who = n.who.clone();
  }

  /** Whether it cannot be better, given a bound on the total. */
  boolean perfect(int bound) {
    int contestants = who.length;
    return violation == 0 && total == bound && most <= (2 * total + contestants - 1) / contestants;
  }
}
