package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.boardwalk.design.named.FormLacking;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.RoundSwitches;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One thing is said of the boards, whatever the movement is known by. */
class ExplanationTextTest {

  private static Movement form(String word, int tables, int rounds) {
    NamedForm form = NamedForms.of(word).orElseThrow();
    return form.build(form.usual(tables, OptionalInt.of(rounds))).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"double-weave, 8, 8", "square, 4, 4", "double-bowman, 9, 5"})
  void aFormThatSaysHowItsBoardsGoIsNotSaidToHaveNoRule(String word, int tables, int rounds) {
    assertThat(ExplanationText.of(form(word, tables, rounds)))
        .contains("Source: ")
        .doesNotContain("follow no rule");
  }

  @Test
  void whereTablesShareWhatTheFormSaysOfItsBoardsIsForMoreCopies() {
    Movement web = form("web", 10, 5);
    String more = "Where the form says otherwise of its boards, it means a room with more copies.";
    assertThat(ExplanationText.of(web)).contains("Web 5-up-5-down").doesNotContain(more);
    assertThat(ExplanationText.of(web.with(web.boards().sharedBy(1))))
        .contains("share a set and pass its boards to and fro in 5 of 5 rounds", more);
  }

  @Test
  void boardsOfAHalfTableGoOnByARuleWhateverTheTablesAreCalled() {
    List<Integer> names = List.of(0, 1, 2, 4, 3, 5);
    Movement half =
        FormLacking.of(form("mitchell", 5, 5), Direction.EW)
            .map(m -> m.with(m.rounds().stream().map(r -> renamed(r, names)).toList()))
            .orElseThrow();
    assertThat(ExplanationText.of(half))
        .contains(
            "Boards come by one rule: to table 1 from table 2 at once, to table 2 from table 4 at"
                + " once")
        .doesNotContain("follow no rule");
  }

  @Test
  void anotherSwitchThatIsEqualIsNamedAndAWorseOneWithItsCalibre() {
    assertThat(
            ExplanationText.of(
                RoundSwitches.of(Examples.mitchell(7, 1, 1)).orElseThrow().with(List.of(2))))
        .contains(
            "Arrows are switched in round 2: calibre 90.46. With round 1 or round 7 it would be"
                + " equal.");
    assertThat(ExplanationText.of(Examples.mitchell(7, 0, 2))).doesNotContain("switched");
  }

  private static Round renamed(Round round, List<Integer> names) {
    return new Round(
        round.encounters().stream()
            .map(e -> new Encounter(names.get(e.table()), e.seating(), e.set()))
            .toList());
  }
}
