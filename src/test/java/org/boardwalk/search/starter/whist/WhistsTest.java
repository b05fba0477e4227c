package org.boardwalk.search.starter.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.search.SearchEffort;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class WhistsTest {

  private static void whist(Whist whist) {
    int v = whist.players();
    int[][] partners = new int[v][v];
    int[][] opponents = new int[v][v];
    assertThat(whist.rounds()).hasSize(v % 4 == 0 ? v - 1 : v);
    for (List<int[]> round : whist.rounds()) {
      assertThat(round).hasSize(v / 4);
      assertThat(round.stream().flatMapToInt(IntStream::of).distinct().count())
          .isEqualTo(4L * (v / 4));
      for (int[] table : round) {
        for (int seat = 0; seat < 4; seat++) {
          partners[table[seat]][table[(seat + 2) % 4]]++;
          opponents[table[seat]][table[(seat + 1) % 4]]++;
          opponents[table[(seat + 1) % 4]][table[seat]]++;
        }
      }
    }
    for (int a = 0; a < v; a++) {
      for (int b = 0; b < v; b++) {
        assertThat(partners[a][b]).isEqualTo(a == b ? 0 : 1);
        assertThat(opponents[a][b]).isEqualTo(a == b ? 0 : 2);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {57, 64, 65, 72, 100})
  @Tag("slow")
  void manyPlayersPartnerEverybodyOnceAndOpposeEverybodyTwice(int players) {
    everybodyPartnersEverybodyOnceAndOpposesEverybodyTwice(players);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 8, 9, 12, 13, 16, 17, 20, 25, 28, 33, 36, 40, 76})
  void everybodyPartnersEverybodyOnceAndOpposesEverybodyTwice(int players) {
    assertThat(Whists.of(players, SearchEffort.UNCOUNTED)).hasValueSatisfying(WhistsTest::whist);
  }

  @Test
  @Tag("slow")
  void upToTwoHundredAllAreMadeButThese() {
    List<Integer> missing =
        IntStream.rangeClosed(4, 200)
            .filter(v -> v % 4 <= 1 && Whists.of(v, SearchEffort.UNCOUNTED).isEmpty())
            .boxed()
            .toList();
    assertThat(missing).containsExactly(56, 93, 152, 172, 188);
  }
}
