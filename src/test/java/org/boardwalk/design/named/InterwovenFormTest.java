package org.boardwalk.design.named;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InterwovenFormTest {

  private static Movement movement(String word, int tables, int rounds) {
    NamedForm form = NamedForms.of(word).orElseThrow();
    return form.build(form.usual(tables, OptionalInt.of(rounds))).orElseThrow();
  }

  private static Movement together(int tables) {
    List<Round> rounds =
        IntStream.range(0, tables)
            .mapToObj(
                r ->
                    new Round(
                        IntStream.range(0, tables)
                            .mapToObj(t -> encounter(t, (t + r) % tables, r))
                            .toList()))
            .toList();
    Boards boards = new Boards(tables, 2, Play.SHARED, tables);
    return new Movement("down", Kind.PAIRS, 2 * tables, tables, boards, Rotation.NONE, 1, rounds);
  }

  private static Encounter encounter(int table, int line, int round) {
    return new Encounter(table + 1, new Seating.TwoPairs(2 * line + 1, 2 * line + 2), round + 1);
  }

  @ParameterizedTest
  @CsvSource({"3", "7"})
  void pairsThatMoveTogetherAreNoInterwovenHowell(int tables) {
    assertThat(NamedForms.recognise(together(tables))).isEmpty();
  }

  @Test
  void theLinesAreThoseOfTheFile() {
    Movement form = movement("interwoven-howell", 7, 7);
    assertThat(NamedForms.recognise(form).orElseThrow().explanation())
        .contains("Pairs 1 to 7 are one line, 8 to 14 the other. ");
    Movement here =
        Relabelling.renumbered(form, p -> p < 8 ? 2 * p - 1 : 2 * p - 14, table -> table);
    assertThat(NamedForms.recognise(here).orElseThrow().explanation())
        .contains("Pairs 1, 3, 5, 7, 9, 11, 13 are one line, 2, 4, 6, 8, 10, 12, 14 the other. ");
  }

  @ParameterizedTest
  @CsvSource({
    "interwoven-howell, 7, 7",
    "interwoven-howell, 8, 7",
    "reduced-interwoven-howell, 9, 7",
    "reduced-interwoven-howell, 15, 12"
  })
  void whicheverPairIsMissingTheFormIsRecognised(String word, int tables, int rounds) {
    Movement whole = movement(word, tables, rounds);
    for (int gone = 1; gone <= whole.contestants(); gone++) {
      Optional<Recognised> found = NamedForms.recognise(whole.without(gone));
      assertThat(found.map(r -> r.form().text().word())).as("without %d", gone).hasValue(word);
      assertThat(found.orElseThrow().explanation())
          .as("without %d", gone)
          .contains(", one pair missing: Pairs ", "one missing after pair ");
    }
  }
}
