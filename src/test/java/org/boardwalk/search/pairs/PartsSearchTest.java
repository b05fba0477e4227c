package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PartedExamples;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.PartedRecount;
import org.boardwalk.quality.TableMoves;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.local.switches.SwitchCounts;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class PartsSearchTest {

  private static PairsWish wish(int pairs, int rounds, int stationary, EngineChoice engine) {
    Boards boards = new Boards(2 * rounds, 2, Play.CIRCULATING, 1).inParts(2);
    PairsForm.Free form = new PairsForm.Free(stationary, new PairsForm.Free().walk());
    return UsualPairs.inParts(form, pairs, rounds, boards)
        .with(new SearchSettings(engine, Limit.effort(Duration.ofSeconds(30)), 1, 1));
  }

  /** Every engine finds the movements of 6 and 5 pairs, 20 boards and one copy, from nothing. */
  @ParameterizedTest
  @CsvSource({"6, 3, CPSAT", "6, 3, CHOCO", "5, 2, CPSAT", "5, 2, CHOCO"})
  void everyEngineFindsBalancedMovementsOfTwoSetsARound(
      int pairs, int tables, EngineChoice engine) {
    PairsWish wish = wish(pairs, 5, 0, engine);
    SearchScope<PairsWish> scope = SearchScopes.of(wish);
    new HowellSearch(Engines.chosen(engine)).run(scope, wish.search().time(), 1);
    Outcome.Found found = scope.outcome().found().orElseThrow();
    assertThat(found.status()).isEqualTo(Status.IDEAL);
    PartedRecount.assertComplete(found.movement(), tables);
  }

  @Test
  void stationaryPairsAreCountedByRounds() {
    assertThatThrownBy(() -> wish(6, 5, 2, EngineChoice.CPSAT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("stationary [2] must be from 0 to 1");
  }

  @Test
  void onePairStaysWhereThatIsWished() {
    Movement found = SearchScopes.found(wish(6, 5, 1, EngineChoice.CHOCO)).movement();
    PartedRecount.assertComplete(found, 3);
    assertThat(TableMoves.of(found).stationary()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8})
  void ruleMakesCompleteMovementsOfThreeToEightPairs(int pairs) {
    int rounds = pairs - 1 + pairs % 2;
    PairsWish wish =
        wish(pairs, rounds, 0, EngineChoice.AUTO)
            .with(SearchSettings.STANDARD.with(Set.of(MethodKind.RULES)));
    Outcome.Found found = SearchScopes.found(wish);
    PartedRecount.assertComplete(found.movement(), pairs / 2);
  }

  /** A switch turns all sets of a table in a round; its rise is what a new count says. */
  @Test
  void switchesOfTablesWithSeveralSetsAreCountedAsFromNothing() {
    Movement six = PartedExamples.sixPairs();
    SwitchCounts counts = new SwitchCounts(six);
    assertThat(counts.encounters()).isEqualTo(15);
    for (int e : new int[] {3, 7, 3, 14, 0, 7, 11}) {
      long before = counts.squares();
      long rise = counts.rise(e);
      counts.flip(e);
      assertThat(counts.squares()).isEqualTo(before + rise);
      assertThat(new SwitchCounts(counts.applied(six)).squares()).isEqualTo(counts.squares());
    }
  }
}
