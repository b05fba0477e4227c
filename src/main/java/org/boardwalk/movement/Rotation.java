package org.boardwalk.movement;

import java.util.Objects;
import java.util.stream.IntStream;

/** The change of seats at a table inside a round, board by board. */
public enum Rotation {
  /** Every player keeps their seat for the whole set. */
  NONE(1),
  /** Two boards: South and East change places for the second. */
  SWAP(2),
  /** Three boards: North stays, East goes to South, South to West, West to East. */
  ROTATE(3);

  private final int period;

  Rotation(int period) {
    this.period = period;
  }

  /** {@return the number of boards after which all players sit as at first: 1, 2 or 3} */
  public int period() {
    return period;
  }

  /**
   * @param first the seats of the first board of the set
   * @param board number of the board in the set, from 0
   * @return the seats of that board
   */
  public Seating.FourPlayers seating(Seating.FourPlayers first, int board) {
    Seating.FourPlayers now = first;
    for (int turn = 0; turn < board % period; turn++) {
      now = next(now);
    }
    return now;
  }

  /**
   * @param seat a seat of the first board of a set
   * @return whether the player there keeps the seat for the whole set
   */
  public boolean keeps(Seat seat) {
    Seating.FourPlayers first = new Seating.FourPlayers(1, 2, 3, 4);
    return IntStream.range(0, period)
        .allMatch(
            b -> Objects.equals(seating(first, b).seats().get(seat), first.seats().get(seat)));
  }

  private Seating.FourPlayers next(Seating.FourPlayers s) {
    return switch (this) {
      case NONE -> s;
      case SWAP -> new Seating.FourPlayers(s.north(), s.south(), s.east(), s.west());
      case ROTATE -> new Seating.FourPlayers(s.north(), s.west(), s.east(), s.south());
    };
  }
}
