package org.boardwalk.movement;

/** How the players of a table change seats inside a round, board by board. */
public enum Rotation {
  /** Everybody keeps their seat for the whole set. */
  NONE(1),
  /** Two boards: South and East change places for the second. */
  SWAP(2),
  /** Three boards: North stays, East goes to South, South to West, West to East. */
  ROTATE(3);

  private final int period;

  Rotation(int period) {
    this.period = period;
  }

  /**
   * @return boards until everybody sits as at first: 1, 2 or 3
   */
  public int period() {
    return period;
  }

  /**
   * @param first the seats of the first board of the set
   * @param board which board of the set, from 0
   * @return the seats of that board
   */
  public Seating.FourPlayers seating(Seating.FourPlayers first, int board) {
    Seating.FourPlayers now = first;
    for (int turn = 0; turn < board % period; turn++) {
      now = next(now);
    }
    return now;
  }

  private Seating.FourPlayers next(Seating.FourPlayers s) {
    return switch (this) {
      case NONE -> s;
      case SWAP -> new Seating.FourPlayers(s.north(), s.south(), s.east(), s.west());
      case ROTATE -> new Seating.FourPlayers(s.north(), s.west(), s.east(), s.south());
    };
  }
}
