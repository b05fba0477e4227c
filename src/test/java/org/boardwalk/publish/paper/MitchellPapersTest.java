package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Names;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** The papers of a plain Mitchell, of its club and day, with the names of pairs on whole lines. */
class MitchellPapersTest {

  private static final Movement SEVEN = Examples.mitchell(7, 0, 2);

  private static PdfText print(PaperSettings settings, Paper... papers) {
    return PdfText.of(new Papers(Judged.of(SEVEN), settings).pdf(Set.of(papers)));
  }

  @Test
  void ewPairsHaveSlipsInPlaceOfCards() {
    assertThat(Paper.tonight(SEVEN))
        .containsExactly(Paper.ITINERARIES, Paper.DIRECTOR, Paper.SEATING);
    String slips = print(PaperSettings.USUAL, Paper.ITINERARIES).whole();
    assertThat(slips).contains("Pair 8", "Pair 14", "NS stay, EW up one.").doesNotContain("Pair 7");
  }

  @Test
  void arrowSwitchesAndTablesThatShareBoardsNeedCards() {
    assertThat(LineMoves.plainMitchell(Examples.mitchell(7, 1, 1))).isFalse();
    Boards shared = new Boards(7, 2, Play.CIRCULATING, 1).sharedBy(1);
    assertThat(LineMoves.plainMitchell(SEVEN.with(shared))).isFalse();
    assertThat(Paper.tonight(Sessions.thirteen())).contains(Paper.CARDS);
  }

  @Test
  void clubAndDateStandOnEveryPage() {
    PaperSettings settings =
        PaperSettings.USUAL.on("Bridge Club <b>", Optional.of(LocalDate.of(2026, 2, 3)));
    Papers three = new Papers(Judged.of(Examples.mitchell(3, 0, 2)), settings);
    PdfText pdf = PdfText.of(three.pdf(Set.of(Paper.values())));
    assertThat(pdf.pages())
        .allSatisfy(page -> assertThat(page).contains("Bridge Club <b>, 3 February 2026"));
    assertThat(PaperSettings.USUAL.on(" ", Optional.empty())).isEqualTo(PaperSettings.USUAL);
  }

  @Test
  void theNamesOfAPairArePartedOnlyBeforeTheSign() {
    String text = new CardGrid.Box("16 Ann Ash & Bo Fir-Elm", "", "").text();
    double first = Typeface.ems("16 Ann Ash");
    double second = Typeface.ems("& Bo Fir-Elm");
    double enough = Math.max(first, second) / Lines.SLACK;
    assertThat(Lines.whole(text, enough + 0.1)).containsExactly("16 Ann Ash", "& Bo Fir-Elm");
    assertThat(Lines.of(text, enough + 0.1)).isEqualTo(2);
    assertThat(Lines.whole(text, enough - 0.1)).containsExactly(text);
    assertThat(Lines.whole("Ann Ash", 1)).containsExactly("Ann Ash");
  }

  @Test
  void theDirectorsSheetSetsSentencesAndTables() {
    Names names = new Names(Map.of(1, "Ann & Bo"));
    DirectorSheet sheet = new DirectorSheet(new Programme(Judged.of(SEVEN), names, Language.EN));
    assertThat(sheet.sentences())
        .extracting(Typeset.Sentence::lead)
        .contains("Form", "Play", "Boards to bring", "Walk", "Moves");
    Typeset set = Typeset.of(sheet.sentences(), sheet.tables(), PaperSettings.USUAL);
    assertThat(set.points()).isEqualTo(11);
    assertThat(set.pages()).hasSize(1);
    assertThat(set.pages().get(0))
        .filteredOn(p -> !p.heads().isEmpty())
        .extracting(Typeset.Passage::lead)
        .containsExactly("Where the boards are in round 1", "Where each copy is, by rounds");
  }

  @Test
  void aLongTableGoesOnUnderItsHeads() {
    Programme many = new Programme(Judged.of(Examples.mitchell(61, 0, 2)), Names.NONE, Language.EN);
    Typeset set = Typeset.of(List.of(), new DirectorSheet(many).tables(), PaperSettings.USUAL);
    assertThat(set.pages().size()).isGreaterThan(1);
    assertThat(set.pages().get(1).get(0).lead()).endsWith(", continued");
    long rows = set.pages().stream().flatMap(List::stream).mapToLong(p -> p.rows().size()).sum();
    assertThat(rows).isEqualTo(61 + 61);
  }
}
