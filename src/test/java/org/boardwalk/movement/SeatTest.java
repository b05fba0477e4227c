package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeatTest {

  @Test
  void ofTwoLonePlayersSouthAndEastCountAsNsAndNorthAndWestAsEw() {
    assertThat(Seat.NORTH.direction(Kind.SOLO)).isEqualTo(Direction.EW);
    assertThat(Seat.WEST.direction(Kind.SOLO)).isEqualTo(Direction.EW);
    assertThat(Seat.SOUTH.direction(Kind.SOLO)).isEqualTo(Direction.NS);
    assertThat(Seat.EAST.direction(Kind.SOLO)).isEqualTo(Direction.NS);
  }

  @Test
  void ofAllOthersNorthCountsAsNs() {
    for (Kind kind : new Kind[] {Kind.INDIVIDUAL, Kind.PAIRS}) {
      for (Seat seat : Seat.values()) {
        assertThat(seat.direction(kind)).isEqualTo(seat.direction());
      }
    }
  }
}
