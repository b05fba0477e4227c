package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhistSymmetryTest {

  private static final Set<Criterion> DIRECTED =
      EnumSet.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE);

  private static List<TheoremCase> forbidding(int players, int order, Set<Criterion> held) {
    return Symmetry.cyclic(order).forbidding(UsualWish.complete(players).profile(), held);
  }

  @ParameterizedTest
  @CsvSource({
    "20, 10, INVOLUTION",
    "20, 2, INVOLUTION",
    "28, 14, INVOLUTION",
    "16, 7, STAYING_PLAYERS",
    "20, 9, STAYING_PLAYERS",
    "16, 12, STAYING_PLAYERS",
    "24, 23, ONE_CYCLE",
    "8, 7, ONE_CYCLE"
  })
  void movesThatNoDirectedWhistHasAreRefused(int players, int order, Theorem theorem) {
    assertThat(forbidding(players, order, DIRECTED))
        .extracting(TheoremCase::theorem)
        .contains(theorem);
  }

  /** 24 over 12 and 32 over 16 are found, and so is 13 over 13. */
  @ParameterizedTest
  @CsvSource({"24, 12", "32, 16", "13, 13", "20, 5", "28, 9", "16, 5", "16, 3", "21, 20"})
  void othersAreLeftToTheSearch(int players, int order) {
    assertThat(forbidding(players, order, DIRECTED)).isEmpty();
  }

  @Test
  void nothingIsRefusedWhereSidesNeedNotBeIdeal() {
    assertThat(forbidding(24, 23, EnumSet.of(Criterion.PARTNER, Criterion.OPPONENT))).isEmpty();
  }
}
