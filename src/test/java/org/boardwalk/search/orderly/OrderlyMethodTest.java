package org.boardwalk.search.orderly;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class OrderlyMethodTest {

  private static Outcome.Found by(IndividualWish wish, MethodKind kind) {
    return SearchScopes.found(wish.with(wish.search().with(EnumSet.of(kind))));
  }

  @ParameterizedTest
  @CsvSource({
    "4,3,NONE", "4,6,SWAP", "4,5,ROTATE", "5,3,NONE", "5,6,NONE", "5,3,SWAP", "5,4,ROTATE",
    "6,3,NONE", "6,5,NONE", "6,2,SWAP", "6,3,ROTATE", "7,3,NONE", "7,5,NONE", "7,2,ROTATE"
  })
  void atOneTableItProvesWhatTheConstraintModelProves(int players, int rounds, Rotation rotation) {
    IndividualWish wish = Wishes.rotating(players, 1, rounds, rotation);
    Outcome.Found ours = by(wish, MethodKind.ORDERLY);
    assertThat(ours.standing().settled()).isTrue();
    assertThat(ours.judged().cost()).isEqualTo(by(wish, MethodKind.SEATS).judged().cost());
  }

  /** Costs at two and three tables, each found by annealing and below it nothing. */
  @ParameterizedTest
  @CsvSource({"8,3,32", "8,4,32", "8,5,24", "8,6,16", "8,7,32", "9,3,28"})
  void settlesTwoAndThreeTables(int players, int rounds, long cost) {
    Outcome.Found found = by(Wishes.shared(players, players / 4, rounds), MethodKind.ORDERLY);
    assertThat(found.judged().cost()).isEqualTo(cost);
    assertThat(found.status()).isEqualTo(Status.OPTIMAL);
    assertThat(found.standing().certificate().orElseThrow().models())
        .singleElement()
        .satisfies(m -> assertThat(m.formulation()).isEqualTo("rounds up to names below " + cost));
  }

  @ParameterizedTest
  @CsvSource({"12,3,84"})
  @Tag("slow")
  void settlesTwoAndThreeTablesInLongerCases(int players, int rounds, long cost) {
    settlesTwoAndThreeTables(players, rounds, cost);
  }

  @Test
  void whatIsRequiredIsKept() {
    IndividualWish wish = Wishes.requiring(Wishes.shared(8, 2, 5), Criterion.SIDE);
    Outcome.Found found = by(wish, MethodKind.ORDERLY);
    assertThat(found.judged().card().cost(Criterion.SIDE)).isZero();
    assertThat(found.judged().cost()).isGreaterThan(24);
    assertThat(found.status()).isEqualTo(Status.OPTIMAL);
  }

  @Test
  void goesOnWhereItStopped() {
    IndividualWish wish = Wishes.shared(8, 2, 5);
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    var method = OrderlyMethod.forWish(wish).get(0);
    int turns = 1;
    while (method.run(scope, Duration.ofMillis(1), 1)) {
      turns++;
    }
    assertThat(turns).isGreaterThan(3);
    assertThat(scope.incumbent().orElseThrow().judged().cost()).isEqualTo(24);
    assertThat(scope.settled()).isTrue();
  }

  @Test
  void twoThatAskTheSameNoteTheSame() {
    IndividualWish wish = Wishes.shared(8, 2, 4);
    assertThat(by(wish, MethodKind.ORDERLY).standing().certificate().orElseThrow().models())
        .isEqualTo(by(wish, MethodKind.ORDERLY).standing().certificate().orElseThrow().models());
  }

  @Test
  void servesPlainSmallWishesOnly() {
    IndividualWish eight = Wishes.shared(8, 2, 5);
    assertThat(OrderlyMethod.forWish(eight)).hasSize(1);
    assertThat(
            List.of(
                eight.with(Symmetry.cyclic(5)),
                Wishes.inOrder(eight, Criterion.values()),
                Wishes.shared(9, 1, 5),
                Wishes.shared(16, 4, 5),
                Wishes.circulating(8, 2, 5, 5, 2),
                Wishes.rotating(8, 2, 3, Rotation.ROTATE)))
        .allSatisfy(wish -> assertThat(OrderlyMethod.forWish(wish)).isEmpty());
  }
}
