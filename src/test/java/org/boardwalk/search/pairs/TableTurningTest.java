package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class TableTurningTest {

  private static Movement movement(int pairs, int rounds) {
    PairsWish wish = SoughtWishes.free(pairs, rounds, EngineChoice.AUTO);
    SearchScope<PairsWish> scope = SearchScopes.of(wish);
    new RingSearch(wish, pairs).run(scope, Duration.ofMillis(250), 1);
    return scope.best().orElseThrow();
  }

  /** Σ c² by its definition. */
  private static long squares(Movement movement) {
    List<Encounter> all =
        movement.rounds().stream().flatMap(round -> round.encounters().stream()).toList();
    long sum = 0;
    for (int p = 1; p <= movement.contestants(); p++) {
      for (int q = 1; q < p; q++) {
        long c = balance(all, p, q);
        sum += c * c;
      }
    }
    return sum;
  }

  private static long balance(List<Encounter> all, int p, int q) {
    long c = 0;
    for (Encounter e : all) {
      for (Encounter other : all) {
        if (e.set() == other.set() && !e.equals(other)) {
          c += side(e, p) * side(other, q) + Math.abs(side(e, p) * side(e, q));
        }
      }
    }
    return c;
  }

  /** 1 for NS, -1 for EW, 0 for a pair that is not there. */
  private static int side(Encounter e, int pair) {
    return (e.seating().at(Direction.NS).contains(pair) ? 1 : 0)
        - (e.seating().at(Direction.EW).contains(pair) ? 1 : 0);
  }

  @ParameterizedTest
  @CsvSource({"12, 6", "13, 6"})
  void theImbalanceIsTheVarianceOfWhatPairsCompare(int pairs, int rounds) {
    Movement movement = movement(pairs, rounds);
    List<Encounter> all =
        movement.rounds().stream().flatMap(round -> round.encounters().stream()).toList();
    long sum = 0;
    long n = 0;
    for (int p = 1; p <= pairs; p++) {
      for (int q = 1; q < p; q++) {
        sum += balance(all, p, q);
        n++;
      }
    }
    assertThat(TableTurning.imbalance(movement)).isEqualTo(n * squares(movement) - sum * sum);
  }

  @ParameterizedTest
  @CsvSource({"12, 6", "13, 6"})
  void nothingIsLostByTurning(int pairs, int rounds) {
    Movement movement = movement(pairs, rounds);
    Movement turned = new TableTurning(movement).run(20_000, 1, () -> false);
    assertThat(squares(turned)).isLessThanOrEqualTo(squares(movement));
    assertThat(turned).isEqualTo(new TableTurning(movement).run(20_000, 1, () -> false));
  }
}
