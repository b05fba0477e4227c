package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.BoardingFormulation;
import org.boardwalk.model.pairs.Cuts;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.WebTheorems;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The boarding models on every engine against all boardings of tiny rooms. */
@Tag("thorough")
class BoardingModelTest {

  static Stream<Arguments> rooms() {
    return Engines.all().stream()
        .flatMap(
            e ->
                Stream.of(
                    Arguments.of(e, 3, 2, 3, 1),
                    Arguments.of(e, 4, 2, 3, 2),
                    Arguments.of(e, 3, 2, 4, 1),
                    Arguments.of(e, 3, 3, 3, 1)));
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void allBoardingsAreTheValidOnes(Engine engine, int tables, int rounds, int sets, int copies) {
    PairsWish wish = SoughtWishes.web(tables, rounds, sets, copies, Boarding.FREE, EwWalk.UP_ONE);
    WebRoom room = WebRoom.of(wish, List.of());
    ConstraintModel model = BoardingFormulation.feasible(wish, room, copies);
    List<SetGrid> found = new ArrayList<>();
    engine.enumerate(model, v -> found.add(SetGrid.of(room, model.decoder().apply(v))));
    assertThat(found).containsExactlyInAnyOrderElementsOf(valid(wish, room, copies));
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void fewestBreaksAreTheFewestOfAll(Engine engine, int tables, int rounds, int sets, int copies) {
    PairsWish wish = SoughtWishes.web(tables, rounds, sets, copies, Boarding.FREE, EwWalk.UP_ONE);
    WebRoom room = WebRoom.of(wish, List.of());
    SetGrid open = SetGrid.of(room, (t, r) -> SetGrid.OPEN);
    ConstraintModel model = BoardingFormulation.fewestBreaks(wish, room, copies, open);
    int fewest =
        valid(wish, room, copies).stream().mapToInt(g -> g.breaks(room)).min().orElseThrow();
    assertThat(Exhausted.best(engine, model).map(m -> SetGrid.of(room, m).breaks(room)))
        .contains(fewest);
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void cutBoardingsBreakThereOnly(Engine engine, int tables, int rounds, int sets, int copies) {
    PairsWish wish = SoughtWishes.web(tables, rounds, sets, copies, Boarding.FREE, EwWalk.UP_ONE);
    WebRoom room = WebRoom.of(wish, List.of());
    Cuts last = new Cuts(Set.of(tables - 1));
    ConstraintModel model = BoardingFormulation.cut(wish, room, copies, last);
    Set<SetGrid> found = new HashSet<>();
    engine.enumerate(model, v -> found.add(SetGrid.of(room, model.decoder().apply(v))));
    List<SetGrid> expected =
        valid(wish, room, copies).stream()
            .filter(
                g -> firstInOrder(room, g) && onlyBreaksWhere((t, r) -> t == tables - 1, room, g))
            .toList();
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
  }

  /** A set changes places with the one beside it; of an odd number the last one stays. */
  @ParameterizedTest
  @CsvSource({"3,3,1,0", "3,3,2,1"})
  void boardingsByAHalfTurnAreThoseThatTheTurnMapsToThemselves(
      int tables, int rounds, int copies, int centre) {
    PairsWish wish = SoughtWishes.web(tables, rounds, rounds, copies, Boarding.FREE, EwWalk.UP_ONE);
    WebRoom room = WebRoom.of(wish, List.of());
    assertThat(room.turns()).isTrue();
    ConstraintModel model = BoardingFormulation.turned(wish, room, copies, centre);
    List<SetGrid> valid = valid(wish, room, copies, g -> ownTurn(room, g, centre));
    for (Engine engine : Engines.all()) {
      List<SetGrid> found = new ArrayList<>();
      engine.enumerate(model, v -> found.add(SetGrid.of(room, model.decoder().apply(v))));
      assertThat(found).as(engine.name()).containsExactlyInAnyOrderElementsOf(valid);
    }
    assertThat(model.complete()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  @Tag("slow")
  void boardingsOfFourTablesByAHalfTurnAreThoseThatTheTurnMapsToThemselves(int centre) {
    boardingsByAHalfTurnAreThoseThatTheTurnMapsToThemselves(4, 3, 2, centre);
  }

  private static boolean ownTurn(WebRoom room, SetGrid grid, int centre) {
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r < room.rounds(); r++) {
        int set = grid.at(t, r);
        int other = set % 2 == 1 ? set - 1 : Math.min(set + 1, room.sets() - 1);
        int opposite = Math.floorMod(centre - t, room.tables());
        if (grid.at(opposite, room.rounds() - 1 - r) != other) {
          return false;
        }
      }
    }
    return true;
  }

  /** With two places or more left out by each set; without the sums of moves in the model. */
  @Test
  void whereSumsOfMovesCannotBeWholeTurnsThereIsNoBoarding() {
    List<String> refuted = new ArrayList<>();
    for (int tables = 4; tables <= 11; tables++) {
      for (int rounds = 3; rounds <= Math.min(5, tables); rounds++) {
        PairsWish wish =
            SoughtWishes.web(tables, rounds, rounds, tables, Boarding.FREE, EwWalk.UP_ONE);
        WebRoom room = WebRoom.of(wish, List.of());
        WebTheorems theorems = WebSearchScope.theorems(room);
        int least = (tables + 2 + rounds - 1) / rounds;
        for (int copies = least; copies < least + 2; copies++) {
          boolean impossible =
              theorems.refuted(copies).filter(t -> t.theorem() == Theorem.TABLES_LESS).isPresent();
          boolean none =
              Exhausted.best(
                      Engines.all().get(0),
                      BoardingFormulation.plain(wish, room, copies).withoutObjective())
                  .isEmpty();
          assertThat(none).as("%d x %d, %d copies", tables, rounds, copies).isEqualTo(impossible);
          if (impossible) {
            refuted.add(tables + "x" + rounds + " " + copies);
          }
        }
      }
    }
    assertThat(refuted).containsExactly("6x4 2", "9x4 3", "10x4 3", "11x4 4");
  }

  /** Each half of the walk kept, and open, in turn. */
  @ParameterizedTest
  @MethodSource("rooms")
  void whereTheWalkIsKeptNoneIsBetterThanTheBestThatKeepsIt(
      Engine engine, int tables, int rounds, int sets, int copies) {
    PairsWish wish = SoughtWishes.web(tables, rounds, sets, copies, Boarding.FREE, EwWalk.UP_ONE);
    WebRoom room = WebRoom.of(wish, List.of());
    for (int half = 0; half < 2; half++) {
      int open = half;
      BiPredicate<Integer, Integer> mayBreak = (t, r) -> (t + r) % 2 == open;
      ConstraintModel model = BoardingFormulation.walkKept(wish, room, copies, mayBreak);
      OptionalInt fewest =
          valid(wish, room, copies).stream()
              .filter(g -> firstInOrder(room, g) && onlyBreaksWhere(mayBreak, room, g))
              .mapToInt(g -> g.breaks(room))
              .min();
      Optional<Integer> best =
          Exhausted.best(engine, model).map(m -> SetGrid.of(room, m).breaks(room));
      assertThat(best.stream().toList()).isEqualTo(fewest.stream().boxed().toList());
    }
  }

  private static boolean firstInOrder(WebRoom room, SetGrid grid) {
    for (int r = 0; r < room.rounds(); r++) {
      if (grid.at(0, r) != r) {
        return false;
      }
    }
    return true;
  }

  private static boolean onlyBreaksWhere(
      BiPredicate<Integer, Integer> mayBreak, WebRoom room, SetGrid grid) {
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r + 1 < room.rounds(); r++) {
        if (grid.isBreak(room, t, r) && !mayBreak.test(t, r)) {
          return false;
        }
      }
    }
    return true;
  }

  private static List<SetGrid> valid(PairsWish wish, WebRoom room, int copies) {
    return valid(wish, room, copies, grid -> true);
  }

  private static boolean answers(PairsWish wish, Movement movement) {
    Scorecard card = Judge.judge(movement);
    return card.valid() && card.others().all().least() + 1 >= wish.fewestPlays();
  }

  /** One table alone plays a set in most boardings of three tables, four sets and one copy. */
  @Test
  void aModelLeavesOutBoardingsInWhichABoardHasNoOtherResult() {
    PairsWish wish = SoughtWishes.web(3, 2, 4, 1, Boarding.FREE, EwWalk.UP_ONE);
    PairsWish any = wish.comparedWith(0);
    WebRoom room = WebRoom.of(wish, List.of());
    assertThat(valid(any, room, 1)).hasSizeGreaterThan(2 * valid(wish, room, 1).size());
    assertThat(valid(wish, room, 1)).isNotEmpty().allMatch(grid -> grid.isCompared(room));
    for (Engine engine : Engines.all()) {
      ConstraintModel model = BoardingFormulation.feasible(any, WebRoom.of(any, List.of()), 1);
      List<SetGrid> found = new ArrayList<>();
      engine.enumerate(model, v -> found.add(SetGrid.of(room, model.decoder().apply(v))));
      assertThat(found).containsExactlyInAnyOrderElementsOf(valid(any, room, 1));
    }
  }

  private static List<SetGrid> valid(
      PairsWish wish, WebRoom room, int copies, Predicate<SetGrid> which) {
    List<SetGrid> valid = new ArrayList<>();
    int cells = room.tables() * room.rounds();
    long[] places = new long[cells + 1];
    places[0] = 1;
    for (int cell = 0; cell < cells; cell++) {
      places[cell + 1] = places[cell] * room.sets();
    }
    for (long code = 0; code < places[cells]; code++) {
      long digits = code;
      SetGrid grid =
          SetGrid.of(room, (t, r) -> (int) (digits / places[t * room.rounds() + r] % room.sets()));
      if (which.test(grid)
          && grid.copies(room) <= copies
          && answers(wish, room.movement(wish, grid))) {
        valid.add(grid);
      }
    }
    return valid;
  }
}
