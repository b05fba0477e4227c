package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RotationTest {

  @ParameterizedTest
  @CsvSource({"NONE, 'NORTH EAST SOUTH WEST'", "SWAP, 'NORTH WEST'", "ROTATE, NORTH"})
  void someSeatsAreKeptForTheWholeSet(Rotation rotation, String kept) {
    assertThat(Seat.values())
        .filteredOn(rotation::keeps)
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(kept.split(" ")).map(Seat::valueOf).toList());
  }
}
