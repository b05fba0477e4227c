package org.boardwalk.search.construct.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.boardwalk.search.construct.pairs.PairsWishes.built;
import static org.boardwalk.search.construct.pairs.PairsWishes.refusal;
import static org.boardwalk.search.construct.pairs.PairsWishes.wish;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SingleTableConstructionTest {

  private static final PairsForm FORM = new PairsForm.OneTable();

  private static Boards boards(int sets) {
    return new Boards(sets, 3, Play.CIRCULATING, 1, Replay.OTHER_CARDS);
  }

  @Test
  void allSetsAndThenAgainTurnedInAnotherOrder() {
    Movement movement = built(wish(1, 8, boards(4), FORM)).movement();
    assertThat(movement.rounds().stream().flatMap(r -> r.encounters().stream()).map(Encounter::set))
        .containsExactly(1, 2, 3, 4, 1, 3, 2, 4);
    assertThat(
            movement.rounds().stream()
                .flatMap(r -> r.encounters().stream())
                .map(Encounter::seating))
        .startsWith(new TwoPairs(1, 2))
        .endsWith(new TwoPairs(2, 1));
    assertThat(movement.winners()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(value = Kind.class, names = "INDIVIDUAL", mode = EnumSource.Mode.EXCLUDE)
  void nobodyHoldsTheSameCardsTwiceNorPlaysASetTwiceInARow(Kind kind) {
    for (int sets = 3; sets <= 20; sets++) {
      PairsWish wish = wish(kind, 1, 2 * sets, boards(sets), FORM, Optional.empty());
      Movement movement = built(wish).movement();
      assertThat(Judge.judge(movement).violations()).isEmpty();
      List<Integer> order =
          movement.rounds().stream().map(r -> r.encounters().get(0).set()).toList();
      for (int set = 1; set <= sets; set++) {
        assertThat(order.lastIndexOf(set) - order.indexOf(set))
            .isGreaterThanOrEqualTo((sets + 1) / 2);
      }
    }
  }

  @Test
  void refusesOtherSizes() {
    assertThat(refusal(wish(1, 7, boards(4), FORM)))
        .isEqualTo("4 sets played twice make 8 rounds, not 7");
    assertThat(refusal(wish(1, 4, boards(2), FORM))).contains("twice in a row");
    assertThat(refusal(wish(2, 6, boards(3), FORM))).contains("not 4 at 2");
  }

  @Test
  void boardsArePlayedAgainAtASingleTableOnly() {
    assertThatThrownBy(() -> wish(4, 7, boards(7), new PairsForm.Howell()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at a single table only");
    assertThatThrownBy(() -> wish(1, 3, new Boards(3, 3, Play.CIRCULATING, 1), FORM))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
