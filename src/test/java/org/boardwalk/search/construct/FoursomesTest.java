package org.boardwalk.search.construct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FoursomesTest {

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 23, 25})
  void playersOfDifferentGroupsMeetOnceAndThoseOfOneGroupNever(int g) {
    Foursomes made = Foursomes.transversal(g).orElseThrow();
    assertThat(made.players()).isEqualTo(4 * g);
    assertThat(made.rounds()).hasSize(g);
    int[][] met = met(made.players(), made.rounds());
    for (int p = 0; p < made.players(); p++) {
      for (int q = 0; q < made.players(); q++) {
        assertThat(met[p][q]).as("%d %d", p, q).isEqualTo(p / g == q / g ? 0 : 1);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 6, 10, 18, 22})
  void otherSizesOfGroupsAreNotMade(int g) {
    assertThat(Foursomes.transversal(g)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 16, 32})
  void anyTwoPlayersOnAnArcMeetOnce(int q) {
    Foursomes made = Foursomes.arc(q).orElseThrow();
    assertThat(made.players()).isEqualTo(3 * q + 4);
    assertThat(made.rounds()).hasSize(q + 1);
    int[][] met = met(made.players(), made.rounds());
    for (int p = 0; p < made.players(); p++) {
      for (int other = 0; other < made.players(); other++) {
        assertThat(met[p][other]).isEqualTo(p == other ? 0 : 1);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "16, 5, 5",
    "20, 6, 5",
    "28, 9, 9",
    "32, 9, 9",
    "36, 10, 9",
    "44, 12, 11",
    "48, 13, 13",
    "52, 17, 17",
    "56, 15, 14",
    "60, 16, 15",
    "64, 21, 21",
    "80, 25, 25",
    "100, 33, 33"
  })
  void theCleanRoundsHaveNoTwoPlayersTogetherTwice(int players, int rounds, int clean) {
    Foursomes made = Foursomes.of(players).orElseThrow();
    assertThat(made.rounds()).hasSize(rounds);
    assertThat(made.clean()).isEqualTo(clean);
    assertThat(most(met(players, made.rounds().subList(0, clean)))).isEqualTo(1);
    assertThat(most(met(players, made.rounds()))).isEqualTo(clean < rounds ? 2 : 1);
  }

  @Test
  void twentyPlayersInSixRoundsRepeatTheMeetingsOfOneTable() {
    int[][] met = met(20, Foursomes.of(20).orElseThrow().rounds());
    assertThat(Arrays.stream(met).flatMapToInt(Arrays::stream).filter(m -> m == 2).count() / 2)
        .isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, 8, 12, 18, 24, 40, 72})
  void otherNumbersOfPlayersAreNotMade(int players) {
    assertThat(Foursomes.of(players)).isEmpty();
  }

  private static int most(int[][] met) {
    return Arrays.stream(met).flatMapToInt(Arrays::stream).max().orElseThrow();
  }

  /** How often any two players are at a table together; everybody plays in each round. */
  private static int[][] met(int players, List<List<int[]>> rounds) {
    int[][] met = new int[players][players];
    for (List<int[]> round : rounds) {
      assertThat(round.stream().flatMapToInt(Arrays::stream).sorted())
          .containsExactlyElementsOf(IntStream.range(0, players).boxed().toList());
      for (int[] table : round) {
        assertThat(table).hasSize(4);
        for (int a : table) {
          for (int b : table) {
            met[a][b] += a == b ? 0 : 1;
          }
        }
      }
    }
    return met;
  }
}
