package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.ComparisonReport.Entrant;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Measured;
import org.junit.jupiter.api.Test;

class ComparisonReportTest {

  private static Entrant entrant(String source, Movement movement) {
    return new Entrant(source, Measured.of(movement, Judge.judge(movement)));
  }

  private static final Entrant PLAIN = entrant("plain.asc", Examples.mitchell(7, 0, 1));
  private static final Entrant SWITCHED = entrant("switched.asc", Examples.mitchell(7, 1, 1));

  private static String text(List<Entrant> entrants) {
    return Report.text(List.of(ComparisonReport.of(entrants)));
  }

  @Test
  void twoMitchellsSideBySide() {
    assertThat(text(List.of(SWITCHED, PLAIN)))
        .startsWith(
            """
            A  switched.asc: Mitchell, 7 tables
            B  plain.asc: Mitchell, 7 tables

            """)
        .containsPattern("(?m)^contestants +14 +14$")
        .containsPattern("(?m)^calibre +90.46 +46.15$")
        .containsPattern("(?m)^copies needed +1 +1$")
        .containsPattern("(?m)^stationary contestants +0 +7$")
        .doesNotContain("partner", "Not of the same size")
        .containsPattern("(?m)^A is better in calibre \\(90.46 against 46.15\\).$")
        .endsWith("B is better in stationary contestants (7 against 0).\n");
  }

  @Test
  void sizesThatDifferAreSaidFirst() {
    String text = text(List.of(PLAIN, entrant("five.asc", Examples.mitchell(5, 1, 1))));
    assertThat(text)
        .contains(
            "Not of the same size: they differ in contestants (14 against 10), tables (7 against"
                + " 5), rounds (7 against 5), sets (7 against 5).\n");
    assertThat(text.indexOf("Not of the same")).isLessThan(text.indexOf("is better in"));
  }

  @Test
  void fewerCopiesThatTablesShareAreSaidToBeShared() {
    NamedForm form = NamedForms.of("web").orElseThrow();
    Movement web = form.build(form.usual(10, OptionalInt.of(5))).orElseThrow();
    Entrant few = entrant("few", web.with(web.boards().sharedBy(1)));
    assertThat(text(List.of(PLAIN, PLAIN))).doesNotContain("copies shared");
    assertThat(text(List.of(entrant("enough", web), few)))
        .containsPattern("(?m)^copies shared +no +yes$")
        .contains("they differ in copies shared (no against yes)");
  }

  @Test
  void whatMeansNothingForAKindIsLeftOpen() {
    assertThat(text(List.of(PLAIN, entrant("8", Examples.eightPlayers()))))
        .containsPattern("(?m)^partner cost +- +0$")
        .contains("kind (pairs against individual)")
        .doesNotContain("better in partner");
  }

  @Test
  void equalsAreSaidToBe() {
    assertThat(text(List.of(PLAIN, PLAIN))).endsWith("\nThey are equal in every measure.\n");
    assertThat(text(List.of(PLAIN, PLAIN, PLAIN))).endsWith("\nThey are equal in every measure.\n");
  }

  @Test
  void ofThreeTheBestIsNamed() {
    Entrant two = entrant("two", Examples.mitchell(7, 2, 1));
    assertThat(text(List.of(PLAIN, SWITCHED, two)))
        .contains("C  two")
        .contains("Best in calibre: B (90.46)\n")
        .contains("Best in stationary contestants: A (7)\n")
        .doesNotContain("Best in copies");
  }

  @Test
  void namesCannotSteerTheTerminal() {
    Entrant evil = entrant("a\u001b[31m", Examples.mitchell(3, 0, 2).named("\u202Eevil"));
    assertThat(text(List.of(evil, PLAIN))).doesNotContain("\u001b", "\u202E");
  }

  @Test
  void aCalibreInsideFieldsIsSaidToBeOneAndIsNotTheBest() {
    Entrant apart = entrant("two.asc", Examples.mitchell(7, 0, 2));
    assertThat(text(List.of(apart, PLAIN)))
        .containsPattern("(?m)^calibre \\(inside each field\\) +100 +46.15$")
        .doesNotContain("better in calibre");
    assertThat(text(List.of(apart, PLAIN, SWITCHED))).doesNotContain("Best in calibre");
  }

  @Test
  void setsOfMoreBoardsAreAnotherSize() {
    Movement m = Examples.mitchell(7, 0, 1);
    Entrant longer = entrant("four.asc", m.with(new Boards(7, 4, m.boards().play(), 1)));
    assertThat(text(List.of(PLAIN, longer)))
        .contains("Not of the same size: they differ in boards in a set (2 against 4).\n");
  }

  @Test
  void aComparisonIsValuesAndAPageAsWell() {
    Report report = ComparisonReport.of(List.of(SWITCHED, PLAIN));
    assertThat(report.csv())
        .startsWith("measure,A,B\nkind,pairs,pairs\n")
        .contains("\ncalibre,90.46,");
    assertThat(Report.html(List.of(report)))
        .contains(
            "<th scope=\"row\" class=\"words\">calibre</th><td>90.46</td>", "A  switched.asc");
  }
}
