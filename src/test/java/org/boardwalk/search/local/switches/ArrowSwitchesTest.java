package org.boardwalk.search.local.switches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Judge;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class ArrowSwitchesTest {

  private static double calibre(Movement movement) {
    return Judge.judge(movement).calibre().worst();
  }

  /** The published best numbers of rounds of section 2 of the domain, and what tables add. */
  @ParameterizedTest
  @CsvSource({"7, 1, 90.46", "13, 2, 92.53"})
  void theBestWholeRoundsOfMitchellsAreTheKnownOnes(int tables, int rounds, double calibre) {
    Switched best = best(tables, Granularity.ROUND);
    assertThat(best.calibre()).isCloseTo(calibre, within(0.005));
    assertThat(best.switches()).hasSize(rounds * tables);
    assertThat(best.exhausted()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 9, 11, 13, 15})
  void neitherWholeRoundsNorTablesAreWorseThanTheBestNumberOfLastRounds(int tables) {
    double last = 0;
    for (int k = 0; k <= tables / 2; k++) {
      last = Math.max(last, calibre(Examples.mitchell(tables, k, 1)));
    }
    Switched rounds = best(tables, Granularity.ROUND);
    Switched single = best(tables, Granularity.TABLE);
    assertThat(rounds.calibre()).isGreaterThan(last - 1e-9);
    assertThat(single.calibre()).isGreaterThan(rounds.calibre() - 1e-9);
    assertThat(single.most()).isGreaterThan(single.calibre() - 1e-9).isLessThan(100);
  }

  @ParameterizedTest
  @ValueSource(ints = {11, 13})
  void switchingByTableAndRoundHelpsHere(int tables) {
    assertThat(best(tables, Granularity.TABLE).calibre())
        .isGreaterThan(best(tables, Granularity.ROUND).calibre() + 0.5);
  }

  @Test
  void wholeRoundsBeatEveryOtherChoiceOfThem() {
    Movement mitchell = Examples.mitchell(7, 0, 1);
    double best = 0;
    for (int choice = 0; choice < 1 << 7; choice++) {
      List<Round> rounds = new ArrayList<>();
      for (int r = 0; r < 7; r++) {
        Round round = mitchell.rounds().get(r);
        rounds.add((choice >> r & 1) == 0 ? round : switched(round, -1));
      }
      best = Math.max(best, calibre(mitchell.with(rounds)));
    }
    assertThat(best(7, Granularity.ROUND).calibre()).isCloseTo(best, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void findsTheBestTablesOfSmallMovementsAndBoundsThem(long seed) {
    Movement movement = small(seed);
    Switched found = ArrowSwitches.best(movement, Granularity.TABLE, 20_000, seed);
    double best = bestOfAll(movement, 1);
    assertThat(found.calibre()).isCloseTo(best, within(1e-9));
    assertThat(found.most()).isGreaterThan(best - 1e-9);
  }

  @Test
  void switchesExactlyTheEncountersItNames() {
    Movement mitchell = Examples.mitchell(9, 0, 1);
    Switched best = ArrowSwitches.best(mitchell, Granularity.TABLE, 50_000, 3);
    List<Round> rounds = new ArrayList<>(mitchell.rounds());
    best.switches()
        .forEach(s -> rounds.set(s.round() - 1, switched(rounds.get(s.round() - 1), s.table())));
    assertThat(best.movement()).isEqualTo(mitchell.with(rounds));
    assertThat(best.calibre()).isEqualTo(calibre(best.movement()));
    assertThat(best).isEqualTo(ArrowSwitches.best(mitchell, Granularity.TABLE, 50_000, 3));
  }

  @Test
  void lonePlayersAreSwitchedLikePairs() {
    Movement pairs = Examples.mitchell(7, 0, 1);
    List<Round> rounds = pairs.rounds().stream().map(ArrowSwitchesTest::solo).toList();
    Movement solo =
        new Movement("solo", Kind.SOLO, 14, 7, pairs.boards(), pairs.rotation(), 1, rounds);
    assertThat(ArrowSwitches.best(solo, Granularity.ROUND, 1, 1).calibre())
        .isCloseTo(90.46, within(0.005));
  }

  @Test
  void refusesWhatCannotBeSwitched() {
    assertThatThrownBy(() -> ArrowSwitches.best(Examples.eightPlayers(), Granularity.ROUND, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[8 players, 2 tables]");
    assertThatThrownBy(
            () -> ArrowSwitches.best(Examples.mitchell(7, 0, 2), Granularity.ROUND, 1, 1))
        .hasMessageContaining("2 winners");
    assertThatThrownBy(
            () -> ArrowSwitches.best(Examples.mitchell(8, 0, 1), Granularity.ROUND, 1, 1))
        .hasMessageContaining("plays set");
  }

  private static Switched best(int tables, Granularity granularity) {
    return ArrowSwitches.best(Examples.mitchell(tables, 0, 1), granularity, 200_000, 1);
  }

  /**
   * The best of all choices of encounters, those before this one as they are. The first can stay:
   * the opposite of a choice is as good.
   */
  private static double bestOfAll(Movement movement, int from) {
    int tables = movement.tables();
    if (from == movement.rounds().size() * tables) {
      return calibre(movement);
    }
    List<Round> rounds = new ArrayList<>(movement.rounds());
    int r = from / tables;
    rounds.set(r, switched(rounds.get(r), from % tables + 1));
    return Math.max(bestOfAll(movement, from + 1), bestOfAll(movement.with(rounds), from + 1));
  }

  /** Three tables and 7 or 8 pairs for four rounds; sets are played by two or more tables. */
  private static Movement small(long seed) {
    Random random = new Random(seed);
    while (true) {
      List<Round> rounds = new ArrayList<>();
      for (int r = 0; r < 4; r++) {
        List<Integer> pairs =
            new ArrayList<>(random.ints(1, 9).distinct().limit(8).boxed().toList());
        List<Encounter> encounters = new ArrayList<>();
        for (int t = 1; t <= 3; t++) {
          encounters.add(
              new Encounter(
                  t,
                  new Seating.TwoPairs(pairs.get(2 * t - 2), pairs.get(2 * t - 1)),
                  1 + random.nextInt(6)));
        }
        rounds.add(new Round(encounters));
      }
      Movement mitchell = Examples.mitchell(7, 0, 1);
      Movement movement =
          new Movement(
              "chance", Kind.PAIRS, 8, 3, mitchell.boards(), mitchell.rotation(), 1, rounds);
      if (Judge.judge(movement).violations().stream()
          .noneMatch(v -> v.what().contains("again in round"))) {
        return movement;
      }
    }
  }

  /** The round with this table, or with -1 every table, switched. */
  private static Round switched(Round round, int table) {
    return new Round(
        round.encounters().stream()
            .map(
                e -> {
                  Seating.TwoPairs s = (Seating.TwoPairs) e.seating();
                  return table == -1 || table == e.table()
                      ? new Encounter(e.table(), turned(s), e.set())
                      : e;
                })
            .toList());
  }

  private static Seating turned(Seating.TwoPairs pairs) {
    return new Seating.TwoPairs(pairs.ew(), pairs.ns());
  }

  private static Round solo(Round round) {
    return new Round(
        round.encounters().stream()
            .map(
                e -> {
                  Seating.TwoPairs s = (Seating.TwoPairs) e.seating();
                  return new Encounter(e.table(), new Seating.TwoPlayers(s.ns(), s.ew()), e.set());
                })
            .toList());
  }

  @ParameterizedTest
  @EnumSource(Granularity.class)
  void endsWithTheBestSoFarWhenItIsOver(Granularity granularity) {
    Movement mitchell = Examples.mitchell(15, 0, 1);
    Switched cut = ArrowSwitches.best(mitchell, granularity, Long.MAX_VALUE / 100, 1, () -> true);
    assertThat(cut.exhausted()).isFalse();
    assertThat(cut.calibre()).isBetween(calibre(mitchell), cut.most());
  }
}
