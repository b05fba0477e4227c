package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Examples;
import org.boardwalk.page.room.SeatMap.Shape;
import org.boardwalk.page.room.SeatMap.Way;
import org.junit.jupiter.api.Test;

/** The tables of a room on a phone. */
class SeatMapTest {

  private static final SeatMap FIVE = SeatMap.of(Examples.mitchell(5, 0, 2));

  private static String numbers(List<Shape> tables) {
    return tables.stream().map(Shape::number).reduce("", String::concat);
  }

  @Test
  void myTableAndTheNextStandOutWithAWayBetweenThem() {
    Way way = FIVE.way(Optional.of(2), Optional.of(3));
    assertThat(numbers(way.now()) + numbers(way.next())).isEqualTo("23");
    assertThat(way.line()).startsWith("M89 20L103 20");
  }

  @Test
  void thereIsNoWayForThoseWhoStayOrSitOut() {
    Way stays = FIVE.way(Optional.of(2), Optional.of(2));
    assertThat(numbers(stays.now()) + numbers(stays.next()) + stays.line()).isEqualTo("2");
    Way waits = FIVE.way(Optional.empty(), Optional.of(4));
    assertThat(numbers(waits.now()) + numbers(waits.next()) + waits.line()).isEqualTo("4");
  }

  @Test
  void consecutiveTablesAreSideBySideAndNoTwoInOnePlace() {
    List<Shape> tables = SeatMap.of(Examples.mitchell(23, 0, 2)).tables();
    for (int k = 1; k < tables.size(); k++) {
      int away =
          Math.abs(tables.get(k).x() - tables.get(k - 1).x()) / 48
              + Math.abs(tables.get(k).y() - tables.get(k - 1).y()) / 40;
      assertThat(away).isEqualTo(1);
    }
    assertThat(tables.stream().map(t -> t.x() + " " + t.y())).doesNotHaveDuplicates();
  }
}
