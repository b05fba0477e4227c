package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.construct.PlaneConstruction;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoursomesTurnedTest {

  private static final Duration TURN = Duration.ofMillis(300);

  /** The costs without a plane were 1576 for 20 players and 5840 for 32. */
  @ParameterizedTest
  @CsvSource({"20, 6, 1575", "32, 9, 5839"})
  void tablesOfAPlaneTurnedCostLessThanTheBestFoundOtherwise(int players, int rounds, long most) {
    IndividualWish wish = Wishes.rotating(players, players / 4, rounds, Rotation.ROTATE);
    List<Movement> plane = PlaneConstruction.foursomes(wish).stream().toList();
    Method<IndividualWish> method = FoursomesTurned.forWish(wish, plane, List.of()).get(0);
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    assertThat(method.run(scope, TURN, 1)).isTrue();
    assertThat(method.run(scope, TURN, 2)).isTrue();
    Movement best = scope.best().orElseThrow();
    assertThat(wish.judge(best).total(wish.weights())).isLessThanOrEqualTo(most);
    assertThat(tables(best)).containsExactlyInAnyOrderElementsOf(tables(plane.get(0)));
  }

  @Test
  void knownMovementsOfAnotherRotationAreTurnedOnce() {
    IndividualWish wish = Wishes.rotating(16, 4, 5, Rotation.ROTATE);
    IndividualWish swapping = Wishes.rotating(16, 4, 5, Rotation.SWAP);
    Movement known = PlaneConstruction.foursomes(swapping).orElseThrow();
    assertThat(FoursomesTurned.forWish(swapping, List.of(), List.of(known))).isEmpty();
    List<Method<IndividualWish>> methods = FoursomesTurned.forWish(wish, List.of(), List.of(known));
    assertThat(methods).hasSize(1);
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    assertThat(methods.get(0).run(scope, TURN, 1)).isFalse();
    assertThat(tables(scope.best().orElseThrow()))
        .containsExactlyInAnyOrderElementsOf(tables(known));
  }

  /** The players at each table of each round, in order. */
  private static List<List<Integer>> tables(Movement movement) {
    return Unfolding.indices(movement).stream()
        .flatMap(List::stream)
        .map(t -> Stream.of(t.north(), t.east(), t.south(), t.west()).sorted().toList())
        .toList();
  }
}
