package org.boardwalk.library.files;

import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating;

/** The keys of the seats in an encounter, in the order in which they are written. */
enum SeatKey {
  N("n", Seat.NORTH),
  E("e", Seat.EAST),
  S("s", Seat.SOUTH),
  W("w", Seat.WEST),
  NS("ns", Seat.NORTH),
  EW("ew", Seat.EAST);

  private final String key;
  private final Seat seat;

  SeatKey(String key, Seat seat) {
    this.key = key;
    this.seat = seat;
  }

  String key() {
    return key;
  }

  int contestant(Seating seating) {
    return Objects.requireNonNull(seating.seats().get(seat));
  }

  static List<SeatKey> of(Kind kind) {
    return switch (kind) {
      case INDIVIDUAL -> List.of(N, E, S, W);
      case PAIRS -> List.of(NS, EW);
      case SOLO -> List.of(S, N);
    };
  }

  static Seating seating(Kind kind, ToIntFunction<SeatKey> at) {
    return switch (kind) {
      case INDIVIDUAL ->
          new Seating.FourPlayers(
              at.applyAsInt(N), at.applyAsInt(E), at.applyAsInt(S), at.applyAsInt(W));
      case PAIRS -> new Seating.TwoPairs(at.applyAsInt(NS), at.applyAsInt(EW));
      case SOLO -> new Seating.TwoPlayers(at.applyAsInt(S), at.applyAsInt(N));
    };
  }
}
