package org.boardwalk.search.starter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.players.DirectionSequence;
import org.boardwalk.movement.group.AbelianGroup;
import org.junit.jupiter.api.Test;

class TableTurnsTest {

  private static final AbelianGroup GROUP = AbelianGroup.cyclic(15);
  private static final int FIXED_PLAYER = 15;

  private final int[][] tables = {
    {FIXED_PLAYER, 1, 0, 2}, {3, 4, 5, 6}, {7, 8, 9, 10}, {11, 12, 13, 14}
  };

  private final Differences differences =
      new Differences(GROUP, List.of(IntStream.rangeClosed(0, FIXED_PLAYER).toArray()));

  private TableTurns turns() {
    int[][] translates = new int[15][16];
    for (int g = 0; g < 15; g++) {
      for (int a = 0; a < 15; a++) {
        translates[g][a] = GROUP.add(a, g);
      }
      translates[g][FIXED_PLAYER] = FIXED_PLAYER;
    }
    return new TableTurns(differences, translates, tables, new SplittableRandom(1));
  }

  private Set<Set<Integer>> partners() {
    return Arrays.stream(tables)
        .flatMap(t -> Stream.of(Set.of(t[0], t[2]), Set.of(t[1], t[3])))
        .collect(Collectors.toSet());
  }

  @Test
  void mirroringChangesOnlySides() {
    TableTurns turns = turns();
    Set<Set<Integer>> before = partners();
    long oneSided = turns.oneSided();
    long defect = turns.defect();
    long mirrored = turns.mirrored();
    assertThat(mirrored).isLessThanOrEqualTo(oneSided).isEqualTo(turns.oneSided());
    assertThat(turns.defect()).isEqualTo(defect);
    assertThat(partners()).isEqualTo(before);
  }

  @Test
  void turningChangesOnlyDirections() {
    TableTurns turns = turns();
    Set<Set<Integer>> before = partners();
    long oneSided = turns.oneSided();
    long defect = turns.defect();
    long turned = turns.turned();
    assertThat(turned).isLessThan(defect).isEqualTo(turns.defect());
    assertThat(turns.oneSided()).isEqualTo(oneSided);
    assertThat(partners()).isEqualTo(before);
    assertThat(tables[0][0]).isEqualTo(FIXED_PLAYER);
  }

  @Test
  void countsTheDefectAsDirectionSequencesDo() {
    Integer[] directions = new Integer[15];
    for (int[] table : tables) {
      for (int seat = 0; seat < 4; seat++) {
        if (table[seat] != FIXED_PLAYER) {
          directions[table[seat]] = seat % 2 == 0 ? 1 : -1;
        }
      }
    }
    assertThat(turns().defect()).isEqualTo(DirectionSequence.defect(GROUP, List.of(directions)));
  }
}
