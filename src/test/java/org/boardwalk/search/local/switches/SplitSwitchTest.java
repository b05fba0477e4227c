package org.boardwalk.search.local.switches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.junit.jupiter.api.Test;

class SplitSwitchTest {

  /**
   * Ten pairs who all meet in nine rounds, NS before EW. Among pairs 1 to 9, those who sit in each
   * direction in the round of pair r against pair 10 are those whose difference to r in the field
   * of nine elements is a square, or is none: a conference matrix of order 10. R. E. A. C. Paley,
   * On orthogonal matrices, J. Math. Phys. 12 (1933).
   */
  private static final List<String> PALEY =
      List.of(
          "10-1 2-5 3-6 4-8 7-9",
          "10-2 1-4 3-7 5-6 8-9",
          "10-3 1-5 2-7 6-8 9-4",
          "10-4 1-2 5-3 6-9 7-8",
          "10-5 2-9 4-3 6-7 8-1",
          "10-6 3-2 4-7 5-8 9-1",
          "10-7 1-6 4-2 8-3 9-5",
          "10-8 2-6 5-4 7-1 9-3",
          "10-9 3-1 6-4 7-5 8-2");

  private static Movement paley(Boards boards) {
    List<Round> rounds = new ArrayList<>();
    for (String line : PALEY) {
      List<Encounter> here = new ArrayList<>();
      for (String meeting : line.split(" ", -1)) {
        String[] pair = meeting.split("-", -1);
        Seating seating =
            new Seating.TwoPairs(Integer.parseInt(pair[0]), Integer.parseInt(pair[1]));
        here.add(new Encounter(here.size() + 1, seating, rounds.size() + 1));
      }
      rounds.add(new Round(here));
    }
    return new Movement("Paley", Kind.PAIRS, 10, 5, boards, Rotation.NONE, 1, rounds);
  }

  private static Boards shared(int perSet) {
    return new Boards(9, perSet, Play.SHARED, 5);
  }

  private static double calibre(Movement movement) {
    Scorecard card = Judge.judge(movement);
    assertThat(card.valid()).isTrue();
    return card.calibre().worst();
  }

  /**
   * By hand: in halves of rounds every couple has c = 2·4 from its meeting. Pair 10 compares as
   * often in one direction as in the other. The rows of two others have the product -1 where -1 is
   * due for their meeting, so the rest adds up to 0. All c are 8: calibre 100. With whole rounds it
   * is at most 90.00.
   */
  @Test
  void tenPairsAreInPerfectBalanceIfTheTableOfTheStationaryPairChangesInsideEachSet() {
    Movement whole = paley(shared(2));
    assertThat(calibre(whole)).isCloseTo(83.33, within(0.005));
    Movement halves = SplitSwitch.halves(whole, 1);
    assertThat(calibre(halves)).isCloseTo(100, within(1e-9));
    assertThat(halves.rounds()).hasSize(18);
    assertThat(halves.boards()).isEqualTo(new Boards(18, 1, Play.SHARED, 5));
  }

  @Test
  void ofAnySwitchesTheOnesThatSuitTheSplitTableAreFound() {
    Movement whole = paley(shared(2));
    SplitSwitch split = SplitSwitch.of(whole).orElseThrow();
    assertThat(split.calibre()).isGreaterThan(96.77).isEqualTo(calibre(split.halves()));
    assertThat(split.sentence()).contains("table " + split.table(), "100.00");
    for (int r = 0; r < 9; r++) {
      Round first = split.halves().rounds().get(2 * r);
      Round second = split.halves().rounds().get(2 * r + 1);
      for (int t = 1; t <= 5; t++) {
        Seating before = first.encounters().get(t - 1).seating();
        Seating after = second.encounters().get(t - 1).seating();
        assertThat(people(after)).isEqualTo(people(before));
        assertThat(after.equals(before)).isEqualTo(t != split.table());
      }
    }
  }

  private static Set<Integer> people(Seating seating) {
    return new HashSet<>(seating.seats().values());
  }

  @Test
  void countsOfASplitTableAreThoseOfTheJudge() {
    Movement whole = paley(shared(2));
    for (int table = 1; table <= 5; table++) {
      SwitchCounts counts = new SwitchCounts(whole, table);
      counts.flip(7);
      double couples = 45;
      double calibre = 100 * (counts.sum() * counts.sum() / couples) / counts.squares();
      assertThat(calibre(SplitSwitch.halves(counts.applied(whole), table)))
          .isCloseTo(calibre, within(1e-9));
    }
  }

  @Test
  void oddSetsCirculatingBoardsAndTwoWinnersAreNotSplit() {
    assertThat(SplitSwitch.of(paley(shared(3)))).isEmpty();
    assertThat(SplitSwitch.of(Examples.mitchell(5, 0, 1))).isEmpty();
    assertThat(SplitSwitch.of(Examples.eightPlayers())).isEmpty();
  }
}
