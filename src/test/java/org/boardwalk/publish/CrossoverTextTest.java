package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Session;
import org.boardwalk.movement.WebExamples;
import org.boardwalk.quality.DirectionChanges;
import org.boardwalk.quality.Playbacks;
import org.junit.jupiter.api.Test;

class CrossoverTextTest {

  @Test
  void saysWhereEachPairGoes() {
    Session session = Session.of(List.of(WebExamples.mitchell(3)));
    Session later = session.takenBy(List.of(1, 4, 3, 2, 5, 6));
    assertThat(CrossoverText.moves(session, later))
        .isEqualTo(
            """
            pair 1 (table 1 NS) stays there
            pair 2 (table 2 NS) goes to table 1 EW
            pair 3 (table 3 NS) stays there
            pair 4 (table 1 EW) goes to table 2 NS
            pair 5 (table 2 EW) stays there
            pair 6 (table 3 EW) stays there
            """);
  }

  @Test
  void namesSectionsByLetters() {
    Session session = Session.of(List.of(WebExamples.mitchell(1), WebExamples.mitchell(1)));
    assertThat(CrossoverText.moves(session, session.takenBy(List.of(4, 2, 3, 1))))
        .contains("pair 1 (A 1 NS) goes to B 1 EW")
        .contains("pair 4 (B 1 EW) goes to A 1 NS");
  }

  @Test
  void setsFiguresSideBySide() {
    CrossoverText.Line line =
        new CrossoverText.Line(
            "ours", new Playbacks(3, List.of(2, 1, 3, 0)), new DirectionChanges(2, 4));
    assertThat(CrossoverText.comparison(Kind.PAIRS, List.of(line)))
        .contains("Most of a pair")
        .containsPattern("ours +3 +1\\.5 +3 +2 of 4");
  }
}
