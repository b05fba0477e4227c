package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.boardwalk.quality.Absences.Group;
import org.junit.jupiter.api.Test;

class AbsencesTest {

  @Test
  void oneSitOutAtATimeIsNeverShared() {
    Absences absences = Absences.of(List.of(0, 0, 1, 1, 1), 3, 4);
    assertThat(absences.groups())
        .containsExactlyInAnyOrder(new Group(0, 0, 1), new Group(0, 1, 6), new Group(1, 1, 3));
    assertThat(absences.leastCommon()).isZero();
    assertThat(absences.mostCommon()).isZero();
    assertThat(absences.mostTogether(new Group(1, 1, 3))).isZero();
  }

  @Test
  void whereEverySetFillsAllTablesThoseWhoMissItAreCounted() {
    // Six players, three sets of one table: two miss each set.
    Absences absences = Absences.of(List.of(1, 1, 1, 1, 1, 1), 3, 4);
    assertThat(absences.leastCommon()).isEqualTo(3);
    assertThat(absences.mostCommon()).isEqualTo(3);
  }

  @Test
  void thoseWhoAreTooFewForATableMissEverySetTogether() {
    Absences absences = Absences.of(List.of(2, 2, 2), 2, 4);
    assertThat(absences.groups()).containsExactly(new Group(2, 2, 3));
    assertThat(absences.leastCommon()).isEqualTo(6);
    assertThat(absences.mostCommon()).isEqualTo(6);
  }

  @Test
  void moreSetsThanNeededCanBeMissedEvenlyOrInAHeap() {
    // Eight players at two tables for three rounds with four sets: six tables to spread or to heap.
    Absences absences = Absences.of(List.of(1, 1, 1, 1, 1, 1, 1, 1), 4, 4);
    assertThat(absences.leastCommon()).isEqualTo(6 + 6);
    assertThat(absences.mostCommon()).isEqualTo(28);
    assertThat(absences.leastTogether(new Group(3, 3, 1))).isEqualTo(2);
  }
}
