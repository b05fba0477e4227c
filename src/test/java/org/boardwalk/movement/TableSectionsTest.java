package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.junit.jupiter.api.Test;

class TableSectionsTest {

  private static Movement built(String word, int tables, int rounds) {
    NamedForm form = NamedForms.of(word).orElseThrow();
    return form.build(form.usual(tables, OptionalInt.of(rounds))).orElseThrow();
  }

  @Test
  void noPairMovesBetweenSections() {
    assertThat(TableSections.of(built("sections", 15, 7)))
        .containsExactly(List.of(1, 2, 3, 4, 5, 6, 7, 8), List.of(9, 10, 11, 12, 13, 14, 15));
  }

  @Test
  void aMitchellIsOneSection() {
    assertThat(TableSections.of(built("mitchell", 5, 5))).containsExactly(List.of(1, 2, 3, 4, 5));
  }

  @Test
  void allSectionsHaveTheSameBoardsAndEachItsOwnCopy() {
    Movement movement = built("sections", 27, 9);
    assertThat(TableSections.of(movement)).hasSize(3).allMatch(tables -> tables.size() == 9);
    assertThat(movement.boards().copies()).isEqualTo(3);
    assertThat(movement.winners()).isEqualTo(2);
    for (Round round : movement.rounds()) {
      assertThat(round.tablesBySet()).hasSize(9);
      assertThat(round.tablesBySet().values()).containsOnly(3);
    }
  }
}
