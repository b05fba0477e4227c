package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.boardwalk.model.players.Development;
import org.boardwalk.model.players.Developments;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.wish.SitOutShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeetingTablesTest {

  private static Circuit cyclic(int rounds, int players) {
    return new Circuit(AbelianGroup.cyclic(rounds), players, 1);
  }

  /** As many tables as there can be. */
  private static SitOutShare sitOuts(int players, int rounds) {
    int all = players % 4 * rounds;
    return new SitOutShare(players % 4, all / players, (all + players - 1) / players);
  }

  private static MeetingTables tables(
      Circuit circuit, int rounds, List<int[]> multipliers, MeetingTables.Meet meet) {
    SitOutShare sitOuts = sitOuts(circuit.players(), rounds);
    return new MeetingTables(circuit, sitOuts, multipliers, meet, () -> false);
  }

  private static List<int[]> identity(int players) {
    return List.of(IntStream.range(0, players).toArray());
  }

  /** {0, 1, 3, 9} and its multiples by 1, 2, 4 and 7, each with 13 translates. */
  @Test
  void thirteenNumbersHaveFiftyTwoPerfectDifferenceSets() {
    MeetingTables tables = tables(cyclic(13, 13), 13, identity(13), MeetingTables.Meet.ONCE);
    assertThat(tables.choices()).hasSize(52);
  }

  /** The multipliers 1, 3 and 9 keep one translate of each; the images of others meet again. */
  @Test
  void fourOfThemAreKeptByTheirMultipliers() {
    List<int[]> multipliers =
        Developments.twisted(AbelianGroup.cyclic(13), 13).stream()
            .map(d -> d.multipliers())
            .filter(m -> m.size() == 3)
            .findFirst()
            .orElseThrow();
    MeetingTables tables = tables(cyclic(13, 13), 13, multipliers, MeetingTables.Meet.ONCE);
    assertThat(tables.choices()).hasSize(4).allMatch(c -> c.length == 4);
  }

  /** Whether two of these seats, partners, opponents or both, ever hold the same two again. */
  private static boolean meetAgain(Circuit circuit, IntPredicate apart, int... seats) {
    Set<List<Integer>> met = new HashSet<>();
    for (int g = 0; g < circuit.order(); g++) {
      for (int at = 0; at < seats.length; at++) {
        for (int other = at / 4 * 4; other < at; other++) {
          int p = circuit.image(g, seats[at]);
          int q = circuit.image(g, seats[other]);
          if (apart.test(at - other) && !met.add(List.of(Math.min(p, q), Math.max(p, q)))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The seats of all base rounds, table after table. */
  private static int[] covered(Circuit circuit, int rounds, MeetingTables.Meet meet) {
    int players = circuit.players();
    MeetingTables tables = tables(circuit, rounds, identity(players), meet);
    SplittableRandom random = new SplittableRandom(1);
    int[][] who =
        IntStream.range(0, 20)
            .mapToObj(again -> tables.rounds(random, 3_000_000))
            .flatMap(Optional::stream)
            .findFirst()
            .orElseThrow();
    for (int[] base : who) {
      assertThat(Arrays.stream(base).sorted().boxed().toList())
          .isEqualTo(IntStream.range(0, players).boxed().toList());
    }
    return Arrays.stream(who)
        .flatMapToInt(b -> Arrays.stream(b).limit(4L * (players / 4)))
        .toArray();
  }

  @ParameterizedTest
  @CsvSource({"16, 5", "20, 5", "24, 7", "28, 9", "30, 7", "32, 8"})
  void coversSeatEverybodyAndNobodyMeetsTwice(int players, int rounds) {
    Circuit circuit = cyclic(rounds, players);
    assertThat(meetAgain(circuit, n -> true, covered(circuit, rounds, MeetingTables.Meet.ONCE)))
        .isFalse();
  }

  @ParameterizedTest
  @CsvSource({"16, 7", "22, 9", "24, 11", "28, 12"})
  void nobodyIsPartnerOrOpponentTwiceWhereOneMayBeBoth(int players, int rounds) {
    Circuit circuit = cyclic(rounds, players);
    int[] seats = covered(circuit, rounds, MeetingTables.Meet.ONCE_AS_EACH);
    assertThat(meetAgain(circuit, n -> n == 2, seats)).isFalse();
    assertThat(meetAgain(circuit, n -> n != 2, seats)).isFalse();
  }

  /** One of 22 players stays and plays; the sit-outs of the others are spread over their orbits. */
  @ParameterizedTest
  @CsvSource({"22, 3, 2", "26, 2, 3", "34, 3, 3"})
  void severalBaseRoundsShareTheOrbitsOfPairsAndOfSitOuts(int players, int order, int bases) {
    Development development = Development.of(AbelianGroup.cyclic(order), players);
    Circuit circuit = Circuit.shared(development, players, bases);
    int rounds = order * bases;
    int[] seats = covered(circuit, rounds, MeetingTables.Meet.ONCE);
    assertThat(seats).hasSize(bases * (players / 4 * 4));
    assertThat(meetAgain(circuit, n -> true, seats)).isFalse();
    int[] plays = new int[players];
    for (int g = 0; g < order; g++) {
      for (int p : seats) {
        plays[circuit.image(g, p)]++;
      }
    }
    SitOutShare share = sitOuts(players, rounds);
    assertThat(Arrays.stream(plays).boxed())
        .allMatch(n -> n >= rounds - share.most() && n <= rounds - share.least());
  }

  /** Of twelve people four of a new table would come from three old ones. */
  @Test
  void twelvePeopleHaveNoSecondRoundOfNewMeetings() {
    MeetingTables tables = tables(cyclic(3, 12), 3, identity(12), MeetingTables.Meet.ONCE);
    assertThat(tables.rounds(new SplittableRandom(1), Long.MAX_VALUE)).isEmpty();
    assertThat(tables.exhausted()).isTrue();
  }
}
