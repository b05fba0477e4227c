package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.DIRECTION;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;
import static org.boardwalk.quality.Criterion.SIDE;

import java.time.Duration;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is small, at one table or by one group, is answered soon, however the boards come. */
@Tag("thorough")
class SmallQuestionsTest {

  private static IndividualWish within(IndividualWish wish, double seconds) {
    return wish.with(SearchSettings.repeatable(Duration.ofMillis(Math.round(1000 * seconds)), 1));
  }

  @Test
  void theCompleteScheduleOfFourPlayersIsProvedBestInOrder() {
    Outcome.Found found = SearchScopes.found(within(UsualWish.complete(4), 20));
    assertThat(found.status()).isEqualTo(Status.OPTIMAL);
    assertThat(found.card().cost(SIDE)).isEqualTo(12);
    // What is proved of an order is no bound on the sum.
    assertThat(found.bounds()).isEqualTo(found.judged().bounds());
  }

  @Test
  void anOrderIsProvedWhereNothingLaterOutweighsWhatMayFall() {
    IndividualWish wish =
        Wishes.inOrder(Wishes.shared(6, 1, 3), PARTNER, OPPONENT, SIDE, DIRECTION);
    Outcome.Found found = SearchScopes.found(within(wish, 20));
    assertThat(found.status()).isEqualTo(Status.OPTIMAL);
    assertThat(found.card().cost(OPPONENT)).isEqualTo(2);
  }

  @Test
  void whatIsImpossibleAtOneTableIsFoundOutInLittleTime() {
    IndividualWish wish = Wishes.requiring(Wishes.shared(6, 1, 3), PARTNER, OPPONENT, SIDE);
    assertThat(SearchScopes.answer(within(wish, 8)).outcome())
        .isInstanceOf(Outcome.Impossible.class);
  }

  @Test
  void whereBoardsHaveNowhereElseToGoTheAnswerIsThatOfSharedPlay() {
    Outcome.Found shared = SearchScopes.found(within(Wishes.shared(6, 1, 3), 2));
    for (WalkWish walk : List.of(WalkWish.AUTO, WalkWish.DOWN_ONE)) {
      IndividualWish circulating = Wishes.circulating(6, 1, 3, 3, 1).with(walk);
      Outcome.Found found = SearchScopes.found(within(circulating, 2));
      assertThat(found.status()).as("%s", walk).isEqualTo(shared.status());
      assertThat(found.judged().cost()).as("%s", walk).isEqualTo(shared.judged().cost());
    }
  }

  @Test
  void aGroupMayGoRoundAllSetsWhereTheyOutnumberTheRounds() {
    IndividualWish wish = Wishes.circulating(13, 3, 12, 13, 1).with(Symmetry.cyclic(13));
    assertThat(SearchScopes.found(within(wish, 0.2)).card().valid()).isTrue();
  }

  @Test
  void seatsMayRotateThere() {
    IndividualWish shared = within(Wishes.rotating(6, 1, 2, Rotation.ROTATE), 20);
    IndividualWish circulating =
        within(UsualWish.with(shared, new Boards(2, 3, Play.CIRCULATING, 1)), 20);
    assertThat(SearchScopes.found(circulating).judged().cost())
        .isEqualTo(SearchScopes.found(shared).judged().cost());
  }
}
