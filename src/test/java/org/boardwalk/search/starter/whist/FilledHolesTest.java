package org.boardwalk.search.starter.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Repeated;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Directed whist from directed whist of fewer players, which the library has. */
class FilledHolesTest {

  @TempDir Path temp = Path.of("");

  /** The directed whist of so many players, as a user would ask for it. */
  private static IndividualWish directed(int players) {
    return UsualWish.complete(players)
        .demanding(
            Map.of(
                Criterion.PARTNER, Demand.REQUIRE,
                Criterion.OPPONENT, Demand.REQUIRE,
                Criterion.SIDE, Demand.REQUIRE));
  }

  private Movement known(int players) {
    return Library.alone(Path.of("solutions"), new Repeated(temp.resolve("repeated.txt")))
        .find(directed(players), fault -> {})
        .orElseThrow()
        .outcome()
        .found()
        .orElseThrow()
        .movement();
  }

  @ParameterizedTest
  @CsvSource({"76, 16", "116, 24", "136, 28", "136, 16", "156, 32", "196, 40", "196, 16"})
  void partnersOpponentsAndSidesAreIdealWhereTheyAreSoInTheHoles(int players, int part) {
    IndividualWish wish = directed(players);
    assertThat(UsualWish.parts(wish)).extracting(IndividualWish::players).contains(part);
    Movement hole = known(part);
    assertThat(FilledHoles.fits(wish, hole)).isTrue();
    assertThat(FilledHoles.design(wish, hole, SearchEffort.UNCOUNTED))
        .isInstanceOfSatisfying(
            Design.Built.class,
            built -> {
              Judged judged = Judged.of(built.movement());
              assertThat(judged.card().violations()).isEmpty();
              assertThat(judged.card().cost(Criterion.PARTNER)).isZero();
              assertThat(judged.card().cost(Criterion.OPPONENT)).isZero();
              assertThat(judged.card().cost(Criterion.SIDE)).isZero();
            });
  }

  @ParameterizedTest
  @CsvSource({"80, 16", "36, 16", "48, 16"})
  void holesMustComeOutEvenAndBeOneMoreThanAMultipleOfFour(int players, int part) {
    assertThat(FilledHoles.fits(directed(players), known(part))).isFalse();
  }
}
