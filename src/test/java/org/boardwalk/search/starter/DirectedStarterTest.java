package org.boardwalk.search.starter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.FiniteGroup;
import org.boardwalk.movement.group.Groups;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class DirectedStarterTest {

  private static List<int[]> found(FiniteGroup group) {
    LeftHandCycles cycles = new LeftHandCycles(group, new SplittableRandom(1));
    for (int attempt = 0; attempt < 20_000; attempt++) {
      List<int[]> differences = cycles.attempt();
      if (differences != null) {
        Optional<List<int[]>> tables =
            new DirectedStarterMethod.SeatedCycles(group, differences).seated(300_000);
        if (tables.isPresent()) {
          return tables.orElseThrow();
        }
      }
    }
    throw new AssertionError("none found");
  }

  @ParameterizedTest
  @ValueSource(ints = {28, 40})
  void everybodyIsOnceLeftOfEverybodyAndOncePartner(int players) {
    for (FiniteGroup group : Groups.nonAbelian(players - 1)) {
      directed(players, group);
    }
  }

  @ParameterizedTest
  @Tag("slow")
  @ValueSource(ints = {56})
  void alsoOfFiftySixPlayers(int players) {
    everybodyIsOnceLeftOfEverybodyAndOncePartner(players);
  }

  private static void directed(int players, FiniteGroup group) {
    int[][] left = new int[players][players];
    int[][] partner = new int[players][players];
    List<int[]> tables = found(group);
    assertThat(tables.stream().flatMapToInt(IntStream::of).distinct()).hasSize(players);
    for (int g = 0; g < players - 1; g++) {
      for (int[] table : tables) {
        for (int seat = 0; seat < 4; seat++) {
          int here = moved(group, g, table[seat]);
          left[here][moved(group, g, table[(seat + 1) % 4])]++;
          partner[here][moved(group, g, table[(seat + 2) % 4])]++;
        }
      }
    }
    for (int a = 0; a < players; a++) {
      for (int b = 0; b < players; b++) {
        assertThat(left[a][b]).isEqualTo(a == b ? 0 : 1);
        assertThat(partner[a][b]).isEqualTo(a == b ? 0 : 1);
      }
    }
  }

  private static int moved(FiniteGroup group, int by, int player) {
    return player == group.order() ? player : group.multiply(by, player);
  }

  @ParameterizedTest
  @ValueSource(ints = {12, 16, 20, 24, 29})
  void whereAllGroupsAreAbelianThereIsNoMethod(int players) {
    assertThat(DirectedStarterMethod.forWish(UsualWish.complete(players), 1)).isEmpty();
  }
}
