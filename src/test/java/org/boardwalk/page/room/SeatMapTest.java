package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Examples;
import org.junit.jupiter.api.Test;

/** The tables of a room on a phone. */
class SeatMapTest {

  private static List<String> words(SeatMap map) {
    return map.tables().stream().map(SeatMap.Shape::word).toList();
  }

  @Test
  void myTableAndTheNextStandOutWithAWayBetweenThem() {
    SeatMap map = SeatMap.of(Examples.mitchell(5, 0, 2), Optional.of(2), Optional.of(3));
    assertThat(words(map)).containsExactly("other", "now", "next", "other", "other");
    assertThat(map.way()).startsWith("M89 20L103");
  }

  @Test
  void thereIsNoWayForThoseWhoStayOrSitOut() {
    SeatMap stays = SeatMap.of(Examples.mitchell(5, 0, 2), Optional.of(2), Optional.of(2));
    assertThat(stays.way()).isEmpty();
    SeatMap waits = SeatMap.of(Examples.mitchell(5, 0, 2), Optional.empty(), Optional.of(4));
    assertThat(waits.way()).isEmpty();
    assertThat(words(waits)).containsExactly("other", "other", "other", "next", "other");
  }

  @Test
  void consecutiveTablesAreSideBySideAndNoTwoInOnePlace() {
    List<SeatMap.Shape> tables =
        SeatMap.of(Examples.mitchell(23, 0, 2), Optional.empty(), Optional.empty()).tables();
    for (int k = 1; k < tables.size(); k++) {
      int away =
          Math.abs(tables.get(k).x() - tables.get(k - 1).x()) / 48
              + Math.abs(tables.get(k).y() - tables.get(k - 1).y()) / 40;
      assertThat(away).isEqualTo(1);
    }
    assertThat(tables.stream().map(t -> t.x() + " " + t.y())).doesNotHaveDuplicates();
  }
}
