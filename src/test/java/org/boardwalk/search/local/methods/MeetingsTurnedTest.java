package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.WishSizes;
import org.junit.jupiter.api.Test;

class MeetingsTurnedTest {

  private static final IndividualWish WISH =
      WishSizes.of(25, 5).tables(5).individual(Rotation.ROTATE);

  /** Columns of a square of 5 x 5, each moved on by another step in every round; one row waits. */
  private static Movement square() {
    List<List<Foursome>> rounds = new ArrayList<>();
    for (int r = 0; r < 5; r++) {
      List<Foursome> tables = new ArrayList<>();
      for (int t = 0; t < 5; t++) {
        int[] four = new int[4];
        for (int k = 0; k < 4; k++) {
          int row = (r + 1 + k) % 5;
          four[k] = 5 * row + (t + row * r) % 5;
        }
        tables.add(new Foursome(four[0], four[1], four[2], four[3], r));
      }
      rounds.add(tables);
    }
    return Unfolding.movement(WISH, rounds);
  }

  /** Finds the square at once, or nothing. */
  private record Ready(boolean finds) implements Method<IndividualWish> {

    @Override
    public String name() {
      return "a square";
    }

    @Override
    public MethodKind kind() {
      return MethodKind.DEVELOPMENT;
    }

    @Override
    public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
      if (finds) {
        scope.offer(square(), SearchScopes.BY_HAND);
      }
      return false;
    }
  }

  @Test
  void meetingsStayAndTheOtherCriteriaImprove() {
    Scorecard plain = Judge.judge(square());
    SearchScope<IndividualWish> scope = SearchScopes.of(WISH);
    Method<IndividualWish> method = new MeetingsTurned(WISH, new Ready(true));

    assertThat(method.run(scope, Duration.ofMillis(100), 1)).isTrue();
    assertThat(scope.bestCard().orElseThrow().total(WISH.weights()))
        .isEqualTo(plain.total(WISH.weights()));

    assertThat(method.run(scope, Duration.ofMillis(300), 1)).isTrue();
    Scorecard turned = scope.bestCard().orElseThrow();
    for (Criterion c : List.of(Criterion.PARTNER, Criterion.OPPONENT)) {
      assertThat(turned.cost(c)).isEqualTo(plain.cost(c));
    }
    assertThat(turned.cost(Criterion.DIRECTION)).isLessThan(plain.cost(Criterion.DIRECTION));
    assertThat(turned.total(WISH.weights())).isLessThan(plain.total(WISH.weights()));
  }

  @Test
  void endsWhereAnotherMethodHasFoundNewMeetings() {
    SearchScope<IndividualWish> scope = SearchScopes.of(WISH);
    scope.offer(square(), SearchScopes.BY_HAND);
    Ready ready = new Ready(true);
    assertThat(new MeetingsTurned(WISH, ready).run(scope, Duration.ofMillis(100), 1)).isFalse();
    assertThat(scope.best()).contains(square());
  }

  @Test
  void endsWhereThereAreNoNewMeetings() {
    SearchScope<IndividualWish> scope = SearchScopes.of(WISH);
    assertThat(new MeetingsTurned(WISH, new Ready(false)).run(scope, Duration.ofMillis(50), 1))
        .isFalse();
    assertThat(scope.best()).isEmpty();
  }
}
