package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Hunts;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableTurningTest {

  private static final int TURNS = 40;

  private static Movement movement(int pairs, int rounds) {
    PairsWish wish = SoughtWishes.free(pairs, rounds, EngineChoice.AUTO);
    Hunt<PairsWish> hunt = Hunts.of(wish);
    new RingSearch(wish, pairs).run(hunt, Duration.ofMillis(500), 1);
    return hunt.best().orElseThrow();
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
  @CsvSource({"12, 6", "13, 6", "14, 8", "16, 8"})
  void whatATurnedTableCostsIsForetold(int pairs, int rounds) {
    Movement movement = movement(pairs, rounds);
    TableTurning turning = new TableTurning(movement);
    assertThat(turning.squares()).isEqualTo(squares(movement));
    int tables = movement.rounds().stream().mapToInt(r -> r.encounters().size()).sum();
    SplittableRandom random = new SplittableRandom(1);
    long now = turning.squares();
    for (int k = 0; k < TURNS; k++) {
      int e = random.nextInt(tables);
      now += turning.rise(e);
      turning.turn(e);
      assertThat(squares(turning.now())).isEqualTo(now);
    }
  }

  @ParameterizedTest
  @CsvSource({"12, 6", "13, 6", "14, 8", "16, 8"})
  void nothingIsLostByTurning(int pairs, int rounds) {
    Movement movement = movement(pairs, rounds);
    Movement turned = new TableTurning(movement).run(20_000, 1, () -> false);
    assertThat(squares(turned)).isLessThanOrEqualTo(squares(movement));
    assertThat(turned).isEqualTo(new TableTurning(movement).run(20_000, 1, () -> false));
  }
}
