package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.wish.IndividualWish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddersTest {

  private static final long[][] EACH = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};

  private static BaseTables standing(IndividualWish wish, Circuit circuit, long seed) {
    return new BaseStart(wish, circuit, Multipliers.none(circuit, wish), new SplittableRandom(seed))
        .standing(new CircuitOrder(circuit)::even);
  }

  @ParameterizedTest
  @CsvSource({
    "13, 13, 1",
    "16, 15, 1",
    "17, 17, 1",
    "18, 9, 1",
    "22, 9, 2",
    "30, 9, 1",
    "25, 11, 2"
  })
  void boardsCirculateAtTheSameCosts(int players, int rounds, int copies) {
    IndividualWish wish = CircuitWishes.circulating(players, rounds, copies);
    Circuit circuit = new Circuit(AbelianGroup.cyclic(rounds), players, 1);
    int circulating = 0;
    for (int seed = 1; seed <= 2000 && circulating < 3; seed++) {
      BaseTables standing = standing(wish, circuit, seed);
      Optional<BaseTables> found = new Adders(circuit, wish).circulating(standing);
      if (found.isPresent()) {
        circulating++;
        BaseTables base = found.orElseThrow();
        assertThat(base.counts().replays()).isZero();
        for (long[] weights : EACH) {
          assertThat(base.counts().under(weights)).isEqualTo(standing.counts().under(weights));
        }
        int[] seated = IntStream.range(0, players).map(at -> base.at(0, at)).sorted().toArray();
        assertThat(seated).isEqualTo(IntStream.range(0, players).toArray());
        int[] used = new int[rounds];
        IntStream.range(0, base.tables()).forEach(t -> used[base.shift(t)]++);
        assertThat(IntStream.of(used)).allMatch(n -> n <= copies);
      }
    }
    assertThat(circulating).isPositive();
  }

  private static boolean seatsEverybodyOnce(Circuit circuit, BaseTables standing, int... shifts) {
    return IntStream.range(0, standing.seats())
            .map(at -> circuit.image(shifts[at >> 2], standing.at(0, at)))
            .distinct()
            .count()
        == standing.seats();
  }

  @Test
  void foundExactlyWhereTryingAllShiftsFindsOne() {
    IndividualWish wish = CircuitWishes.circulating(12, 11, 1);
    Circuit circuit = new Circuit(AbelianGroup.cyclic(11), 12, 1);
    int circulating = 0;
    for (int seed = 1; seed <= 300; seed++) {
      BaseTables standing = standing(wish, circuit, seed);
      boolean any =
          IntStream.range(0, 11 * 11)
              .filter(c -> c % 11 != c / 11 && c % 11 != 0 && c / 11 != 0)
              .anyMatch(c -> seatsEverybodyOnce(circuit, standing, 0, c % 11, c / 11));
      assertThat(new Adders(circuit, wish).circulating(standing).isPresent()).isEqualTo(any);
      circulating += any ? 1 : 0;
    }
    assertThat(circulating).isBetween(1, 299);
  }
}
