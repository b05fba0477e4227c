package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.TwoPairs;
import org.junit.jupiter.api.Test;

/** Tests the walk of boards at tables where one pair, or both, are missing. */
class HalfTableWalksTest {

  /** NS stay, EW move up one; a set 0 is a table without a game. */
  private static Movement mitchell(int contestants, int copies, int[]... sets) {
    int tables = sets[0].length;
    int field = (contestants + 1) / 2;
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < sets.length; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < tables; t++) {
        if (sets[r][t] > 0) {
          int ew = field + 1 + Math.floorMod(t - r, field);
          encounters.add(new Encounter(t + 1, new TwoPairs(t + 1, ew), sets[r][t]));
        }
      }
      rounds.add(new Round(encounters));
    }
    int most = IntStream.range(0, sets.length).flatMap(r -> IntStream.of(sets[r])).max().orElse(0);
    Boards boards = new Boards(most, 2, Play.CIRCULATING, copies);
    return new Movement("half", Kind.PAIRS, contestants, tables, boards, Rotation.NONE, 2, rounds);
  }

  /** Sets 1 and 3 would rest, where the fifth EW pair is missing, while they are in play. */
  private static Movement resting(int copies) {
    return mitchell(
        9, copies, new int[] {2, 1, 4, 3, 0}, new int[] {0, 4, 3, 1, 2}, new int[] {4, 0, 1, 2, 3});
  }

  @Test
  void aSetAtRestNeedsACopyAsMuchAsOneInPlay() {
    Circulation two = Circulation.of(resting(2));
    assertThat(two.copiesNeeded()).isEqualTo(2);
    assertThat(two.breaks()).isEmpty();
  }

  @Test
  void withOneCopyASetThatIsInPlayRestsNowhere() {
    Circulation one = Circulation.of(resting(1));
    assertThat(one.copiesNeeded()).isEqualTo(1);
    assertThat(one.breaks()).isNotEmpty();
  }

  @Test
  void aTableThatIsNeverInPlayIsSkipped() {
    Movement four = mitchell(8, 1, new int[] {1, 2, 3, 4}, new int[] {2, 3, 4, 1});
    Movement five = mitchell(8, 1, new int[] {1, 2, 3, 4, 0}, new int[] {2, 3, 4, 1, 0});
    assertThat(Circulation.of(four).breaks()).isEmpty();
    assertThat(Circulation.of(five).breaks()).isEmpty();
  }

  /** Whatever the play is called. */
  @Test
  void whereAllTablesPlayTheSameSetNothingIsCarried() {
    Movement alike = mitchell(6, 3, new int[] {1, 1, 1}, new int[] {2, 2, 2});
    assertThat(Walk.of(alike)).isEqualTo(new Walk(3, 0, 0));
  }
}
