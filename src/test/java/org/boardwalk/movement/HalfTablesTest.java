package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Where a pair waits whose opponents are missing. */
class HalfTablesTest {

  @Test
  void waitingPairsKeepTheirDirectionWhereTheSessionHasChanged() {
    HalfTables before = HalfTables.of(HalfMitchell.planned());
    HalfTables after = HalfTables.of(HalfMitchell.exchanged());
    assertThat(before.waits()).extracting(HalfTables.Wait::contestant).containsExactly(3, 1, 2);
    assertThat(after.waits().subList(0, 2)).isEqualTo(before.waits().subList(0, 2));
    assertThat(after.in(3))
        .singleElement()
        .satisfies(
            wait -> {
              assertThat(wait.contestant()).isEqualTo(3);
              assertThat(wait.place()).isEqualTo(new Place.AtTable(2, Seat.NORTH));
            });
  }
}
