package org.boardwalk.search.local.arrange;

/**
 * How often a player sits out, two players partner, and one is another's left-hand opponent, and
 * the round of each that happens only once. A permutation that maps the rounds of a movement to its
 * rounds keeps these numbers, and maps a round with a unique event to the round with its image.
 */
final class Occasions {

  /**
   * The kinds of events, by seats clockwise: 0 sitting out, a player with themselves; 1 left-hand
   * opponent; 2 partner.
   */
  private static final int SORTS = 3;

  private final int[][][] count;
  private final int[][][] round;

  Occasions(SeatTable seats) {
    int size = seats.players() + 1;
    count = new int[SORTS][size][size];
    round = new int[SORTS][size][size];
    for (int r = 0; r < seats.rounds(); r++) {
      for (int p = 1; p < size; p++) {
        int place = seats.place(r, p);
        if (place == SeatTable.OUT) {
          note(0, p, p, r);
        } else {
          note(1, p, seats.onFrom(r, place, 1), r);
          note(2, p, seats.onFrom(r, place, 2), r);
        }
      }
    }
  }

  private void note(int sort, int p, int q, int r) {
    count[sort][p][q]++;
    round[sort][p][q] = r;
  }

  int sorts() {
    return SORTS;
  }

  int count(int sort, int p, int q) {
    return count[sort][p][q];
  }

  /** The last round with such an event, from 0; meaningless when there is none. */
  int round(int sort, int p, int q) {
    return round[sort][p][q];
  }
}
