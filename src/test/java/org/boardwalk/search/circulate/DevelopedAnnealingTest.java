package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.players.Development;
import org.boardwalk.model.players.Developments;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Permutation;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("thorough")
class DevelopedAnnealingTest {

  private static final long[][] UNIT = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
  private static final Duration SLICE = Duration.ofMillis(30);

  private static IndividualWish generated(IndividualWish wish, String... cycles) {
    List<Permutation> generators =
        Arrays.stream(cycles).map(c -> Permutation.parse(c, wish.players())).toList();
    return wish.with(new Symmetry.Generated(generators));
  }

  /** Regular orbits, fixed players, sit-outs, several base rounds, orbits of several lengths. */
  static Stream<IndividualWish> wishes() {
    return Stream.of(
        Wishes.shared(8, 2, 7),
        Wishes.shared(9, 2, 9),
        Wishes.shared(10, 2, 5),
        Wishes.shared(13, 3, 13),
        Wishes.shared(14, 3, 14),
        Wishes.shared(16, 3, 8),
        Wishes.shared(24, 6, 12),
        Wishes.rotating(8, 2, 4, Rotation.SWAP),
        Wishes.rotating(13, 3, 13, Rotation.SWAP),
        Wishes.rotating(16, 4, 5, Rotation.ROTATE),
        Wishes.rotating(14, 3, 7, Rotation.ROTATE),
        Wishes.rotating(28, 7, 9, Rotation.ROTATE),
        generated(Wishes.shared(8, 2, 4), "(1 2)(3 4)(5 6 7 8)"),
        generated(Wishes.shared(12, 3, 6), "(1 2 3)(4 5 6)(7 8 9)", "(1 4)(2 5)(3 6)(10 11)"));
  }

  private static BaseTables random(
      IndividualWish wish, Development development, SplittableRandom random) {
    int bases = wish.rounds() / development.order();
    Circuit circuit = Circuit.shared(development, wish.players(), bases);
    return new BaseStart(wish, circuit, Multipliers.none(circuit, wish), random)
        .standing(any -> true);
  }

  private static void assertCostsAreTheJudges(
      IndividualWish wish, Development development, BaseTables base) {
    Movement movement = Unfolding.movement(wish, development.unfold(base.foursomes()));
    Scorecard card = Judge.judge(movement);
    assertThat(card.valid()).as(development.name()).isTrue();
    assertThat(costs(base.counts()))
        .as(development.name())
        .containsExactly(Arrays.stream(Criterion.values()).mapToLong(card::cost).toArray());
  }

  private static long[] costs(OrbitCounts counts) {
    return Stream.of(UNIT).mapToLong(counts::under).toArray();
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void theCostsKeptForOrbitsAreTheJudgesForTheWholeSchedule(IndividualWish wish) {
    List<Development> developments =
        Developments.forWish(wish).stream().filter(d -> !d.multiplied()).toList();
    assertThat(developments).isNotEmpty();
    SplittableRandom random = new SplittableRandom(wish.players());
    for (Development development : developments) {
      BaseTables base = random(wish, development, random);
      int bases = wish.rounds() / development.order();
      Circuit circuit = Circuit.shared(development, wish.players(), bases);
      SitOutOrbits sitOuts = new SitOutOrbits(wish, circuit, base);
      for (int step = 0; step < 100; step++) {
        int i = random.nextInt(base.seats());
        int j = random.nextInt(wish.players());
        if (i != j) {
          base.exchange(random.nextInt(bases), i, j);
          settle(base, sitOuts, random);
        }
        if (step % 20 == 0) {
          assertCostsAreTheJudges(wish, development, base);
        }
      }
    }
  }

  /** With or without its directions, an exchange is kept or taken back. */
  private static void settle(BaseTables base, SitOutOrbits sitOuts, SplittableRandom random) {
    if (random.nextBoolean()) {
      base.counts();
    }
    if (random.nextBoolean() || !sitOuts.even(base)) {
      base.takeBack();
    } else {
      base.keep();
    }
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void anExchangeThatIsTakenBackRestoresTheCosts(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(1);
    BaseTables base = random(wish, Developments.forWish(wish).get(0), random);
    long[] before = costs(base.counts());
    for (int j = 1; j < base.seats(); j++) {
      base.exchange(0, 0, j);
      assertThat(base.meetings().under(UNIT[3])).as("seat %d", j).isEqualTo(before[3]);
      base.takeBack();
      assertThat(costs(base.counts())).as("seat %d", j).isEqualTo(before);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "8,7,NONE",
    "9,9,NONE",
    "10,5,NONE",
    "14,14,NONE",
    "15,15,NONE",
    "24,12,NONE",
    "13,13,SWAP",
    "14,7,ROTATE",
    "16,5,ROTATE"
  })
  void whatItFindsAnswersTheWish(int players, int rounds, Rotation rotation) {
    IndividualWish wish = Wishes.rotating(players, players / 4, rounds, rotation);
    SearchScope<IndividualWish> scope = hunted(wish, 1);
    Movement movement = scope.best().orElseThrow();
    assertThat(wish.accepts(movement, Judge.judge(movement))).isTrue();
  }

  private static SearchScope<IndividualWish> hunted(IndividualWish wish, long seed) {
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    DevelopedAnnealing.forWish(wish).get(0).run(scope, SLICE, seed);
    return scope;
  }

  @Test
  void sameSeedAndSliceGiveTheSameMovement() {
    IndividualWish wish = Wishes.shared(14, 3, 7);
    assertThat(hunted(wish, 5).best()).isPresent().isEqualTo(hunted(wish, 5).best());
  }

  @Test
  void nothingIsDevelopedInCirculatingPlayOrWithoutSymmetry() {
    assertThat(DevelopedAnnealing.forWish(Wishes.circulating(8, 2, 7, 7, 1))).isEmpty();
    assertThat(DevelopedAnnealing.forWish(Wishes.shared(8, 2, 7).with(Symmetry.NONE))).isEmpty();
  }
}
