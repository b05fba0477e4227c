package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Permutation;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Symmetry.Translations;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Movements with the symmetry that a wish asks for, whose rounds are moved here once more. */
class AskedSymmetryTest {

  private static Movement found(IndividualWish wish, double seconds) {
    Duration effort = Duration.ofMillis((long) (seconds * 1e3));
    return Designer.answer(
            Wishes.searching(wish, 1, effort), SearchListener.SILENT, new AtomicBoolean())
        .outcome()
        .found()
        .orElseThrow()
        .judged()
        .movement();
  }

  private static IndividualWish whist(int players, Symmetry symmetry) {
    IndividualWish wish = Wishes.complete(players);
    return Wishes.requiring(wish, Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE)
        .demanding(Map.of(Criterion.DIRECTION, Demand.IGNORE))
        .with(symmetry);
  }

  /** Tables as partners and opponents, so that neither tables nor seats have names. */
  private static Set<Set<Set<Integer>>> tables(Round round, IntUnaryOperator move) {
    Set<Set<Set<Integer>>> tables = new HashSet<>();
    round
        .encounters()
        .forEach(
            e -> {
              List<Integer> seats =
                  e.seating().seats().entrySet().stream()
                      .sorted(Comparator.comparing(s -> s.getKey()))
                      .map(s -> move.applyAsInt(s.getValue()))
                      .toList();
              tables.add(
                  Set.of(Set.of(seats.get(0), seats.get(2)), Set.of(seats.get(1), seats.get(3))));
            });
    return tables;
  }

  private static Set<Set<Set<Set<Integer>>>> rounds(Movement movement, IntUnaryOperator move) {
    Set<Set<Set<Set<Integer>>>> rounds = new HashSet<>();
    movement.rounds().forEach(r -> rounds.add(tables(r, move)));
    return rounds;
  }

  @ParameterizedTest
  @CsvSource({"13, Z13, 3", "25, Z5xZ5, 0"})
  @Tag("thorough")
  void translationsAndMultipliersMoveTheRoundsToRounds(int players, String group, int multiplier) {
    check(players, group, multiplier, 4);
  }

  @Test
  @Tag("slow")
  void nineMultipliersKeepTheBaseRoundOfThirtySevenPlayers() {
    check(37, "Z37", 7, 20);
  }

  private static void check(int players, String group, int multiplier, double seconds) {
    Translations asked =
        Translations.parse(group, multiplier == 0 ? List.of() : List.of(multiplier));
    Movement movement = found(whist(players, asked), seconds);
    for (IntUnaryOperator move : asked.generators(players)) {
      assertThat(rounds(movement, move)).isEqualTo(rounds(movement, p -> p));
    }
    IntUnaryOperator last = asked.generators(players).get(asked.generators(players).size() - 1);
    assertThat(movement.rounds())
        .filteredOn(round -> tables(round, last).equals(tables(round, p -> p)))
        .hasSize(multiplier == 0 ? 0 : 1);
  }

  /** (a, b, c)(x, y, z) = (a + x, b + y, c + z + ay) modulo 3. */
  @Test
  @Tag("thorough")
  void startersAreFoundOverAGroupThatIsGivenByItsGenerators() {
    List<Permutation> generators =
        Stream.<IntUnaryOperator>of(
                p -> (p % 3 + 1) % 3 + p / 3 % 3 * 3 + (p / 9 + p / 3 % 3) % 3 * 9,
                p -> p % 3 + (p / 3 + 1) % 3 * 3 + p / 9 * 9)
            .map(
                move ->
                    new Permutation(
                        IntStream.range(0, 28)
                            .map(p -> p == 27 ? 28 : move.applyAsInt(p) + 1)
                            .boxed()
                            .toList()))
            .toList();
    Movement movement = found(whist(28, new Symmetry.Generated(generators)), 20);
    for (Permutation generator : generators) {
      assertThat(rounds(movement, p -> generator.images().get(p - 1)))
          .isEqualTo(rounds(movement, p -> p));
    }
  }

  @Test
  void groupsHaveOneNameAndMultipliersStandOnce() {
    assertThat(Translations.parse("Z3xZ9", List.of(2, 1, 2)).multipliers()).containsExactly(2);
    assertThat(Translations.parse("Z3×Z9", List.of()).name()).isEqualTo("Z3xZ9");
    assertThat(Symmetry.cyclic(13)).isEqualTo(Translations.parse("Z13", List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "Z13, 26, 'multiplier [26] must have no factor in common with Z13'",
    "Z3xZ9, 6, 'multiplier [6] must have no factor in common with Z3xZ9'",
    "Z999xZ999, 2, 'translations [Z999xZ999] must be at most 200'",
    "Z1, 2, 'must be at least 2'",
    "13, 3, 'translations [13] must be like Z13 or Z3xZ9'"
  })
  void otherGroupsAreRefused(String group, int multiplier, String message) {
    assertThatThrownBy(() -> Translations.parse(group, List.of(multiplier)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }
}
