package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class AdderAnnealingTest extends OneCopyContract {

  @Override
  IndividualWish oneCopy(int players, int rounds) {
    return CircuitWishes.circulating(players, rounds, 1);
  }

  @Override
  List<Method<IndividualWish>> methods(IndividualWish wish) {
    return AdderAnnealing.forWish(wish, 1);
  }

  /**
   * What the Howell of the Scottish Bridge Union for 16 players, the manual of the English Bridge
   * Union for 12 and 18, and a movement over 20 sets for 20 players cost.
   */
  @ParameterizedTest
  @CsvSource({"16, 15, 420", "12, 11, 704"})
  void isAsGoodAsWhatIsPublished(int players, int rounds, long cost) {
    assertCostsAtMost(cost, players, rounds);
  }

  @ParameterizedTest
  @CsvSource({"18, 9, 576", "20, 19, 4532"})
  @Tag("slow")
  void isAsGoodAsWhatIsPublishedForMorePlayers(int players, int rounds, long cost) {
    assertCostsAtMost(cost, players, rounds);
  }

  @Test
  void fitsNothingInSharedPlay() {
    assertThat(methods(CircuitWishes.shared(13, 13))).isEmpty();
  }
}
