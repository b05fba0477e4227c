package org.boardwalk.design.named;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.Segments;
import org.boardwalk.wish.Segments.Segment;
import org.boardwalk.wish.Segments.Slope;
import org.boardwalk.wish.UsualPairs;
import org.junit.jupiter.api.Test;

/** What is said of movements whose numbers are not those of the form. */
class RecognisedTest {

  private static Movement movement(String word, int tables, int rounds) {
    NamedForm form = NamedForms.of(word).orElseThrow();
    return form.build(form.usual(tables, OptionalInt.of(rounds))).orElseThrow();
  }

  private static String explained(Movement movement) {
    return NamedForms.recognise(movement).orElseThrow().explanation();
  }

  @Test
  void ofSeveralWebsOfASizeTheOneInTheFileIsExplained() {
    Segments segments =
        new Segments(
            List.of(
                new Segment(8, Slope.UP), new Segment(3, Slope.UP), new Segment(3, Slope.DOWN)));
    PairsForm web =
        new PairsForm.Web(
            new Boarding.Given(segments), PairsForm.EwWalk.RULE, PairsForm.Party.NONE);
    Design design =
        PairsConstruction.design(
            UsualPairs.of(Kind.PAIRS, web, 14, 8).with(new Boards(8, 2, Play.CIRCULATING, 3)));
    assertThat(design)
        .isInstanceOfSatisfying(
            Design.Built.class,
            built ->
                assertThat(explained(built.movement()))
                    .startsWith("Web Mitchell: Web 8-up-3-up-3-down "));
    assertThat(explained(movement("web", 14, 8))).startsWith("Web Mitchell: Web 7-up-7-down");
  }

  @Test
  void theRoverIsSaidByItsNumberInTheFile() {
    Movement rover = movement("rover", 7, 7);
    assertThat(explained(rover)).doesNotContain("of the form");
    assertThat(explained(Relabelling.renumbered(rover, p -> 16 - p, t -> t)))
        .contains(" Pair 15 of the form is pair 1 here. Source:");
  }

  @Test
  void pairsThatAreSpokenOfAreSaidByTheirNumbersInTheFile() {
    assertThat(explained(Relabelling.renumbered(movement("bump", 6, 5), p -> 14 - p, t -> t)))
        .contains("here pairs 1, 2, 3, 4, 13 are pairs 13, 12, 11, 10, 1.");
    Movement whist = movement("american-whist", 5, 4);
    assertThat(explained(FormLacking.of(whist, Direction.EW).orElseThrow()))
        .contains("here pairs 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 are pairs 1, 2, 3, 4, 5, ")
        .contains("- (missing)");
  }

  @Test
  void formsThatSpeakOfNoPairsDoNotListThem() {
    assertThat(explained(Relabelling.renumbered(movement("mitchell", 7, 7), p -> 15 - p, t -> t)))
        .doesNotContain("here pairs");
  }

  @Test
  void aTableAtWhichNobodyPlaysGetsTheNumberThatIsLeft() {
    Movement half = FormLacking.of(movement("mitchell", 7, 7), Direction.NS).orElseThrow();
    Recognised found =
        NamedForms.recognise(Relabelling.renumbered(half, p -> p, t -> t < 7 ? 8 - t : 1))
            .orElseThrow();
    assertThat(found.likeness().tables()).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7);
    assertThat(found.play().rounds()).allSatisfy(t -> assertThat(t).hasSize(6));
  }
}
