package org.boardwalk.search.orderly;

/** Counts of partners, opponents and sit-outs in some rounds. */
final class MeetingTally {

  final int[] partners;
  final int[] opponents;
  final int[] played;
  private final TableKinds kinds;

  MeetingTally(TableKinds kinds) {
    this.kinds = kinds;
    partners = new int[kinds.pairCount()];
    opponents = new int[kinds.pairCount()];
    played = new int[kinds.players];
  }

  /** Adds a round, or removes it with -1. */
  void add(int[] round, int times) {
    for (int kind : round) {
      int[] pairs = kinds.pairs[kind];
      for (int k = 0; k < pairs.length; k++) {
        partners[pairs[k]] += times * kinds.partner[k];
        opponents[pairs[k]] += times * kinds.opponent[k];
      }
      for (int player : kinds.seats[kind]) {
        played[player] += times;
      }
    }
  }

  /**
   * The amount by which a table raises half of the weighted sum of squares through repeated
   * meetings: Σ over pairs of weight · times before · times at the table.
   */
  long again(int kind, long partnerWeight, long opponentWeight) {
    long again = 0;
    int[] pairs = kinds.pairs[kind];
    for (int k = 0; k < pairs.length; k++) {
      again += partnerWeight * kinds.partner[k] * partners[pairs[k]];
      again += opponentWeight * kinds.opponent[k] * opponents[pairs[k]];
    }
    return again;
  }

  /** The least sum of squares of counts to which so much is added, in steps of 1. */
  static long leastSquares(int[] counts, int more) {
    int most = 0;
    for (int count : counts) {
      most = Math.max(most, count);
    }
    int[] having = new int[most + more / counts.length + 3];
    for (int count : counts) {
      having[count]++;
    }
    int left = more;
    for (int level = 0; left > 0; level++) {
      int raised = Math.min(having[level], left);
      having[level] -= raised;
      having[level + 1] += raised;
      left -= raised;
    }
    long sum = 0;
    for (int level = 0; level < having.length; level++) {
      sum += (long) level * level * having[level];
    }
    return sum;
  }
}
