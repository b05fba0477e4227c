package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SegmentSearchTest {

  private static WebRoom room(int tables, int rounds, int sets, List<Integer> skips) {
    return WebRoom.of(wish(tables, rounds, sets), skips);
  }

  private static PairsWish wish(int tables, int rounds, int sets) {
    return SoughtWishes.web(tables, rounds, sets, tables, Boarding.CUT, EwWalk.UP_ONE);
  }

  private static List<String> names(WebRoom room, int copies, int segments) {
    return SegmentSearch.all(room, copies, segments).stream()
        .map(p -> p.byCopies(room.sets()).segments().toString())
        .distinct()
        .toList();
  }

  @Test
  void theOnlyTwoSegmentsForEighteenTablesAndThirteenSetsAreThePublishedOnes() {
    assertThat(SegmentSearch.all(room(18, 13, 13, List.of()), 2, 2))
        .singleElement()
        .satisfies(
            plan -> {
              assertThat(plan.segments()).hasToString("9-up-9-down");
              // Table 18 starts with the last set, 17 with the first, 16 with the second.
              assertThat(plan.grid().at(17, 0)).isEqualTo(12);
              assertThat(plan.grid().at(16, 0)).isZero();
              assertThat(plan.grid().at(15, 0)).isEqualTo(1);
              assertThat(plan.grid().at(0, 0)).isZero();
            });
  }

  @Test
  void theOnlyTwoSegmentsForEighteenTablesAndTwelveSetsAreThePublishedOnes() {
    assertThat(names(room(18, 12, 12, List.of(6)), 2, 2)).containsExactly("9-up-9-down");
    assertThat(names(room(18, 12, 12, List.of()), 18, 3)).isEmpty();
    assertThat(names(room(18, 12, 12, List.of(6)), 3, 2)).contains("12-up-3-up-3-down");
  }

  @Test
  void nineteenTablesAndThirteenSetsNeedThreeCopiesInSegments() {
    WebRoom room = room(19, 13, 13, List.of());
    for (int segments = 1; segments <= 4; segments++) {
      assertThat(names(room, 2, segments)).isEmpty();
    }
    assertThat(names(room, 3, 2)).contains("13-up-3-up-3-down");
  }

  @Test
  void bothAlternativesForTenTablesAndEightSetsAreFound() {
    assertThat(names(room(10, 8, 8, List.of(4)), 2, 2)).contains("5-up-5-down", "8-up-1-up-1-down");
  }

  @Test
  void whatIsFoundIsValid() {
    PairsWish wish = wish(10, 8, 8);
    WebRoom room = WebRoom.of(wish, List.of(4));
    for (int segments = 2; segments <= 3; segments++) {
      assertThat(SegmentSearch.all(room, 2, segments))
          .isNotEmpty()
          .allSatisfy(
              plan -> {
                Movement movement = room.movement(wish, plan.grid());
                assertThat(Judge.judge(movement).valid()).isTrue();
                assertThat(movement.boards().copies()).isEqualTo(2);
                assertThat(plan.segments().tables()).isEqualTo(10);
              });
    }
  }

  @Test
  @Tag("slow")
  void agreesWithBruteForceInFourRoundsOfFiveTables() {
    agreesWithBruteForce(5, 4, 4, 3);
  }

  /** Every first set and slope of every table, judged one by one. */
  @ParameterizedTest
  @CsvSource({"3, 3, 3, 1", "4, 3, 3, 2", "5, 3, 3, 2", "4, 3, 4, 2", "5, 3, 5, 1"})
  void agreesWithBruteForce(int tables, int rounds, int sets, int copies) {
    PairsWish wish = wish(tables, rounds, sets);
    WebRoom room = WebRoom.of(wish, List.of());
    Set<SetGrid> expected = new HashSet<>();
    long ways = Math.round(Math.pow(2.0 * sets, tables - 1));
    for (long way = 0; way < ways; way++) {
      long code = way * 2 * sets;
      SetGrid grid = grid(room, code);
      if (grid.copies(room) <= copies && Judge.judge(room.movement(wish, grid)).valid()) {
        expected.add(grid);
      }
    }
    Set<SetGrid> found = new HashSet<>();
    for (int segments = 1; segments <= tables; segments++) {
      SegmentSearch.all(room, copies, segments).forEach(p -> found.add(p.grid()));
    }
    assertThat(found).isEqualTo(expected);
  }

  /** The digits of the code are the first sets, and which way each table goes. */
  private static SetGrid grid(WebRoom room, long code) {
    int base = 2 * room.sets();
    return SetGrid.of(
        room,
        (t, r) -> {
          int digit = (int) (code / Math.round(Math.pow(base, t)) % base);
          int slope = digit >= room.sets() ? -1 : 1;
          return Math.floorMod(digit % room.sets() + slope * r, room.sets());
        });
  }
}
