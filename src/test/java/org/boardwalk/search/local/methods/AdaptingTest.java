package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class AdaptingTest {

  private static final Duration SLICE = Duration.ofMillis(5);

  private static Movement annealed(IndividualWish wish) {
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    new SharedAnnealing(1).run(scope, SLICE, 1);
    return scope.best().orElseThrow();
  }

  private static Movement adapted(IndividualWish wish, Movement known, long seed) {
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    List<Method<IndividualWish>> methods = Adapting.forWish(wish, List.of(known));
    assertThat(methods).hasSize(1);
    assertThat(methods.get(0).run(scope, SLICE, seed)).isTrue();
    return scope.best().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "8,2,7,4", "10,2,9,7", "11,2,9,4", "14,3,8,5", "15,3,7,6", "5,1,12,8", "12,2,9,5", "13,2,8,6",
    "8,2,4,7", "10,2,7,9", "11,2,4,9", "14,3,5,8", "15,3,6,7", "5,1,8,12", "12,2,5,9", "13,2,6,8"
  })
  void curtailingAndExtendingKeepSitOutsEven(int players, int tables, int from, int to) {
    Movement known = annealed(Wishes.shared(players, tables, from));
    IndividualWish wish = Wishes.shared(players, tables, to);
    for (long seed = 1; seed <= 3; seed++) {
      Movement movement = adapted(wish, known, seed);
      Scorecard card = wish.judge(movement);
      assertThat(movement.rounds()).hasSize(to);
      assertThat(card.sitOuts().even()).as("seed %d: %s", seed, card.sitOuts()).isTrue();
      assertThat(wish.accepts(movement, card)).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"14,3,5,ROTATE", "15,4,6,SWAP"})
  void seatsThatRotateAreAdaptedToo(int players, int from, int to, Rotation rotation) {
    Movement known = annealed(Wishes.rotating(players, players / 4, from, rotation));
    IndividualWish wish = Wishes.rotating(players, players / 4, to, rotation);
    Movement movement = adapted(wish, known, 1);
    assertThat(wish.accepts(movement, wish.judge(movement))).isTrue();
  }

  @Test
  void sameSeedAndSliceGiveTheSameMovement() {
    Movement known = annealed(Wishes.shared(14, 3, 9));
    for (int rounds : new int[] {7, 11}) {
      IndividualWish wish = Wishes.shared(14, 3, rounds);
      assertThat(adapted(wish, known, 4)).isEqualTo(adapted(wish, known, 4));
    }
  }

  @Test
  void onlyOtherLengthsOfTheSamePlayersAndTablesAreOfUse() {
    IndividualWish wish = Wishes.shared(8, 2, 5);
    Movement longer = annealed(Wishes.shared(8, 2, 7));
    assertThat(Adapting.forWish(wish, List.of(longer))).hasSize(1);
    assertThat(Adapting.forWish(wish, List.of())).isEmpty();
    for (IndividualWish other : List.of(wish, Wishes.shared(9, 2, 7), Wishes.shared(8, 1, 7))) {
      assertThat(Adapting.forWish(wish, List.of(annealed(other)))).as(other.name()).isEmpty();
    }
    assertThat(Adapting.forWish(UsualWish.inOrder(wish), List.of(longer))).isEmpty();
    assertThat(Adapting.forWish(Wishes.circulating(8, 2, 5, 5, 1), List.of(longer))).isEmpty();
  }
}
