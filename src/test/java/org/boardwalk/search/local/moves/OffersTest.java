package org.boardwalk.search.local.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.state.Places;
import org.boardwalk.search.local.state.Seats;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

class OffersTest {

  private static final IndividualWish WISH = Wishes.shared(8, 2, 7);

  private final List<String> kept = new ArrayList<>();
  private final SearchScope<IndividualWish> scope =
      new SearchScope<>(
          WISH,
          new SearchListener() {
            @Override
            public void improved(Judged best, Finder finder) {
              kept.add(finder.method());
            }
          },
          new AtomicBoolean());

  private int copied;

  private List<List<Foursome>> schedule() {
    copied++;
    return Places.foursomes(new Seats(8, 7, 2, new SplittableRandom(1)).fair(), 8);
  }

  @Test
  void theFirstScheduleIsOfferedUnderTheNameOfItsMethod() {
    Offers offers = Offers.weighted(scope, "shuffling", this::schedule);
    assertThat(offers.least()).isEqualTo(Long.MAX_VALUE);
    assertThat(offers.look(Long.MAX_VALUE - 1)).isTrue();
    assertThat(kept).containsExactly("shuffling");
    assertThat(offers.least()).isEqualTo(Long.MAX_VALUE - 1);
  }

  @Test
  void onlyWhatIsLessThanEverBeforeIsCopied() {
    Offers offers = new Offers(scope, "shuffling", card -> Long.MAX_VALUE, this::schedule);
    for (long cost : new long[] {9, 12, 9, 8, 8, 10, 3}) {
      offers.look(cost);
    }
    assertThat(copied).isEqualTo(3);
    assertThat(offers.look(3)).isFalse();
    assertThat(offers.look(2)).isTrue();
    assertThat(offers.least()).isEqualTo(2);
  }

  @Test
  void whatTheHuntHasAlreadyMustBeUndercut() {
    Offers.weighted(scope, "shuffling", this::schedule).look(Long.MAX_VALUE - 1);
    long total = SearchWeights.total(SearchWeights.of(WISH), scope.bestCard().orElseThrow());
    Offers others = Offers.weighted(scope, "another search", this::schedule);
    assertThat(others.look(total + 1)).isTrue();
    assertThat(others.look(total)).isTrue();
    assertThat(copied).isEqualTo(1);
    others.look(total - 1);
    assertThat(copied).isEqualTo(2);
    assertThat(kept).as("the schedule is the same, so the judge keeps none").hasSize(1);
  }

  @Test
  void inALargeRoomTheJudgeTakesNoLongerThanTheSearch() {
    IndividualWish large = Wishes.shared(200, 50, 200);
    SearchScope<IndividualWish> big =
        new SearchScope<>(large, SearchListener.SILENT, new AtomicBoolean());
    List<List<Foursome>> seated =
        Places.foursomes(new Seats(200, 200, 50, new SplittableRandom(1)).fair(), 200);
    Offers offers = Offers.weighted(big, "shuffling", () -> seated);
    int looks = 10_000;
    for (int cost = looks; cost > 0; cost--) {
      assertThat(offers.look(cost)).isTrue();
    }
    assertThat(offers.least()).isEqualTo(1);
    assertThat(big.effort().toNanos() / 1e9).isBetween(0.9 * big.judging(), 0.1 + 1e-6 * looks);
  }
}
