package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Teams that stay together, with one number or as an NS and an EW pair. */
class TeamsTest {

  private static final Score PLUS = Score.Entitled.AVERAGE_PLUS;
  private static final Score MINUS = Score.Entitled.AVERAGE_MINUS;

  private static BoardPlay play(int round, int table, int board, int ns, int ew) {
    return new BoardPlay(round, table, board, new Seating.TwoPairs(ns, ew));
  }

  private static Result points(BoardPlay play, int points) {
    return new Result(play, new Score.Points(points));
  }

  /** Teams that have one number, and play what was scored. */
  private static Event teams(int count, List<Result> results) {
    Map<Field, List<Integer>> fields = new EnumMap<>(Field.class);
    fields.put(Field.ALL, IntStream.rangeClosed(1, count).boxed().toList());
    Roster roster =
        new Roster("teams", Optional.empty(), Kind.PAIRS, count, fields, new TreeMap<>());
    return new Event(roster, results.stream().map(Result::play).toList(), results);
  }

  /** What the boards at which each contestant sat are worth. */
  private static Map<Integer, Fraction> gained(Event event) {
    return Ranking.of(event, ScoringMethod.TEAMS).awards().stream()
        .flatMap(a -> a.contestants().stream().map(c -> Map.entry(c, a.gained())))
        .collect(
            Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, Fraction::plus, TreeMap::new));
  }

  @Test
  void anAverageAtEitherTableIsTheTeamsInAnyOrder() {
    List<Result> results =
        new ArrayList<>(
            List.of(
                points(play(1, 1, 1, 1, 2), 420),
                new Result(play(1, 2, 1, 2, 1), PLUS, MINUS),
                points(play(1, 1, 2, 1, 2), 620),
                points(play(1, 2, 2, 2, 1), 620)));
    Map<Integer, Fraction> expected = Map.of(1, Fraction.of(-3), 2, Fraction.of(3));
    assertThat(gained(teams(2, results))).isEqualTo(expected);
    Collections.reverse(results);
    assertThat(gained(teams(2, results))).isEqualTo(expected);
  }

  @Test
  void ofTwoAveragesTheLowerOneCounts() {
    List<Result> results =
        new ArrayList<>(
            List.of(
                new Result(play(1, 1, 1, 1, 2), PLUS, PLUS),
                new Result(play(1, 2, 1, 2, 1), PLUS, MINUS)));
    Map<Integer, Fraction> expected = Map.of(1, Fraction.of(-3), 2, Fraction.of(3));
    assertThat(gained(teams(2, results))).isEqualTo(expected);
    Collections.reverse(results);
    assertThat(gained(teams(2, results))).isEqualTo(expected);
  }

  @Test
  void oneNumberTellsTeamsThatPlayTheHalvesOfAMatchInDifferentRounds() {
    Event event =
        teams(3, List.of(points(play(1, 1, 5, 1, 3), 420), points(play(4, 3, 5, 3, 1), 170)));
    assertThat(event.ofTeams()).isTrue();
    assertThat(gained(event)).isEqualTo(Map.of(1, Fraction.of(6), 3, Fraction.of(-6)));
  }

  private static Movement americanWhist(int teams) {
    NamedForm form = NamedForms.of("american-whist").orElseThrow();
    return form.build(form.usual(teams, OptionalInt.empty())).orElseThrow();
  }

  private static Event played(Movement movement, Map<List<Integer>, Integer> points) {
    List<Result> results = new ArrayList<>();
    for (BoardPlay play : Plays.of(movement).all()) {
      int ns = play.seating().at(Direction.NS).get(0);
      int ew = play.seating().at(Direction.EW).get(0);
      results.add(points(play, points.getOrDefault(List.of(ns, ew), 110)));
    }
    return new Event(movement, results);
  }

  @Test
  void americanWhistComparesTheTwoTablesAtWhichTwoTeamsMeet() {
    // NS 1 make 420 against EW of team 2 (pair 7), NS 2 against EW of team 1 (pair 6) 170, on each
    // board of the set: 6 IMPs a board for both pairs of team 1, and against both of team 2.
    Movement movement = americanWhist(5);
    Event event = played(movement, Map.of(List.of(1, 7), 420, List.of(2, 6), 170));
    Fraction won = Fraction.of(6L * movement.boards().perSet());
    Map<Integer, Fraction> gained = gained(event);
    assertThat(gained).hasSize(10).containsEntry(1, won).containsEntry(6, won);
    assertThat(gained.get(2)).isEqualTo(Fraction.ZERO.plus(won.times(Fraction.of(-1))));
    assertThat(gained.get(7)).isEqualTo(gained.get(2));
    assertThat(gained.get(3)).isEqualTo(Fraction.ZERO);
    assertThat(event.ofTeams()).isFalse();
  }

  @Test
  void headToHeadTheTwoHalvesOfATeamHaveOnePlaceThroughoutTheEvening() {
    // Howell of four: in round 1 team 4 plays team 1 at tables 1 and 2. NS 4 make 420 against EW of
    // team 1 (pair 5), NS 1 make 170 against EW of team 4 (pair 8): 6 IMPs a board.
    NamedForm form = NamedForms.of("head-to-head").orElseThrow();
    Movement movement = form.build(form.usual(4, OptionalInt.empty())).orElseThrow();
    Event event = played(movement, Map.of(List.of(4, 5), 420, List.of(1, 8), 170));
    Ranking ranking = Ranking.of(event, ScoringMethod.TEAMS);
    assertThat(ranking.fields()).containsOnlyKeys(Field.ALL);
    List<Placing> placings = ranking.fields().getOrDefault(Field.ALL, List.of());
    assertThat(placings).hasSize(4);
    assertThat(placings.get(0).members()).containsExactly(4, 8);
    assertThat(placings.get(3).members()).containsExactly(1, 5);
    assertThat(gained(event)).containsEntry(4, Fraction.of(6L * movement.boards().perSet()));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 6, 7, 8, 9, 10, 11, 13})
  void bothPairsOfATeamGainTheSameWhateverWasPlayed(int teams) {
    Movement movement = americanWhist(teams);
    Map<Integer, Fraction> gained = gained(Events.random(movement, teams, 0.1));
    assertThat(gained).hasSize(2 * teams);
    for (int team = 1; team <= teams; team++) {
      assertThat(gained.get(teams + team)).as("team %d", team).isEqualTo(gained.get(team));
    }
  }

  @Test
  void anAverageCountsForBothPairsOfATeam() {
    Movement movement = americanWhist(5);
    List<Result> results = new ArrayList<>(played(movement, Map.of()).results());
    BoardPlay first = results.get(0).play();
    results.set(0, new Result(first, PLUS, MINUS));
    Map<Integer, Fraction> gained = gained(new Event(movement, results));
    int ns = first.seating().at(Direction.NS).get(0);
    int ew = first.seating().at(Direction.EW).get(0);
    assertThat(gained)
        .containsEntry(ns, Fraction.of(3))
        .containsEntry(ns + 5, Fraction.of(3))
        .containsEntry(ew, Fraction.of(-3))
        .containsEntry(ew - 5, Fraction.of(-3));
  }

  @Test
  void anAverageOfTheOtherPairStandsAtTheTableWhereOneSat() {
    Movement movement = americanWhist(5);
    List<Result> results = new ArrayList<>(played(movement, Map.of()).results());
    results.set(0, new Result(results.get(0).play(), PLUS, MINUS));
    List<Award> awards = Ranking.of(new Event(movement, results), ScoringMethod.TEAMS).awards();
    assertThat(awards).hasSize(2 * results.size());
    assertThat(awards)
        .allSatisfy(a -> assertThat(a.contestants()).isEqualTo(a.play().seating().at(a.side())));
  }

  @Test
  void anAverageOfOneTableIsEntitledToWhatTheTeamDoesOnOtherBoards() {
    // Team 1 gains 6 and 6 IMPs on boards 2 and 3: average plus at its other table is 6, not 3.
    for (boolean first : List.of(true, false)) {
      Result average = new Result(play(1, first ? 1 : 2, 1, 1, 2), PLUS, MINUS);
      Result other = points(play(1, first ? 2 : 1, 1, 2, 1), 420);
      Event event =
          teams(
              2,
              List.of(
                  average,
                  other,
                  points(play(1, 1, 2, 1, 2), 420),
                  points(play(1, 2, 2, 2, 1), 170),
                  points(play(1, 1, 3, 1, 2), 420),
                  points(play(1, 2, 3, 2, 1), 170)));
      assertThat(gained(event)).isEqualTo(Map.of(1, Fraction.of(18), 2, Fraction.of(-18)));
    }
  }

  @Test
  void aTeamOfTwoPairsHasOnePlaceInOneField() {
    Movement movement = americanWhist(5);
    Event event = played(movement, Map.of(List.of(1, 7), 420, List.of(2, 6), 170));
    Terms terms =
        new Terms(
            List.of(
                new Correction(
                    6, Correction.Purpose.PENALTY, Fraction.of(-8), Correction.Unit.GAINED)),
            Rounding.EXACT,
            List.of());
    Ranking ranking = Ranking.of(event, ScoringMethod.TEAMS, terms);
    assertThat(ranking.fields()).containsOnlyKeys(Field.ALL);
    List<Placing> placings = ranking.fields().getOrDefault(Field.ALL, List.of());
    assertThat(placings).hasSize(5);
    Placing winners = placings.get(0);
    assertThat(winners.members()).containsExactly(1, 6);
    assertThat(winners.label(event.roster()::label)).isEqualTo("1 + 6");
    assertThat(winners.name(Map.of(6, "Anna"))).isEqualTo("Anna");
    // 8 boards, of each of which the penalty of one half takes 1 IMP from the team.
    assertThat(winners.added()).isEqualTo(Fraction.of(-1));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 7, 8})
  void aMitchellHasNoTeams(int tables) {
    Event event = Events.random(Examples.mitchell(tables, 0, 2), tables, 0);
    assertThatThrownBy(() -> ScoringMethod.TEAMS.awards(event))
        .hasMessageContaining("has no two tables that play the same boards as teams");
  }
}
