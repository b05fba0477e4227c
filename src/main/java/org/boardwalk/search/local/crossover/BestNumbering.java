package org.boardwalk.search.local.crossover;

/**
 * The best numbering so far, by four keys: wishes kept best, then the fewest repeated meetings in
 * all, then the fewest of the contestant with the most, then the least sum of squares.
 */
final class BestNumbering {

  int violation = Integer.MAX_VALUE;
  int total = Integer.MAX_VALUE;
  int most = Integer.MAX_VALUE;
  int[] who = {};
  private int squares = Integer.MAX_VALUE;

  /** Compares only the first two keys, which costs next to nothing. */
  void offerFewer(Numbering n) {
    if (n.violation < violation || (n.violation == violation && n.total < total)) {
      keep(n, n.most());
    }
  }

  /** Compares all keys. */
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

  /** Whether no better one is possible, given a lower bound on the total. */
  boolean perfect(int bound) {
    int contestants = who.length;
    return violation == 0 && total == bound && most <= (2 * total + contestants - 1) / contestants;
  }
}
