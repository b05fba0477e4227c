package org.boardwalk.search.starter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.search.starter.KeptRounds.BaseRound;
import org.boardwalk.search.starter.TwoOrbits.BaseTable;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TwoOrbitStarterTest {

  @Test
  void baseTablesAreAllTablesUpToMovesWithSixClasses() {
    TwoOrbits orbits = new TwoOrbits(4);
    Set<List<Integer>> seen = new HashSet<>();
    for (BaseTable table : orbits.tables()) {
      for (int by = 0; by < 4; by++) {
        for (int turn = 0; turn < 4; turn++) {
          int move = by;
          int first = turn;
          List<Integer> seats =
              IntStream.range(0, 4)
                  .mapToObj(k -> orbits.moved(table.seats()[(first + k) % 4], move))
                  .toList();
          assertThat(seen.add(seats)).isTrue();
        }
      }
    }
    assertThat(seen).hasSize(bruteForce(orbits));
  }

  private static int bruteForce(TwoOrbits orbits) {
    int count = 0;
    for (int code = 0; code < Math.pow(orbits.players(), 4); code++) {
      int rest = code;
      int[] p = new int[4];
      for (int k = 0; k < 4; k++) {
        p[k] = rest % orbits.players();
        rest /= orbits.players();
      }
      if (Arrays.stream(p).distinct().count() == 4) {
        long left =
            IntStream.range(0, 4).map(k -> orbits.left(p[k], p[(k + 1) % 4])).distinct().count();
        count += left == 4 && orbits.partner(p[0], p[2]) != orbits.partner(p[1], p[3]) ? 1 : 0;
      }
    }
    return count;
  }

  @ParameterizedTest
  @ValueSource(ints = {12, 16, 20})
  void keptRoundsLeaveTheClassesOfOneFreeRound(int order) {
    TwoOrbits orbits = new TwoOrbits(order);
    KeptRounds kept = new KeptRounds(orbits, new SplittableRandom(1));
    List<BaseRound> rounds = List.of();
    BitSet open = new BitSet();
    while (rounds.isEmpty()) {
      open = orbits.allClasses();
      rounds = kept.attempt(open);
    }
    assertThat(rounds.stream().mapToInt(BaseRound::length).sum()).isEqualTo(order - 2);
    // All classes but those of the fixed round, four and two for each of the order / 2 tables.
    assertThat(open.cardinality()).isEqualTo(order / 2 * 6 + 4);
    assertThat(kept.fixed().stream().flatMapToInt(Arrays::stream).distinct().count())
        .isEqualTo(orbits.players());
  }

  @Test
  void everybodyIsOnceLeftOfEverybodyAndOncePartnerAmongTwentyFour() {
    directed(24, 74);
  }

  @Test
  @Tag("slow")
  void alsoAmongThirtyTwo() {
    directed(32, 1);
  }

  private static void directed(int players, long seed) {
    TwoOrbitStarterMethod.TwoOrbitAttempts attempts =
        new TwoOrbitStarterMethod.TwoOrbitAttempts(
            new TwoOrbits(players / 2), new SplittableRandom(seed));
    List<List<int[]>> rounds = List.of();
    for (int attempt = 0; attempt < 500_000 && rounds.isEmpty(); attempt++) {
      rounds = attempts.next();
    }
    assertThat(rounds).hasSize(players - 1);
    int[][] left = new int[players][players];
    int[][] partner = new int[players][players];
    for (List<int[]> round : rounds) {
      assertThat(round.stream().flatMapToInt(Arrays::stream).distinct().count()).isEqualTo(players);
      for (int[] table : round) {
        for (int seat = 0; seat < 4; seat++) {
          left[table[seat]][table[(seat + 1) % 4]]++;
          partner[table[seat]][table[(seat + 2) % 4]]++;
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

  @ParameterizedTest
  @ValueSource(ints = {16, 20, 28, 29, 56})
  void otherSizesHaveNoMethod(int players) {
    assertThat(TwoOrbitStarterMethod.forWish(UsualWish.complete(players), 1)).isEmpty();
  }
}
