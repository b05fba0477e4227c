package org.boardwalk.search.starter.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.search.SearchEffort;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Directed whist tournaments and frames, counted again. */
class DirectedWhistsTest {

  private static final int NONE = 93;

  private static Optional<Whist> made(int players) {
    return DirectedWhists.of(players, SearchEffort.UNCOUNTED);
  }

  /** Counts that all partner once and have each other once at the left. */
  static void directed(Whist whist) {
    int v = whist.players();
    assertThat(whist.rounds()).hasSize(v % 4 == 0 ? v - 1 : v);
    Meetings meetings = new Meetings(v);
    for (List<int[]> round : whist.rounds()) {
      assertThat(round).hasSize(v / 4);
      meetings.add(round);
    }
    meetings.assertOnceEach((a, b) -> a != b);
  }

  /** Counts who partnered whom, and who had whom at the left. */
  private static final class Meetings {

    private final int[][] partners;
    private final int[][] left;

    Meetings(int players) {
      partners = new int[players][players];
      left = new int[players][players];
    }

    void add(List<int[]> round) {
      assertThat(round.stream().flatMapToInt(IntStream::of).distinct().count())
          .isEqualTo(4L * round.size());
      for (int[] table : round) {
        for (int seat = 0; seat < 4; seat++) {
          partners[table[seat]][table[(seat + 2) % 4]]++;
          left[table[seat]][table[(seat + 1) % 4]]++;
        }
      }
    }

    interface Meet {
      boolean both(int a, int b);
    }

    void assertOnceEach(Meet meet) {
      for (int a = 0; a < partners.length; a++) {
        for (int b = 0; b < partners.length; b++) {
          assertThat(new int[] {partners[a][b], left[a][b]}).containsOnly(meet.both(a, b) ? 1 : 0);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        5, 9, 16, 21, 24, 28, 32, 40, 45, 49, 57, 69, 76, 77, 80, 116, 136, 141, 144, 156, 160, 196
      })
  void allPartnerOnceAndHaveEachOtherOnceAtTheLeft(int players) {
    assertThat(made(players))
        .hasValueSatisfying(DirectedWhistsTest::directed)
        .hasValueSatisfying(whist -> assertThat(whist.players()).isEqualTo(players));
  }

  @Test
  void noneIsMadeOfNinetyThreeOrOfOtherNumbers() {
    for (int players : new int[] {1, 4, 7, 8, 12, 20, NONE}) {
      assertThat(made(players)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 5", "4, 6", "4, 7", "4, 13", "4, 19", "8, 7", "28, 5", "16, 6"})
  void framesMissEachHoleAsOftenAsItHasPlayersAndAllOthersMeet(int h, int u) {
    Frame frame = Frames.of(h, u, SearchEffort.UNCOUNTED).orElseThrow();
    assertThat(frame.holes()).hasSize(h * u);
    Meetings meetings = new Meetings(h * u);
    int[] missed = new int[u];
    for (Frame.HoleyRound round : frame.rounds()) {
      meetings.add(round.tables());
      missed[round.missed()]++;
      assertThat(round.tables().stream().flatMapToInt(IntStream::of))
          .hasSize(h * (u - 1))
          .noneMatch(p -> frame.holes().get(p) == round.missed());
    }
    assertThat(missed).containsOnly(h);
    meetings.assertOnceEach((a, b) -> !frame.holes().get(a).equals(frame.holes().get(b)));
  }

  @Test
  void framesOverADesignHaveItsGroupsAsHoles() {
    Divisible design = Divisible.truncated(5, 5, 2).orElseThrow();
    assertThat(design.blockSizes()).containsExactlyInAnyOrder(5, 6);
    Frame frame = Frame.over(design, 4, u -> Frames.of(4, u, SearchEffort.UNCOUNTED)).orElseThrow();
    assertThat(frame.holes()).hasSize(108);
    assertThat(frame.rounds()).hasSize(108);
    Meetings meetings = new Meetings(108);
    frame.rounds().forEach(round -> meetings.add(round.tables()));
    meetings.assertOnceEach((a, b) -> !frame.holes().get(a).equals(frame.holes().get(b)));
    assertThat(frame.filled(DirectedWhistsTest::made))
        .hasValueSatisfying(DirectedWhistsTest::directed);
  }

  @Test
  void twoPointsOfDifferentGroupsAreTogetherInOneBlock() {
    Divisible design = Divisible.truncated(4, 5, 3).orElseThrow();
    int points = design.groups().size();
    assertThat(points).isEqualTo(23);
    for (int a = 0; a < points; a++) {
      for (int b = 0; b < a; b++) {
        List<Integer> both = List.of(a, b);
        assertThat(design.blocks().stream().filter(block -> block.containsAll(both)).count())
            .isEqualTo(design.groups().get(a).equals(design.groups().get(b)) ? 0 : 1);
      }
    }
    assertThat(Divisible.truncated(5, 6, 1)).isEmpty();
  }
}
