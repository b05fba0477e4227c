package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.WalkGrade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CopiesByRuleTest {

  private static PairsWish free(int pairs, int rounds) {
    return UsualPairs.of(Kind.PAIRS, new PairsForm.Free(0, WalkGrade.ANY), (pairs + 1) / 2, rounds)
        .with(new Boards(rounds, 2, Play.CIRCULATING, 1));
  }

  private static List<Integer> copies(Preference preference) {
    return preference.inOrder().stream().map(w -> ((PairsWish) w).boards().copies()).toList();
  }

  /**
   * All first rounds of m in the circle and tables - 1 of others, those who stay at their tables.
   */
  @ParameterizedTest
  @CsvSource({"3, 2, false", "5, 4, false", "7, 6, false", "4, 3, true", "6, 5, true"})
  void countingAllFirstRoundsAgreesWithTheTheorem(int sets, int tables, boolean possible) {
    boolean found = false;
    for (int unused = 0; unused < sets; unused++) {
      for (int twice = 0; twice < sets; twice++) {
        if (twice != unused) {
          found |= seated(sets, unused, twice, -1, new HashSet<>(), new HashSet<>());
        }
      }
    }
    assertThat(found).isEqualTo(possible);
    assertThat(CopiesByRule.refutesOne(2 * tables, sets)).isEqualTo(!possible);
  }

  /** Seats the circle, seat by seat: -1 is the second seat of the table with two of them. */
  private static boolean seated(
      int sets, int unused, int twice, int seat, Set<Integer> people, Set<Integer> differences) {
    if (seat == sets) {
      return true;
    }
    if (seat == unused) {
      return seated(sets, unused, twice, seat + 1, people, differences);
    }
    int set = seat < 0 ? twice : seat;
    boolean found = false;
    for (int p = 0; p < sets && !found; p++) {
      int difference = Math.floorMod(set - p, sets);
      if (people.add(p)) {
        if (differences.add(difference)) {
          found = seated(sets, unused, twice, seat + 1, people, differences);
          differences.remove(difference);
        }
        people.remove(p);
      }
    }
    return found;
  }

  @Test
  void twoCopiesComeFirstOnlyWhereTheyLetPeopleMoveByARule() {
    assertThat(copies(FewestCopies.of(List.of(free(24, 13))))).startsWith(2, 1);
    assertThat(copies(FewestCopies.of(List.of(free(24, 14))))).startsWith(1, 2);
    assertThat(copies(FewestCopies.of(List.of(free(12, 7))))).startsWith(1, 2);
  }
}
