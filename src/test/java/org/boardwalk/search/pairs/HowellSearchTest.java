package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.MeetingFormulation;
import org.boardwalk.model.pairs.MeetingTurn;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class HowellSearchTest {

  /** What the search alone comes to. */
  private static Outcome solve(int pairs, int rounds, EngineChoice engine) {
    PairsWish wish = SoughtWishes.free(pairs, rounds, engine);
    SearchScope<PairsWish> scope = SearchScopes.of(wish);
    new HowellSearch(Engines.chosen(engine)).run(scope, wish.search().time(), 1);
    return scope.outcome();
  }

  @ParameterizedTest
  @CsvSource({"8, 7, CPSAT", "8, 7, CHOCO", "7, 7, CPSAT"})
  void isBalancedForSevenAndEightPairs(int pairs, int rounds, EngineChoice engine) {
    Outcome.Found found = solve(pairs, rounds, engine).found().orElseThrow();
    Scorecard card = Judge.judge(found.movement());
    assertThat(card.valid()).isTrue();
    assertThat(card.calibre().fields()).singleElement().isEqualTo(100.0);
    assertThat(found.status()).isEqualTo(Status.IDEAL);
    assertThat(TableTurning.imbalance(found.movement())).isZero();
    assertThat(meetings(found.movement())).isEqualTo(pairs * (pairs - 1) / 2);
  }

  private static int meetings(Movement movement) {
    Set<Set<Integer>> met = new HashSet<>();
    int count = 0;
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        met.add(Set.copyOf(e.seating().seats().values()));
        count++;
      }
    }
    assertThat(met).hasSize(count);
    return count;
  }

  @ParameterizedTest
  @CsvSource({"4, 3, CPSAT", "6, 5, CPSAT", "4, 3, CHOCO"})
  void roomSquaresOfSidesThreeAndFiveDoNotExist(int pairs, int rounds, EngineChoice engine) {
    assertThat(solve(pairs, rounds, engine)).isInstanceOf(Outcome.Impossible.class);
    assertThat(SoughtWishes.free(pairs, rounds, engine).forbidding())
        .containsExactly(new TheoremCase(Theorem.ROOM_SQUARE, Map.of("side", rounds)));
  }

  @ParameterizedTest
  @CsvSource({"8, 7", "4, 2", "6, 4"})
  void noTheoremForbidsOtherSidesOrFewerRounds(int pairs, int rounds) {
    assertThat(SoughtWishes.free(pairs, rounds, EngineChoice.CPSAT).forbidding()).isEmpty();
  }

  @Test
  void theSquaresOfThirtySixOfficersSayNothingOfOneWinner() {
    PairsWish wish = SoughtWishes.free(12, 6, EngineChoice.CPSAT);
    assertThat(wish.forbidding()).isEmpty();
    assertThat(wish.with(new PairsForm.Mitchell(PairsForm.Closing.AUTO)).forbidding())
        .extracting(TheoremCase::theorem)
        .containsExactly(Theorem.ORTHOGONAL_SQUARES);
  }

  @ParameterizedTest
  @CsvSource({"6, 5", "5, 5", "8, 4"})
  void inSharedPlayAllTablesHaveTheSetOfTheRound(int pairs, int rounds) {
    PairsWish wish = SoughtWishes.free(pairs, rounds, EngineChoice.CPSAT);
    SearchSettings soon =
        new SearchSettings(EngineChoice.CPSAT, Limit.effort(Duration.ofSeconds(1)), 1, 1);
    PairsWish shared = wish.with(new Boards(rounds, 2, Play.SHARED, wish.tables())).with(soon);
    SearchScope<PairsWish> scope = SearchScopes.of(shared);
    new HowellSearch(Engines.chosen(EngineChoice.CPSAT)).run(scope, Duration.ofMillis(100), 1);
    Movement found = scope.outcome().found().orElseThrow().movement();
    assertThat(found.rounds().get(1).encounters()).allMatch(e -> e.set() == 2);
    assertThat(meetings(found)).isEqualTo(rounds * (pairs / 2));
  }

  /** No ring has these sizes with one copy: a round and a set stay, the others go round. */
  @ParameterizedTest
  @CsvSource({"CPSAT", "CHOCO"})
  void meetingsInCirclesAreFoundByBothEngines(EngineChoice engine) {
    PairsWish wish = SoughtWishes.free(8, 7, engine);
    assertThat(MeetingTurn.of(wish))
        .contains(new MeetingTurn(3))
        .doesNotContain(new MeetingTurn(5));
    ConstraintModel model = MeetingFormulation.of(wish, new MeetingTurn(3));
    assertThat(model.complete()).isFalse();
    Movement found = solved(model, engine);
    assertThat(meetings(found)).isEqualTo(28);
  }

  /** All pairs meet in five rounds; in the other rounds no two pairs meet a third time. */
  @ParameterizedTest
  @CsvSource({"6, 8, CPSAT", "6, 8, CHOCO", "5, 7, CPSAT", "4, 4, CPSAT"})
  void meetingsOfMoreRoundsThanOpponentsAreAsEvenAsCanBe(
      int pairs, int rounds, EngineChoice engine) {
    PairsWish wish = SoughtWishes.free(pairs, rounds, engine);
    PairsWish copied = wish.with(new Boards(rounds, 2, Play.CIRCULATING, 2));
    ConstraintModel model = MeetingFormulation.of(copied);
    Movement found = solved(model, engine);
    assertThat(timesMet(found).values()).containsOnly(1, 2);
    assertThat(timesMet(found)).hasSize(pairs * (pairs - 1) / 2);
    assertThat(copied.accepts(found, Judge.judge(found))).isTrue();
  }

  /** A solution of a model, judged. */
  private static Movement solved(ConstraintModel model, EngineChoice engine) {
    List<Movement> found = new ArrayList<>();
    Engines.chosen(engine)
        .solve(
            model,
            new Engine.Limits(20, Double.POSITIVE_INFINITY, () -> !found.isEmpty(), 1),
            values -> found.add(model.decoder().apply(values)));
    assertThat(found).isNotEmpty();
    assertThat(Judge.judge(found.get(0)).valid()).isTrue();
    return found.get(0);
  }

  @Test
  void fourRoundsOfFourPairsWithOneCopyDoNotExist() {
    assertThat(solve(4, 4, EngineChoice.CPSAT)).isInstanceOf(Outcome.Impossible.class);
  }

  /** Two pairs meet twice and others never: no board is replayed, but the wish is not met. */
  @Test
  void unevenMeetingsAreNotAccepted() {
    PairsWish wish = SoughtWishes.free(4, 4, EngineChoice.CPSAT);
    PairsWish shared = wish.with(new Boards(4, 2, Play.SHARED, 2));
    int[][] opponents = {{2, 3, 4}, {2, 3, 4}, {3, 2, 4}, {3, 2, 4}};
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < opponents.length; r++) {
      int[] of = opponents[r];
      rounds.add(
          new Round(
              List.of(
                  new Encounter(1, new Seating.TwoPairs(1, of[0]), r + 1),
                  new Encounter(2, new Seating.TwoPairs(of[1], of[2]), r + 1))));
    }
    Movement uneven =
        new Movement("test", wish.kind(), 4, 2, shared.boards(), Rotation.NONE, 1, rounds);
    Scorecard card = Judge.judge(uneven);
    assertThat(card.valid()).isTrue();
    assertThat(shared.accepts(uneven, card)).isFalse();
  }

  /** With a copy for each table every round has its set: two laps of a Howell and two rounds. */
  @ParameterizedTest
  @CsvSource({"6, 12", "7, 16", "10, 20"})
  void lapsOfAHowellServeManyRounds(int pairs, int rounds) {
    PairsWish wish = SoughtWishes.free(pairs, rounds, EngineChoice.CPSAT);
    PairsWish shared = wish.with(new Boards(rounds, 2, Play.SHARED, (pairs + 1) / 2));
    SearchScope<PairsWish> scope = SearchScopes.of(shared);
    PairsWish lap = LapSearch.lap(shared).orElseThrow();
    new LapSearch(shared, () -> PairsConstruction.design(lap).built())
        .run(scope, shared.search().time(), 1);
    Movement movement = scope.outcome().found().orElseThrow().movement();
    assertThat(timesMet(movement).values()).containsOnly(2, 3);
    assertThat(timesMet(movement)).hasSize(pairs * (pairs - 1) / 2);
  }

  @Test
  void lapsOfCirculatingBoardsWantSetsForEachLap() {
    PairsWish wish = SoughtWishes.free(6, 8, EngineChoice.CPSAT);
    assertThat(LapSearch.lap(wish)).isEmpty();
    assertThat(LapSearch.lap(wish.with(new Boards(10, 2, Play.CIRCULATING, 1)))).isPresent();
    assertThat(LapSearch.lap(SoughtWishes.free(6, 5, EngineChoice.CPSAT))).isEmpty();
  }

  private static Map<Set<Integer>, Integer> timesMet(Movement movement) {
    Map<Set<Integer>, Integer> times = new HashMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        times.merge(new HashSet<>(e.seating().seats().values()), 1, Integer::sum);
      }
    }
    return times;
  }
}
