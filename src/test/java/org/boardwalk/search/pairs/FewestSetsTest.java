package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.boardwalk.movement.Boards;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class FewestSetsTest {

  private static final SearchSettings BY_A_MODEL =
      new SearchSettings(EngineChoice.CPSAT, Limit.effort(Duration.ofSeconds(4)), 1, 1);

  @ParameterizedTest
  @CsvSource({"5,5,1", "6,5,1", "6,5,2", "8,5,1"})
  void oneFieldCannotPlayInFiveRoundsWithFiveSetsWhatItPlaysWithSix(
      int pairs, int rounds, int copies) {
    PairsWish six = UsualPairs.free(pairs, rounds, copies).with(BY_A_MODEL);
    Boards boards = six.boards();
    PairsWish five = six.with(new Boards(rounds, boards.perSet(), boards.play(), copies));

    assertThat(boards.sets()).isEqualTo(rounds + 1);
    assertThat(SearchScopes.answer(five).outcome()).isInstanceOf(Outcome.Impossible.class);
    assertThat(SearchScopes.found(six).movement().rounds()).hasSize(rounds);
  }
}
