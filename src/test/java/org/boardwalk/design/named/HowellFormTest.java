package org.boardwalk.design.named;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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

class HowellFormTest {

  /** The last pair stays; the others sit next to each other round a circle, always the same. */
  private static Movement neighbours() {
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < 7; r++) {
      List<Encounter> tables = new ArrayList<>();
      tables.add(new Encounter(1, new Seating.TwoPairs(8, pair(0, r)), r + 1));
      for (int t = 1; t < 4; t++) {
        Seating two = new Seating.TwoPairs(pair(2 * t - 1, r), pair(2 * t, r));
        tables.add(new Encounter(t + 1, two, r + 1));
      }
      rounds.add(new Round(tables));
    }
    Boards boards = new Boards(7, 2, Play.SHARED, 4);
    return new Movement("circle", Kind.PAIRS, 8, 4, boards, Rotation.NONE, 1, rounds);
  }

  private static int pair(int place, int round) {
    return Math.floorMod(place - round, 7) + 1;
  }

  @Test
  void aCircleWhosePairsMeetTheSameAgainIsNoHowell() {
    assertThat(NamedForms.recognise(neighbours())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "howell, 2, 3",
    "howell, 3, 5",
    "howell, 4, 7",
    "howell, 5, 9",
    "three-quarter-howell, 6, 9",
    "three-quarter-howell, 8, 12"
  })
  void whicheverPairIsMissingTheHowellIsRecognised(String word, int tables, int rounds) {
    NamedForm form = NamedForms.of(word).orElseThrow();
    Movement whole = form.build(form.usual(tables, OptionalInt.of(rounds))).orElseThrow();
    IntStream.rangeClosed(1, whole.contestants())
        .forEach(
            gone -> {
              Movement lacking = whole.without(gone);
              Movement half = Relabelling.of(lacking, gone).apply(lacking);
              assertThat(NamedForms.recognise(half).map(Recognised::name))
                  .as("without %d", gone)
                  .hasValue(form.text().name() + ", one pair missing");
            });
  }

  @Test
  void ifThePairThatStaysIsMissingNobodyIsSaidToStay() {
    NamedForm form = NamedForms.of("howell").orElseThrow();
    Movement whole = form.build(form.usual(4, OptionalInt.empty())).orElseThrow();
    List<String> said =
        IntStream.rangeClosed(1, 8)
            .mapToObj(gone -> NamedForms.recognise(whole.without(gone)).orElseThrow())
            .map(Recognised::explanation)
            .toList();
    assertThat(said)
        .filteredOn(s -> s.contains(": The pair that would stay is missing; all others follow"))
        .hasSize(1);
    assertThat(said).filteredOn(s -> s.contains(": One pair stays, all others")).hasSize(7);
  }
}
