package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualPairs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class RingSearchTest {

  private static final Duration SLICE = Duration.ofMillis(250);

  private static PairsWish wish(int pairs, int rounds, int copies) {
    PairsWish one = SoughtWishes.free(pairs, rounds, EngineChoice.AUTO);
    return one.with(new Boards(rounds, 2, Play.CIRCULATING, copies));
  }

  private static SearchScope<PairsWish> searched(PairsWish wish, int orbits) {
    SearchScope<PairsWish> scope = SearchScopes.of(wish);
    new RingSearch(wish, orbits).run(scope, SLICE, 1);
    return scope;
  }

  /** The calibres and breaks of movements that the Dutch federation published. */
  @ParameterizedTest
  @CsvSource({
    "12, 6, 1, 47.57, 30",
    "16, 8, 1, 54.44, 56",
    "13, 6, 1, 30.77, 30",
    "18, 6, 2, 31.62, 44",
    "14, 4, 2, 27.79, 19",
    "10, 3, 2, 28.37, 4"
  })
  void isBetterThanWhatWasPublished(int pairs, int rounds, int copies, double calibre, int breaks) {
    Scorecard card = searched(wish(pairs, rounds, copies), pairs).bestCard().orElseThrow();
    assertThat(card.valid()).isTrue();
    assertThat(card.meetings().again()).isZero();
    assertThat(card.calibre().worst()).isGreaterThan(calibre);
    assertThat(card.walk().breaks()).isLessThan(breaks);
  }

  @Test
  @Tag("slow")
  void oneCopyIsEnoughWhereSomebodyWhoStaysIsMissing() {
    PairsWish half =
        UsualPairs.of(
                Kind.PAIRS, new PairsForm.Free(0, WalkGrade.ANY), 8, 9, Optional.of(Direction.EW))
            .with(new Boards(9, 2, Play.CIRCULATING, 1));
    Scorecard card = searched(half, 1).bestCard().orElseThrow();
    assertThat(card.valid()).isTrue();
    assertThat(card.walk().copies()).isEqualTo(1);
    assertThat(searched(wish(16, 9, 1), 1).best()).isEmpty();
    assertThat(searched(wish(16, 9, 2), 1).best()).isPresent();
  }

  @Test
  void boardsGoByARuleAndCirclesFollowEachOther() {
    Movement movement = searched(wish(12, 8, 1), 1).best().orElseThrow();
    assertThat(WalkRule.of(movement).grade()).isNotEqualTo(WalkGrade.ANY);
    assertThat(Judge.judge(movement).walk().breaks()).isEqualTo(7);
  }

  @Test
  void inSharedPlayAllTablesHaveTheSameSet() {
    PairsWish wish = wish(8, 4, 1).with(new Boards(4, 2, Play.SHARED, 4));
    assertThat(searched(wish, 8).bestCard().orElseThrow().valid()).isTrue();
  }

  @Test
  void moreWhoStayThanTablesFitNoRing() {
    assertThat(new RingSearch(wish(12, 4, 2), 1).fits()).isFalse();
    assertThat(new RingSearch(wish(12, 4, 2), 2).fits()).isTrue();
  }

  @Test
  void sameSeedSameMovement() {
    assertThat(searched(wish(14, 5, 2), 14).best()).isEqualTo(searched(wish(14, 5, 2), 14).best());
  }
}
