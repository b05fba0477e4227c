package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.TeamsFormulation;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.PairsForm.FreeTeams;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The model of matches of teams on every engine, against all movements of few teams. */
@Tag("thorough")
class TeamsModelTest {

  /** The judge sees so many solutions of each question; the plain search below sees all. */
  private static final int JUDGED = 200;

  /** A table in a round, all from 0: the teams of NS and EW, and the set. */
  private record Table(int round, int ns, int ew, int set) {}

  private static PairsWish wish(FreeTeams form, int teams, int rounds, int sets, int copies) {
    return UsualPairs.teams(form, teams, rounds)
        .with(new Boards(sets, 2, Play.CIRCULATING, copies));
  }

  static Stream<Arguments> few() {
    FreeTeams any = new FreeTeams(FreeTeams.ANY, List.of());
    FreeTeams together = new FreeTeams(0, List.of());
    FreeTeams soon = new FreeTeams(1, List.of());
    FreeTeams broken = new FreeTeams(FreeTeams.ANY, List.of(2));
    return Engines.all().stream()
        .flatMap(
            engine ->
                Stream.of(
                    Arguments.of(engine, together, 4, 3, 3, 2, 0),
                    Arguments.of(engine, any, 4, 2, 4, 1, 2),
                    Arguments.of(engine, any, 4, 3, 3, 2, 0),
                    Arguments.of(engine, any, 4, 3, 4, 2, 3),
                    Arguments.of(engine, soon, 4, 3, 4, 2, 2),
                    Arguments.of(engine, any, 5, 2, 5, 1, 12),
                    Arguments.of(engine, any, 5, 4, 5, 1, 6),
                    Arguments.of(engine, broken, 5, 4, 5, 1, 2),
                    Arguments.of(engine, together, 6, 2, 2, 6, 6),
                    // 38 permutations 3 -> 1 -> 2 without short cycles, sets in 5! ways.
                    Arguments.of(engine, any, 7, 2, 7, 1, 4560)));
  }

  /** Up to names: the table of the first team has the others and the sets in order. */
  @ParameterizedTest
  @MethodSource("few")
  void solutionsAreAllMovementsInWhichMatchesAreWhole(
      Engine engine, FreeTeams form, int teams, int rounds, int sets, int copies, int number) {
    PairsWish wish = wish(form, teams, rounds, sets, copies);
    ConstraintModel model = TeamsFormulation.of(wish, form, 1);
    List<List<Table>> found = new ArrayList<>();
    engine.enumerate(
        model,
        values -> {
          Movement movement = model.decoder().apply(values);
          if (found.size() < JUDGED) {
            assertThat(wish.accepts(movement, Judge.judge(movement))).isTrue();
          }
          found.add(tables(movement));
        });
    assertThat(found).hasSize(number);
    assertThat(Set.copyOf(found))
        .hasSize(number)
        .isEqualTo(Set.copyOf(new Plain(wish, form).all()));
  }

  static List<Engine> engines() {
    return Engines.all();
  }

  /** The set of a round is at all tables of a circle. */
  @ParameterizedTest
  @MethodSource("engines")
  void solutionsOfSharedPlayInCirclesAreMovements(Engine engine) {
    FreeTeams any = new FreeTeams(FreeTeams.ANY, List.of());
    PairsWish wish = UsualPairs.teams(any, 4, 3).with(new Boards(3, 2, Play.SHARED, 4));
    ConstraintModel model = TeamsFormulation.of(wish, any, 2);
    List<Movement> found = new ArrayList<>();
    engine.enumerate(model, values -> found.add(model.decoder().apply(values)));
    assertThat(found).isNotEmpty().allMatch(m -> wish.accepts(m, Judge.judge(m)));
  }

  /** By rounds, and by tables, which are those of NS. */
  private static List<Table> tables(Movement movement) {
    List<Table> tables = new ArrayList<>();
    for (int r = 0; r < movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r).encounters()) {
        tables.add(
            new Table(
                r,
                e.seating().at(Direction.NS).get(0) - 1,
                e.seating().at(Direction.EW).get(0) - 1 - movement.contestants() / 2,
                e.set() - 1));
      }
    }
    return tables;
  }

  /** Tries everything, table by table, and looks at whole movements only for what cannot be cut. */
  private static final class Plain {

    private final PairsWish wish;
    private final FreeTeams form;
    private final int teams;
    private final List<Table> placed = new ArrayList<>();
    private final List<List<Table>> all = new ArrayList<>();

    Plain(PairsWish wish, FreeTeams form) {
      this.wish = wish;
      this.form = form;
      teams = wish.tables();
    }

    List<List<Table>> all() {
      place(0);
      return all;
    }

    private void place(int cell) {
      if (cell == teams * wish.rounds()) {
        if (whole()) {
          all.add(List.copyOf(placed));
        }
        return;
      }
      int round = cell / teams;
      int ns = cell % teams;
      for (int ew = 0; ew < teams; ew++) {
        if (ew != ns && comes(round, ew)) {
          for (int set = 0; set < wish.boards().sets(); set++) {
            Table table = new Table(round, ns, ew, set);
            boolean named = ns > 0 || (ew == round + 1 && set == round);
            if (named && copies(table) && fits(table) && inTime(table)) {
              placed.add(table);
              place(cell + 1);
              placed.remove(placed.size() - 1);
            }
          }
        }
      }
    }

    private boolean comes(int round, int ew) {
      for (Table t : placed) {
        if (t.round() == round && t.ew() == ew) {
          return false;
        }
      }
      return true;
    }

    private boolean fits(Table table) {
      for (Table t : placed) {
        if (!fits(t, table)) {
          return false;
        }
      }
      return true;
    }

    /** With one copy a half of the last round is the second one. */
    private boolean inTime(Table table) {
      return wish.boards().copies() > 1
          || table.round() < wish.rounds() - 1
          || placed.stream().anyMatch(t -> t.ns() == table.ew() && t.ew() == table.ns());
    }

    private boolean copies(Table table) {
      int others = 0;
      for (Table t : placed) {
        others += t.round() == table.round() && t.set() == table.set() ? 1 : 0;
      }
      return others < wish.boards().copies();
    }

    private static boolean fits(Table a, Table b) {
      boolean replayed = a.set() == b.set() && (a.ns() == b.ns() || a.ew() == b.ew());
      boolean again = a.ns() == b.ns() && a.ew() == b.ew();
      boolean twice = a.round() == b.round() && a.ew() == b.ew();
      boolean match = a.ns() == b.ew() && a.ew() == b.ns();
      // A team plays a set in one match only.
      boolean elsewhere = a.set() == b.set() && !match && (a.ns() == b.ew() || a.ew() == b.ns());
      return !replayed && !again && !twice && !elsewhere && (!match || a.set() == b.set());
    }

    private boolean whole() {
      Map<List<Integer>, Integer> rounds =
          placed.stream()
              .collect(
                  Collectors.toMap(
                      t -> List.of(t.ns(), t.ew()), Table::round, (a, b) -> a, HashMap::new));
      return rounds.entrySet().stream()
          .allMatch(
              half -> {
                Integer other = rounds.get(List.of(half.getKey().get(1), half.getKey().get(0)));
                return other != null
                    && Math.abs(other - half.getValue()) <= form.within()
                    && form.scoreBreaks().stream()
                        .noneMatch(q -> half.getValue() < q && other >= q);
              });
    }
  }

  static Stream<Arguments> odd() {
    return Engines.all().stream()
        .flatMap(
            engine ->
                Stream.of(
                    Arguments.of(engine, 3, 1, 3),
                    Arguments.of(engine, 5, 1, 2),
                    Arguments.of(engine, 5, 3, 5)));
  }

  /** The theorem says so, and the model without it. */
  @ParameterizedTest
  @MethodSource("odd")
  void anOddNumberOfTeamsDoesNotPlayAnOddNumberOfRounds(
      Engine engine, int teams, int rounds, int sets) {
    FreeTeams any = new FreeTeams(FreeTeams.ANY, List.of());
    PairsWish wish = wish(any, teams, rounds, sets, teams);
    assertThat(wish.forbidding()).extracting(TheoremCase::theorem).containsExactly(Theorem.HALVES);
    List<Movement> found = new ArrayList<>();
    ConstraintModel model = TeamsFormulation.of(wish, any, 1);
    engine.enumerate(model, values -> found.add(model.decoder().apply(values)));
    assertThat(found).isEmpty();
  }

  static Stream<Arguments> refuted() {
    // With the next set there are some: 8 teams have 10 sets in solutions/.
    return Engines.all().stream()
        .flatMap(engine -> IntStream.of(4, 5).mapToObj(sets -> Arguments.of(engine, 4, 3, sets)));
  }

  @ParameterizedTest
  @MethodSource("refuted")
  void fourTeamsCannotAllMeetWithOneCopyOfFourOrFiveSets(
      Engine engine, int teams, int rounds, int sets) {
    FreeTeams any = new FreeTeams(FreeTeams.ANY, List.of());
    ConstraintModel model = TeamsFormulation.of(wish(any, teams, rounds, sets, 1), any, 1);
    List<Movement> found = new ArrayList<>();
    engine.enumerate(model, values -> found.add(model.decoder().apply(values)));
    assertThat(found).isEmpty();
  }
}
