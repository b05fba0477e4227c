package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.SegmentFormulation;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.pairs.SegmentSearch.Plan;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The model of cuts on every engine, beside the search that tries all ways to cut. */
@Tag("thorough")
class SegmentModelTest {

  static Stream<Engine> engines() {
    return Engines.all().stream();
  }

  private static PairsWish wish(int tables, int rounds, int sets) {
    return SoughtWishes.web(tables, rounds, sets, tables, Boarding.CUT, EwWalk.UP_ONE);
  }

  @ParameterizedTest
  @MethodSource("engines")
  void thePublishedCutsAreFound(Engine engine) {
    assertThat(fewest(engine, wish(18, 13, 13), List.of(), 2).map(Object::toString))
        .contains("9-up-9-down");
    assertThat(fewest(engine, wish(18, 12, 12), List.of(6), 2).map(Object::toString))
        .contains("9-up-9-down");
    assertThat(fewest(engine, wish(10, 8, 8), List.of(4), 2).map(p -> p.split("-").length))
        .contains(4);
  }

  @ParameterizedTest
  @Tag("slow")
  @MethodSource("engines")
  void nineteenTablesAndThirteenSetsNeedThreeCopiesAndThreeSegments(Engine engine) {
    assertThat(fewest(engine, wish(19, 13, 13), List.of(), 2)).isEmpty();
    assertThat(fewest(engine, wish(19, 13, 13), List.of(), 3).map(p -> p.split("-").length))
        .contains(6);
  }

  @ParameterizedTest
  @MethodSource("engines")
  void theModelHasEveryWayToCutAndNoOther(Engine engine) {
    assertThat(names(engine, wish(10, 8, 8), List.of(4), 2, 3))
        .contains("5-up-5-down", "8-up-1-up-1-down");
    assertThat(names(engine, wish(19, 13, 13), List.of(), 3, 3)).contains("13-up-3-up-3-down");
  }

  /** All cuts that the model has with so few segments: exactly those of the other search. */
  private static Set<String> names(
      Engine engine, PairsWish wish, List<Integer> skips, int copies, int segments) {
    WebRoom room = WebRoom.of(wish, skips);
    ConstraintModel model =
        SegmentFormulation.fewestSegments(wish, room, copies).below(segments + 1L);
    Set<SetGrid> found = new HashSet<>();
    engine.enumerate(model, v -> found.add(SetGrid.of(room, model.decoder().apply(v))));
    assertThat(found).isEqualTo(grids(room, copies, segments));
    return found.stream()
        .map(g -> CutBoarding.GridCutting.of(room, g).segments().toString())
        .collect(Collectors.toSet());
  }

  private static Set<SetGrid> grids(WebRoom room, int copies, int segments) {
    Set<SetGrid> grids = new HashSet<>();
    for (int k = 1; k <= segments; k++) {
      SegmentSearch.all(room, copies, k).stream()
          .filter(p -> segments(p.byCopies(room.sets())) <= segments)
          .forEach(p -> grids.add(p.grid()));
    }
    return grids;
  }

  @ParameterizedTest
  @MethodSource("engines")
  void fewestSegmentsAreThoseOfTheSearchThatTriesAll(Engine engine) {
    int cut = 0;
    for (int tables = 2; tables <= 7; tables++) {
      for (int rounds = 1; rounds <= Math.min(tables, 5); rounds++) {
        for (int sets = rounds; sets <= Math.min(rounds + 1, 5); sets++) {
          for (int copies = 1; copies <= 3; copies++) {
            PairsWish wish = wish(tables, rounds, sets);
            cut += agree(engine, wish, List.of(), copies);
            cut += agree(engine, wish, List.of((rounds + 1) / 2), copies);
          }
        }
      }
    }
    for (Direction missing : Direction.values()) {
      cut += agree(engine, SoughtWishes.halfWeb(6, 4, 2, missing), List.of(), 2);
      cut += agree(engine, SoughtWishes.halfWeb(7, 5, 2, missing), List.of(), 2);
    }
    assertThat(cut).isGreaterThan(100);
  }

  /** 1 where there is a way to cut. */
  private static int agree(Engine engine, PairsWish wish, List<Integer> skips, int copies) {
    WebRoom room = WebRoom.of(wish, skips);
    Optional<Integer> expected =
        Stream.iterate(1, k -> k <= room.tables(), k -> k + 1)
            .flatMap(k -> SegmentSearch.all(room, copies, k).stream())
            .map(p -> segments(p.byCopies(room.sets())))
            .min(Integer::compare);
    Optional<Integer> found = fewest(engine, wish, skips, copies).map(p -> p.split("-").length / 2);
    assertThat(found).as("%s, %s, %d copies", room, skips, copies).isEqualTo(expected);
    return found.isPresent() ? 1 : 0;
  }

  private static int segments(Plan plan) {
    return plan.segments().cuts().size();
  }

  /** The cut with fewest segments, proven; judged. */
  private static Optional<String> fewest(
      Engine engine, PairsWish wish, List<Integer> skips, int copies) {
    WebRoom room = WebRoom.of(wish, skips);
    Optional<Movement> best =
        Exhausted.best(engine, SegmentFormulation.fewestSegments(wish, room, copies));
    best.ifPresent(
        m -> {
          assertThat(Judge.judge(m).valid()).isTrue();
          assertThat(m.boards().copies()).isLessThanOrEqualTo(copies);
        });
    return best.map(
        m -> CutBoarding.GridCutting.of(room, SetGrid.of(room, m)).segments().toString());
  }

  @Test
  void whatGoesNeitherUpNorDownIsNotCut() {
    WebRoom room = WebRoom.of(wish(2, 3, 4), List.of());
    SetGrid grid = SetGrid.of(room, (t, r) -> List.of(0, 1, 3).get(r));
    assertThatThrownBy(() -> CutBoarding.GridCutting.of(room, grid))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("table [1]");
  }
}
