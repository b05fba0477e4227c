package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.UsualPairs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WebTheoremsTest {

  private static List<Integer> upOne(int rounds) {
    return IntStream.range(0, rounds).boxed().toList();
  }

  private static WebTheorems alike(int tables, int sets) {
    return new WebTheorems(tables, sets, upOne(sets), true);
  }

  private static WebTheorems anyWay(int tables, int sets) {
    return new WebTheorems(tables, sets, List.of(), true);
  }

  /** Copies that EW who move up one need, and those who go anywhere, as far as theorems say. */
  @ParameterizedTest
  @CsvSource({
    "7, 7, 1, 1",
    "8, 8, 2, 1",
    "6, 6, 2, 2",
    "2, 2, 2, 2",
    "18, 13, 2, 2",
    "7, 4, 3, 2",
    "16, 8, 3, 2",
    "12, 4, 5, 3"
  })
  void theLeastCopiesAreThoseBelowWhichATheoremForbids(int tables, int sets, int up, int free) {
    assertThat(alike(tables, sets).least()).isEqualTo(up);
    assertThat(anyWay(tables, sets).least()).isEqualTo(free);
    for (WebTheorems web : List.of(alike(tables, sets), anyWay(tables, sets))) {
      assertThat(web.refuting(web.least())).isEmpty();
      assertThat(web.refuted(web.least())).isEmpty();
      for (int copies = 1; copies < web.least(); copies++) {
        assertThat(web.refuting(copies)).isNotEmpty();
        assertThat(web.refuted(copies)).isPresent();
      }
    }
  }

  /** As the page of findings says. */
  @Test
  void sumsOfMovesRefuteTwoHundredAndEightSizes() {
    int refuted = 0;
    for (int tables = 4; tables <= 45; tables++) {
      for (int rounds = 3; rounds <= Math.min(15, tables); rounds++) {
        WebTheorems web = alike(tables, rounds);
        for (int copies = web.counted(); copies <= tables; copies++) {
          boolean turns =
              web.refuted(copies).filter(t -> t.theorem() == Theorem.TABLES_LESS).isPresent();
          boolean few = copies * rounds * rounds < tables * (rounds + 2);
          boolean lacking = copies * rounds - tables >= 2;
          assertThat(turns).isEqualTo(lacking && rounds % 2 == 0 && few);
          refuted += turns ? 1 : 0;
        }
      }
    }
    assertThat(refuted).isEqualTo(208);
  }

  @Test
  void everyTheoremComesWithItsNumbers() {
    assertThat(alike(8, 8).refuting(1))
        .containsExactly(
            new TheoremCase(
                Theorem.EVERY_COPY_ALWAYS, Map.of("copies", 1, "sets", 8, "tables", 8, "sum", 28)));
    assertThat(alike(7, 4).refuting(2))
        .containsExactly(
            new TheoremCase(Theorem.COPIES_COUNTED, Map.of("tables", 7, "sets", 4)),
            new TheoremCase(Theorem.ONE_TABLE_LESS, Map.of("copies", 2, "sets", 4, "tables", 7)));
    assertThat(anyWay(6, 6).refuting(1))
        .containsExactly(new TheoremCase(Theorem.ORTHOGONAL_SQUARES, Map.of("order", 6)));
    for (WebTheorems web : List.of(alike(8, 8), alike(7, 4), anyWay(6, 6))) {
      assertThat(web.refuting(web.least() - 1))
          .allSatisfy(t -> assertThat(t.sentence()).doesNotContain("{", "}"));
    }
    assertThat(alike(7, 4).counting().statement()).isEqualTo("7 tables share 4 sets in a round");
  }

  @Test
  void aWishHasTheBoundsAndTheRefusalsOfItsTheorems() {
    assertThat(UsualPairs.web(8, 8, 1).forbidding()).isEqualTo(alike(8, 8).refuting(1));
    assertThat(UsualPairs.web(8, 8, 2).forbidding()).isEmpty();
    assertThat(UsualPairs.web(8, 8, 2).bounds().walk()).isEqualTo(new Walk(2, 0, 0));
    assertThat(UsualPairs.web(8, 8, 2).bounds().by()).isEqualTo(alike(8, 8).refuting(1));
    assertThat(UsualPairs.web(7, 7, 1).bounds().walk()).isEqualTo(new Walk(1, 0, 0));
    assertThat(UsualPairs.web(7, 7, 1).bounds().by()).containsExactly(Theorem.INTEGRALITY.plain());
  }

  @Test
  void aHalfTableIsNotInPlayAndPairsMayMissSets() {
    PairsForm web = UsualPairs.web(8, 8, 1).form();
    assertThat(UsualPairs.of(Kind.PAIRS, web, 8, 8, Optional.of(Direction.EW)).forbidding())
        .isEmpty();
  }
}
