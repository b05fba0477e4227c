package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.OtherResults;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class FewestSetsTest {

  private static final SearchSettings BY_A_MODEL =
      new SearchSettings(EngineChoice.CPSAT, Limit.effort(Duration.ofSeconds(4)), 1, 1);

  private static final SearchSettings EFFORT = SearchSettings.repeatable(Duration.ofMillis(200), 1);

  @ParameterizedTest
  @CsvSource({"6,5,1", "6,5,2", "8,5,1"})
  void oneFieldCannotPlayInFiveRoundsWithFiveSetsWhatItPlaysWithSix(
      int pairs, int rounds, int copies) {
    PairsWish six = UsualPairs.free(pairs, rounds, copies).with(BY_A_MODEL);
    Boards boards = six.boards();
    PairsWish five = six.with(new Boards(rounds, boards.perSet(), boards.play(), copies));

    assertThat(boards.sets()).isEqualTo(rounds + 1);
    assertThat(SearchScopes.answer(five).outcome()).isInstanceOf(Outcome.Impossible.class);
    assertThat(SearchScopes.found(six).movement().rounds()).hasSize(rounds);
  }

  /** Two tables play five sets twice in five rounds; of six sets, two are played once. */
  @Test
  void fivePairsPlaySixSetsOfOneCopyOnlyWhereSomeHaveNoOtherResult() {
    PairsWish five = UsualPairs.free(5, 5, 1).with(BY_A_MODEL);
    PairsWish six = five.with(new Boards(6, 2, Play.CIRCULATING, 1));

    assertThat(five.boards().sets()).isEqualTo(5);
    assertThat(SearchScopes.answer(five).outcome()).isInstanceOf(Outcome.Impossible.class);
    assertThat(SearchScopes.found(six.comparedWith(0)).card().others().hit()).isNotEmpty();
    assertThat(
            SearchScopes.found(UsualPairs.free(5, 5, 2).with(EFFORT)).card().others().all().least())
        .isEqualTo(1);
  }

  /** Up to four tables of which one is half, as many sets as rounds serve one copy. */
  @ParameterizedTest
  @CsvSource({"5,4", "5,5", "7,5"})
  void twoFieldsOfFewPairsPlayEveryBoardAtAllTablesInPlay(int pairs, int rounds) {
    PairsWish wish = UsualPairs.fields(pairs, rounds, 1).with(EFFORT);
    assertThat(wish.boards()).isEqualTo(new Boards(rounds, 2, Play.CIRCULATING, 1));
    int others = (pairs - 1) / 2 - 1;
    assertThat(SearchScopes.found(wish).card().others().all())
        .extracting(OtherResults.Own::least, OtherResults.Own::mean)
        .containsExactly(others, (double) others);
  }
}
