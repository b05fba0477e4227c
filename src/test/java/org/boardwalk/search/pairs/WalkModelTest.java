package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.EastWest;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WalkFormulation;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engine.Limits;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The models of EW walks on every engine, against all movements of tiny rooms. */
@Tag("thorough")
class WalkModelTest {

  private static PairsWish wish(int tables, int rounds, int copies) {
    return SoughtWishes.web(tables, rounds, rounds, copies, Boarding.FREE, EwWalk.FREE);
  }

  static Stream<Arguments> tiny() {
    return Engines.all().stream()
        .flatMap(e -> Stream.of(Arguments.of(e, 3, 2, 2), Arguments.of(e, 4, 2, 2)));
  }

  static Stream<Engine> engines() {
    return Engines.all().stream();
  }

  @ParameterizedTest
  @MethodSource("tiny")
  void walksAndBoardsAreAllThatNobodyMeetsOrReplaysTwiceIn(
      Engine engine, int tables, int rounds, int copies) {
    PairsWish wish = wish(tables, rounds, copies);
    WebRoom room = WebRoom.of(wish, List.of());
    assertThat(all(engine, WalkFormulation.apartWithBoards(wish, room, copies)))
        .isEqualTo(valid(wish, room, copies, eastWest -> true));
    assertThat(all(engine, WalkFormulation.togetherWithBoards(wish, room, copies)))
        .isEqualTo(valid(wish, room, copies, WalkModelTest::alike));
  }

  /** A table less than copies of sets: all EW alike cannot be, each its own way can. */
  @ParameterizedTest
  @MethodSource("engines")
  void sevenTablesPlayFourSetsWithTwoCopiesOnlyIfEwGoTheirOwnWay(Engine engine) {
    PairsWish wish = wish(7, 4, 2);
    WebRoom room = WebRoom.of(wish, List.of());
    SetGrid grid = SetGrid.of(room, (t, r) -> (t + r) % 4);
    assertThat(first(engine, WalkFormulation.together(wish, room, grid))).isEmpty();
    assertThat(first(engine, WalkFormulation.togetherWithBoards(wish, room, 2))).isEmpty();
    assertThat(first(engine, WalkFormulation.apart(wish, room, grid)))
        .hasValueSatisfying(m -> assertThat(m.boards().copies()).isEqualTo(2))
        .hasValueSatisfying(m -> assertThat(fair(m)).isTrue());
  }

  @Test
  void fifteenTablesPlayEightSetsWithTwoCopiesAndSevenBreaks() {
    PairsWish wish = wish(15, 8, 2);
    WebRoom room = WebRoom.of(wish, List.of());
    SetGrid grid = SetGrid.of(room, (t, r) -> (t + r) % 8);
    assertThat(first(Engines.all().get(0), WalkFormulation.apart(wish, room, grid)))
        .hasValueSatisfying(
            m -> {
              assertThat(fair(m)).isTrue();
              assertThat(Judge.judge(m).walk().copies()).isEqualTo(2);
              assertThat(Judge.judge(m).walk().breaks()).isEqualTo(7);
              assertThat(Judge.judge(m).walk().moves())
                  .isEqualTo(EastWest.of(room, m).leaps())
                  .isPositive();
            });
  }

  @ParameterizedTest
  @MethodSource("engines")
  void leapsForAMitchellAreNoneAndForTwiceEightTablesOneSkip(Engine engine) {
    assertThat(fewestLeaps(engine, 5, 5)).isZero();
    assertThat(fewestLeaps(engine, 8, 4)).isEqualTo(8);
  }

  private static long fewestLeaps(Engine engine, int tables, int rounds) {
    PairsWish wish = wish(tables, rounds, 2);
    WebRoom room = WebRoom.of(wish, List.of());
    SetGrid grid = SetGrid.of(room, (t, r) -> (t + r) % rounds);
    return EastWest.of(room, best(engine, WalkFormulation.together(wish, room, grid))).leaps();
  }

  @ParameterizedTest
  @MethodSource("engines")
  void pairsThatAreNotReopenedGoAsBefore(Engine engine) {
    PairsWish wish = wish(6, 3, 2);
    WebRoom room = WebRoom.of(wish, List.of());
    SetGrid grid = SetGrid.of(room, (t, r) -> (t + r) % 3);
    EastWest before =
        EastWest.of(room, first(engine, WalkFormulation.apart(wish, room, grid)).orElseThrow());
    Set<Integer> open = Set.of(1, 4);
    EastWest after =
        EastWest.of(room, best(engine, WalkFormulation.reopened(wish, room, grid, before, open)));
    assertThat(after.leaps()).isLessThanOrEqualTo(before.leaps());
    for (int t = 0; t < 6; t++) {
      for (int r = 0; r < 3; r++) {
        if (!open.contains(before.at(t, r))) {
          assertThat(after.at(t, r)).isEqualTo(before.at(t, r));
        }
      }
    }
    Set<Integer> all = Set.of(0, 1, 2, 3, 4, 5);
    assertThat(
            EastWest.of(room, best(engine, WalkFormulation.reopened(wish, room, grid, before, all)))
                .leaps())
        .isEqualTo(
            EastWest.of(room, best(engine, WalkFormulation.apart(wish, room, grid))).leaps());
  }

  private static Movement best(Engine engine, ConstraintModel model) {
    return Exhausted.best(engine, model).orElseThrow();
  }

  @Test
  void moreRoundsThanTablesAreRefused() {
    PairsWish wish = wish(3, 4, 1);
    WebRoom room = WebRoom.of(wish, List.of());
    assertThatThrownBy(() -> WalkFormulation.apartWithBoards(wish, room, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rounds [4]");
  }

  @Test
  void opponentsOfTheMissingPairSitOut() {
    PairsWish wish = SoughtWishes.halfWeb(5, 4, 2, Direction.NS);
    WebRoom room = WebRoom.of(wish, List.of());
    assertThat(first(Engines.all().get(0), WalkFormulation.apartWithBoards(wish, room, 1)))
        .hasValueSatisfying(
            m -> {
              assertThat(fair(m)).isTrue();
              assertThat(m.rounds()).allMatch(r -> r.encounters().size() == 4);
              EastWest eastWest = EastWest.of(room, m);
              assertThat(room.movement(wish, SetGrid.of(room, m), eastWest)).isEqualTo(m);
            });
  }

  private static Optional<Movement> first(Engine engine, ConstraintModel model) {
    LastSolution<Movement> found = new LastSolution<>();
    Engine.End end =
        engine.solve(
            model,
            new Limits(1e6, Double.POSITIVE_INFINITY, () -> found.value().isPresent(), 1),
            v -> found.accept(model.decoder().apply(v)));
    assertThat(found.value().isPresent() || end.exhausted()).isTrue();
    return found.value();
  }

  private static Set<Movement> all(Engine engine, ConstraintModel model) {
    Set<Movement> all = new HashSet<>();
    engine.enumerate(model, v -> all.add(model.decoder().apply(v)));
    return all;
  }

  private static boolean fair(Movement movement) {
    Scorecard card = Judge.judge(movement);
    return card.valid() && card.meetings().again() == 0;
  }

  private static boolean alike(List<Integer> order) {
    int n = order.size();
    return IntStream.range(0, n)
        .allMatch(t -> Math.floorMod(order.get(t) - t, n) == Math.floorMod(order.get(0), n));
  }

  /** Two rounds: every order of EW in the second, every boarding. */
  private static Set<Movement> valid(
      PairsWish wish, WebRoom room, int copies, Predicate<List<Integer>> walks) {
    Set<Movement> valid = new HashSet<>();
    int cells = room.tables() * 2;
    for (List<Integer> order : orders(room.tables())) {
      for (long code = 0; walks.test(order) && code < 1L << cells; code++) {
        long digits = code;
        SetGrid grid = SetGrid.of(room, (t, r) -> (int) (digits >> (2 * t + r) & 1));
        List<List<Integer>> rows = new ArrayList<>();
        for (int t = 0; t < room.tables(); t++) {
          rows.add(List.of(t, order.get(t)));
        }
        Movement movement = room.movement(wish, grid, new EastWest(rows));
        if (grid.at(0, 0) == 0 && grid.copies(room) <= copies && fair(movement)) {
          valid.add(movement);
        }
      }
    }
    return valid;
  }

  private static List<List<Integer>> orders(int n) {
    if (n == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> all = new ArrayList<>();
    for (List<Integer> shorter : orders(n - 1)) {
      for (int at = 0; at < n; at++) {
        List<Integer> order = new ArrayList<>(shorter);
        order.add(at, n - 1);
        all.add(order);
      }
    }
    return all;
  }
}
