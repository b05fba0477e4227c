package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering.Style;
import org.boardwalk.publish.Names;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Papers call pairs by the numbers of the evening, wherever they name one. */
class NumberedPapersTest {

  private static String text(Movement movement, Paper paper, Names names) {
    PaperSettings settings =
        new PaperSettings(PageSize.A4, java.util.Optional.empty(), TypeSize.NORMAL, names);
    return new Papers(Judged.of(movement), settings)
        .html(Set.of(paper))
        .replaceAll("(?s)<style.*?</style>", "")
        .replaceAll("<[^>]*>", " ")
        .replaceAll("\\s+", " ");
  }

  @ParameterizedTest
  @EnumSource(
      value = Paper.class,
      names = {"SCORES", "MATCHES", "VICTORY_POINTS"},
      mode = EnumSource.Mode.EXCLUDE)
  void noPaperKnowsTheNumbersNineAndTenWhereEwStartAtEleven(Paper paper) {
    Movement movement = Examples.skipMitchell();
    for (Names names : new Names[] {Names.NONE, new Names(Map.of(9, "Ann & Bo", 1, "Cy & Di"))}) {
      String continued = text(movement, paper, names);
      String eleven = text(movement.numbered(Style.FROM_11), paper, names);
      assertThat(eleven).as("%s", paper).doesNotContainPattern("(?<![0-9.:])(9|10)(?![0-9.:])");
      if (paper != Paper.LABELS && paper != Paper.DIRECTOR_CARD) {
        assertThat(continued).as("%s", paper).containsPattern("(?<![0-9.:])10(?![0-9.:])");
        assertThat(eleven).as("%s", paper).containsPattern("(?<![0-9.:])18(?![0-9.:])");
      }
    }
  }

  @Test
  void numbersFromOneHaveTheirDirectionWhereNoColumnSaysIt() {
    Movement movement = Examples.skipMitchell().numbered(Style.DIRECTION);
    assertThat(text(movement, Paper.SEATING, Names.NONE)).contains("NS 8 NS8", "EW 1 EW1");
    assertThat(text(movement, Paper.DIRECTOR, Names.NONE).replace('\u00a0', ' '))
        .contains("NS1 EW1")
        .doesNotContain("EWEW", "NSNS");
    assertThat(text(movement, Paper.ITINERARIES, Names.NONE)).contains("Pair EW 1", "NS 3");
  }
}
