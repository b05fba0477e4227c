package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.boardwalk.design.named.FormLacking;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.Test;

class TableMovesTextTest {

  private static Movement movement(String word, int tables) {
    NamedForm form = NamedForms.of(word).orElseThrow();
    return form.build(form.usual(tables, OptionalInt.empty())).orElseThrow();
  }

  private static String first(Movement movement) {
    return new TableMovesText(movement, Attendance.FULL).lines().get(0);
  }

  @Test
  void bumpedPairsComeBack() {
    assertThat(first(movement("rover", 7)))
        .startsWith(
            "Moves: pair 7 keeps their table, pairs 1-6 come back to theirs; the others move up");
  }

  @Test
  void aPairAtAHalfTableStays() {
    Movement half = FormLacking.of(movement("mitchell", 7), Direction.EW).orElseThrow();
    assertThat(first(half)).startsWith("Moves: NS stay, EW up one.");
  }

  @Test
  void whereNobodyStaysThereAreNoOthers() {
    Movement howell = movement("howell", 4);
    int stays =
        Integer.parseInt(
            first(howell)
                .replaceFirst(
                    "^Moves: pair (\\d+) keeps their table; the others move up .*", "$1"));
    assertThat(first(howell.without(stays))).startsWith("Moves: all move up one table ");
  }
}
