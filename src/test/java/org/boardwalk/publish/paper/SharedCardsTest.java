package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Names;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** The papers of a share and relay Mitchell that is played with one copy of the boards. */
final class SharedCardsTest {

  private static final Programme PROGRAMME = new Programme(shared(), Names.NONE, Language.EN);

  private static Judged shared() {
    PairsForm relay = new PairsForm.Mitchell(PairsForm.Closing.RELAY);
    PairsWish wish = UsualPairs.of(Kind.PAIRS, relay, 6, 6, Optional.empty());
    Boards boards = wish.boards();
    PairsWish enough = wish.with(new Boards(boards.sets(), boards.perSet(), boards.play(), 2));
    Movement movement =
        new Boardwalk().known(enough).orElseThrow().outcome().found().orElseThrow().movement();
    return Judged.of(movement).sharing(1);
  }

  @Test
  void oneCopyIsEnough() {
    assertThat(PROGRAMME.judged().card().valid()).isTrue();
    assertThat(PROGRAMME.judged().card().walk().copies()).isEqualTo(1);
  }

  @Test
  void theCardSaysWithWhomATableSharesAndWhereItsBoardsGo() {
    Block first = new GuideCards(PROGRAMME).tables().get(0);
    assertThat(first.signs()).contains("boards come from table 2", "boards go to table 5");
    assertThat(first.grid().rows().get(0))
        .hasSize(4)
        .anyMatch(box -> box.text().equals("1-2") && box.next().equals("share with table 6"));
    Block last = new GuideCards(PROGRAMME).tables().get(5);
    assertThat(last.signs()).contains("boards come from table 2", "boards go to table 5");
    Block third = new GuideCards(PROGRAMME).tables().get(2);
    assertThat(third.grid().rows()).allMatch(row -> row.get(3).next().isEmpty());
  }

  /** Seven tables; the boards are turned in the last round, and people move on as before. */
  @Test
  void aBarStandsBeforeASwitchedRoundAndTheRuleStaysOnTheCard() {
    Programme switched =
        new Programme(Judged.of(Examples.mitchell(7, 1, 1)), Names.NONE, Language.EN);
    Block first = new GuideCards(switched).tables().get(0);
    assertThat(first.signs()).contains("NS stays", "EW to EW2");
    List<List<CardGrid.Box>> rows = first.grid().rows();
    assertThat(rows).hasSize(8).filteredOn(row -> first.grid().bar(row)).hasSize(1);
    assertThat(rows.get(6)).containsExactly(CardGrid.Box.of("ARROW SWITCH"));
    assertThat(rows.get(7).get(0).text()).isEqualTo("7");
    assertThat(rows)
        .filteredOn(row -> !first.grid().bar(row))
        .allMatch(row -> row.get(1).next().isEmpty() && row.get(3).next().isEmpty());
  }

  private static String sentences() {
    return new DirectorSheet(PROGRAMME)
        .sentences().stream()
            .map(s -> s.lead() + ": " + s.words())
            .collect(java.util.stream.Collectors.joining("\n"));
  }

  @Test
  void theDirectorsSheetHasTheNameOfTheForm() {
    assertThat(sentences())
        .startsWith("Form: Share and relay Mitchell: NS stay")
        .contains("needs 1 copy of the boards", "Boards to bring: 1 copy of boards 1-");
  }

  @Test
  void everySetHasOneLabel() {
    List<Block> labels = new StartLabels(PROGRAMME).labels();
    assertThat(labels).hasSize(6);
    assertThat(labels.get(0).signs()).containsExactly("Tables 1, 6");
    assertThat(labels.get(0).grid().rows().get(0).get(1).text()).isEqualTo("1, 6 (share)");
  }
}
