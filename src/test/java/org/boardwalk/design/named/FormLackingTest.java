package org.boardwalk.design.named;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class FormLackingTest {

  private static Movement form(String word, int tables) {
    NamedForm form = NamedForms.of(word).orElseThrow();
    return form.build(form.usual(tables, OptionalInt.empty())).orElseThrow();
  }

  /** One pair sits out in each round, no rule is broken, and the form is recognised. */
  @ParameterizedTest
  @CsvSource({
    "mitchell, 7, NS", "mitchell, 7, EW", "skip, 8, NS", "skip, 8, EW", "share-and-relay, 6, NS",
    "hesitation, 7, NS", "hesitation, 8, EW", "bowman, 10, EW", "blackpool, 5, NS", "web, 12, NS"
  })
  void aPairIsMissingOfAForm(String word, int tables, Direction missing) {
    Movement full = form(word, tables);
    Movement half = FormLacking.of(full, missing).orElseThrow();
    assertThat(half.contestants()).isEqualTo(2 * tables - 1);
    assertThat(half.tables()).isEqualTo(tables);
    assertThat(half.winners()).isEqualTo(full.winners());
    assertThat(half.rounds()).allMatch(r -> r.encounters().size() == tables - 1);
    assertThat(half.boards().copies()).isLessThanOrEqualTo(full.boards().copies());
    assertThat(Judge.judge(half).valid()).isTrue();
    NamedForm form = NamedForms.of(word).orElseThrow();
    assertThat(form.find(half, form.usual(tables, OptionalInt.empty())))
        .hasValueSatisfying(likeness -> assertThat(likeness.missing()).isTrue());
  }

  /** Files leave out idle tables. */
  @ParameterizedTest
  @CsvSource({"3, 3", "5, 5", "5, 4", "7, 4"})
  void aMitchellIsRecognisedWithoutTheTableOfItsMissingPair(int tables, int rounds) {
    Movement half = FormLacking.of(form("mitchell", tables), Direction.NS).orElseThrow();
    Movement named =
        new Movement(
            "half",
            half.kind(),
            half.contestants(),
            tables - 1,
            half.boards(),
            half.rotation(),
            2,
            half.rounds().subList(0, rounds));
    assertThat(NamedForms.recognise(named).orElseThrow().name())
        .isEqualTo("Mitchell, one pair missing");
  }

  /** No pair plays at the table where the missing pair would stay. */
  @ParameterizedTest
  @CsvSource({
    "share-and-relay, 6, NS, 'table 6 is never in play, so that no tables share a set'",
    "share-and-relay, 6, EW, tables 1 and 6 share a set in every round in which both are in play",
    "hesitation, 8, EW, tables 1 and 8 share a set in every round in which both are in play"
  })
  void tablesShareASetOnlyWhileBothAreInPlay(
      String word, int tables, Direction missing, String said) {
    Movement full = form(word, tables);
    assertThat(NamedForms.recognise(full).orElseThrow().explanation())
        .contains("tables 1 and " + tables + " share a set in every round.");
    Movement half = FormLacking.of(full, missing).orElseThrow();
    assertThat(NamedForms.recognise(half).orElseThrow().explanation()).contains(said + ".");
  }

  @ParameterizedTest
  @EnumSource
  void inAMitchellTheMissingDirectionLacksOne(Direction missing) {
    Movement half = FormLacking.of(form("mitchell", 5), missing).orElseThrow();
    assertThat(
            half.rounds().stream()
                .flatMap(r -> r.encounters().stream())
                .map(e -> e.seating().at(missing))
                .distinct())
        .hasSize(4);
  }

  @ParameterizedTest
  @EnumSource
  void aRoverFillsAllTables(Direction missing) {
    assertThat(FormLacking.of(form("rover-ew", 7), missing)).isEmpty();
  }
}
