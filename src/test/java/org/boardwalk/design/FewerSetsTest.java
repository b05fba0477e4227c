package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.methods.RoundsTempering;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where there are more sets than rounds some may stay in the box. */
@Tag("thorough")
class FewerSetsTest {

  private static IndividualWish wish(int players, int rounds, int sets, int copies) {
    Boards boards = new Boards(sets, 2, Play.CIRCULATING, copies);
    return UsualWish.of(players, players / 4, rounds, boards, Rotation.NONE);
  }

  @ParameterizedTest
  @CsvSource({"20, 19, 20, 1, 19", "34, 7, 10, 1, 8", "34, 7, 9, 2, 7"})
  void asManySetsAsRoundsOrTablesNeedAreEnough(
      int players, int rounds, int sets, int copies, int enough) {
    assertThat(FewerSets.of(wish(players, rounds, sets, copies)).orElseThrow().boards().sets())
        .isEqualTo(enough);
  }

  @ParameterizedTest
  @CsvSource({"20, 19, 19, 1", "34, 7, 8, 1"})
  void whereNoSetIsToSpareNoneIsLeftOut(int players, int rounds, int sets, int copies) {
    assertThat(FewerSets.of(wish(players, rounds, sets, copies))).isEmpty();
  }

  @Test
  void whatIsFoundAnswersTheWishWithAllSets() {
    IndividualWish wish = wish(9, 5, 7, 1);
    IndividualWish asked = FewerSets.of(wish).orElseThrow();
    SearchScope<IndividualWish> scope =
        new SearchScope<>(wish, SearchListener.SILENT, new AtomicBoolean());
    new FewerSets(asked, new RoundsTempering(1)).run(scope, Duration.ofMillis(80), 1);
    Movement found = scope.best().orElseThrow();
    assertThat(found.boards()).isEqualTo(wish.boards());
    assertThat(found.rounds().stream().flatMap(r -> r.encounters().stream()))
        .allMatch(e -> e.set() <= 5);
  }
}
