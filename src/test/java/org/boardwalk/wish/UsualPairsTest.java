package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsualPairsTest {

  /** An odd number of teams can play as with one copy, in which results come a round later. */
  @ParameterizedTest
  @CsvSource({"5, 2", "7, 4", "9, 6", "15, 10", "15, 14"})
  void anOddNumberOfTeamsHasAsManySetsAsTeams(int teams, int rounds) {
    for (int copies = 1; copies <= 3; copies++) {
      assertThat(UsualPairs.setsOfTeams(teams, rounds, copies)).isEqualTo(teams);
    }
    assertThat(UsualPairs.setsOfTeams(teams, teams, 2)).isEqualTo(teams + 1);
    assertThat(UsualPairs.setsOfTeams(teams + 1, rounds, 2))
        .isEqualTo(Math.max(rounds, (teams + 1) / 2));
  }

  @ParameterizedTest
  @CsvSource({
    "14,5,7",
    "14,7,7",
    "16,8,8",
    "20,10,12",
    "12,6,8",
    "10,6,7",
    "10,7,7",
    "16,10,10",
    "14,10,11",
    "6,5,6",
    "9,6,7",
    "5,4,4",
    "5,5,5",
    "7,5,5",
    "7,3,4"
  })
  void oneCopyTakesASetForEveryTableOrRoundAndFurtherOnesWhereThatCannotBe(
      int pairs, int rounds, int sets) {
    assertThat(UsualPairs.setsOfOneCopy(pairs, rounds)).isEqualTo(sets);
  }

  /** Everything that is small enough is tried; a set fewer must then be impossible. */
  @ParameterizedTest
  @CsvSource({"2,3", "3,4", "3,5"})
  void withASetFewerThanThatEastWestCannotMoveAlike(int tables, int rounds) {
    int sets = UsualPairs.setsOfOneCopy(2 * tables, rounds);
    assertThat(sets).isGreaterThan(Math.max(tables, rounds));
    for (int fewer = rounds; fewer < sets; fewer++) {
      assertThat(new Boardings(tables, rounds, fewer).any()).as("%d sets", fewer).isFalse();
    }
  }

  @Test
  void threeTablesDoWithAsManySetsAndFourDoNotWhereEastWestMoveAlike() {
    assertThat(new Boardings(3, 3, 3).any()).isTrue();
    assertThat(new Boardings(3, 4, 5).any()).isTrue();
    assertThat(new Boardings(4, 4, 4).any()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"19,14,true", "19,13,false", "10,7,true", "10,10,false", "10,11,false"})
  void aMitchellIsCutShortWhereEverybodyPlaysSevenOfTenBoards(
      int tables, int rounds, boolean isCut) {
    assertThat(UsualPairs.cutShort(tables, rounds)).isEqualTo(isCut);
  }

  /** All ways to put sets on tables so that NS stay, EW move alike and no set is replayed. */
  private static final class Boardings {

    private final int tables;
    private final int rounds;
    private final int sets;
    private final List<int[]> rows = new ArrayList<>();

    Boardings(int tables, int rounds, int sets) {
      this.tables = tables;
      this.rounds = rounds;
      this.sets = sets;
      rows(new int[rounds], 0);
    }

    boolean any() {
      int[][] at = new int[tables][];
      at[0] = IntStream.range(0, rounds).toArray();
      return shifts(new int[rounds], 1).stream().anyMatch(s -> boards(at, 1, s));
    }

    /** Moves in which no two pairs meet more often than necessary. */
    private List<int[]> shifts(int[] shifts, int round) {
      if (round == rounds) {
        long most =
            IntStream.range(0, tables)
                .mapToLong(t -> Arrays.stream(shifts).filter(s -> s == t).count())
                .max()
                .orElse(0);
        return most <= (rounds + tables - 1) / tables ? List.of(shifts.clone()) : List.of();
      }
      List<int[]> all = new ArrayList<>();
      for (int s = 0; s < tables; s++) {
        shifts[round] = s;
        all.addAll(shifts(shifts, round + 1));
      }
      return all;
    }

    private boolean boards(int[][] at, int table, int[] shifts) {
      if (table == tables) {
        return IntStream.range(0, tables).allMatch(e -> playsAllOnce(at, e, shifts));
      }
      for (int[] row : rows) {
        at[table] = row;
        boolean apart =
            IntStream.range(0, table)
                .allMatch(t -> IntStream.range(0, rounds).noneMatch(r -> at[t][r] == row[r]));
        if (apart && boards(at, table + 1, shifts)) {
          return true;
        }
      }
      return false;
    }

    private boolean playsAllOnce(int[][] at, int pair, int[] shifts) {
      return IntStream.range(0, rounds)
              .map(r -> at[(pair + shifts[r]) % tables][r])
              .distinct()
              .count()
          == rounds;
    }

    private void rows(int[] row, int round) {
      if (round == rounds) {
        rows.add(row.clone());
        return;
      }
      for (int s = 0; s < sets; s++) {
        int set = s;
        if (IntStream.range(0, round).noneMatch(r -> row[r] == set)) {
          row[round] = set;
          rows(row, round + 1);
        }
      }
    }
  }
}
