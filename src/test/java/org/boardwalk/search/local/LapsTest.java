package org.boardwalk.search.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LapsTest {

  private static final IndividualWish TWENTY_TWO = Wishes.circulating(22, 5, 19, 20, 1);

  static Stream<IndividualWish> wishes() {
    return Stream.of(
        TWENTY_TWO,
        Wishes.circulating(20, 5, 24, 30, 1),
        Wishes.circulating(26, 6, 25, 25, 2),
        Wishes.circulating(12, 3, 5, 5, 2),
        Wishes.circulating(8, 2, 7, 7, 1),
        Wishes.circulating(9, 2, 9, 8, 1));
  }

  @Test
  void roundsAndSetsFallIntoAsManyPartsAsEvenAsCanBe() {
    List<Laps> all = Laps.all(TWENTY_TWO);
    assertThat(all).hasSize(4);
    Laps four = all.get(3);
    assertThat(IntStream.range(0, 19).map(r -> four.set(r, 0)))
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18);
    assertThat(IntStream.range(0, 5).map(t -> four.set(4, t))).containsExactly(4, 0, 1, 2, 3);
    assertThat(IntStream.range(0, 5).map(t -> four.set(18, t))).containsExactly(18, 19, 15, 16, 17);
  }

  @Test
  void whereThereAreFewerSetsThanRoundsThereIsOneLap() {
    assertThat(Laps.all(Wishes.circulating(9, 2, 9, 8, 1))).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void noSetIsAtMoreTablesThanThereAreCopies(IndividualWish wish) {
    for (Laps laps : Laps.all(wish)) {
      for (int r = 0; r < wish.rounds(); r++) {
        int[] times = new int[wish.boards().sets()];
        for (int t = 0; t < wish.tables(); t++) {
          times[laps.set(r, t)]++;
        }
        assertThat(IntStream.of(times)).allMatch(n -> n <= wish.boards().copies());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void everyTableHasWhatTheNextOneHadOrAllHaveNewSets(IndividualWish wish) {
    for (Laps laps : Laps.all(wish)) {
      Set<Integer> seen = new HashSet<>();
      for (int r = 0; r < wish.rounds(); r++) {
        Set<Integer> now = new HashSet<>();
        boolean down = r > 0;
        for (int t = 0; t < wish.tables(); t++) {
          now.add(laps.set(r, t));
          down &= t + 1 == wish.tables() || laps.set(r, t) == laps.set(r - 1, t + 1);
        }
        assertThat(down || seen.stream().noneMatch(now::contains)).isTrue();
        seen.addAll(now);
      }
    }
  }
}
