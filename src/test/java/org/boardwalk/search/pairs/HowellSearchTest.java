package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Status;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.MeetingFormulation;
import org.boardwalk.model.MeetingTurn;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Hunts;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HowellSearchTest {

  /** What the search alone comes to. */
  private static Outcome solve(int pairs, int rounds, EngineChoice engine) {
    PairsWish wish = SoughtWishes.free(pairs, rounds, engine);
    Hunt<PairsWish> hunt = Hunts.of(wish);
    new HowellSearch(Engines.chosen(engine)).run(hunt, wish.search().time(), 1);
    return hunt.outcome();
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
    PairsWish shared = wish.with(new Boards(rounds, 2, Play.SHARED, wish.tables()));
    Hunt<PairsWish> hunt = Hunts.of(shared);
    new HowellSearch(Engines.chosen(EngineChoice.CPSAT)).run(hunt, wish.search().time(), 1);
    Movement found = hunt.outcome().found().orElseThrow().movement();
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
    List<Movement> found = new ArrayList<>();
    Engines.chosen(engine)
        .solve(
            model,
            new Engine.Limits(20, 20, () -> !found.isEmpty(), 1),
            values -> found.add(model.decoder().apply(values)));
    assertThat(found).isNotEmpty();
    assertThat(Judge.judge(found.get(0)).valid()).isTrue();
    assertThat(meetings(found.get(0))).isEqualTo(28);
  }

  @Test
  void moreRoundsThanOpponentsAreImpossible() {
    assertThat(Hunts.answer(SoughtWishes.free(6, 6, EngineChoice.CPSAT)).outcome())
        .isInstanceOfSatisfying(
            Outcome.Impossible.class,
            no ->
                assertThat(no.proof().theorems())
                    .containsExactly(
                        new TheoremCase(
                            Theorem.MEETINGS_COUNTED, Map.of("contestants", 6, "most", 5))));
  }
}
