package org.boardwalk.search.construct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.RoverMoves;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.Rainbows;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class RoverPlanTest {

  private static Design design(int tables, int rounds) {
    IndividualWish wish = Rainbows.of(tables, rounds, Moves.ROVERS);
    return RainbowConstruction.design(wish, (Rainbow) wish.form());
  }

  private static Movement built(int tables, int rounds) {
    return design(tables, rounds).built().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 12, 14, 18, 20, 24, 30, 32, 38, 42, 44, 48, 50})
  void servesOneTableMoreThanNumbersWithoutSmallFactors(int tables) {
    for (int rounds : new int[] {1, 2, tables / 2, tables - 1, tables}) {
      Movement m = built(tables, rounds);
      Scorecard card = Judge.judge(m);
      IndividualWish wish = Rainbows.of(tables, rounds, Moves.ROVERS);
      assertThat(card.violations()).as("%d x %d", tables, rounds).isEmpty();
      assertThat(wish.accepts(m, card)).isTrue();
      assertThat(card.walkRule().map(WalkRule::breaks)).hasValue(0);
      for (Criterion c : Criterion.values()) {
        assertThat(card.cost(c)).isGreaterThanOrEqualTo(wish.bounds().of(c));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5, 6, 7, 10, 11, 13, 16})
  void otherSizesAreNotKnownToHaveRovers(int tables) {
    assertThat(design(tables, tables - 1)).isInstanceOf(Design.Unknown.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 12, 20, 50})
  void nobodyLeavesTheRingTwiceBeforeTheLastRound(int tables) {
    Movement m = built(tables, tables - 1);
    int[] visits = new int[4 * tables + 1];
    m.rounds()
        .forEach(
            round ->
                round
                    .encounters()
                    .get(tables - 1)
                    .seating()
                    .seats()
                    .values()
                    .forEach(player -> visits[player]++));
    assertThat(IntStream.of(visits).max()).hasValue(1);
    assertThat(IntStream.of(visits).sum()).isEqualTo(4 * (tables - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 14})
  void contestantsWhoAreNotSentAwayFollowThePlainRule(int tables) {
    int ring = tables - 1;
    Movement m = built(tables, ring);
    for (int r = 0; r < ring; r++) {
      for (int t = 0; t < ring; t++) {
        FourPlayers four = (FourPlayers) m.rounds().get(r).encounters().get(t).seating();
        assertThat(four.north()).isIn(t + 1, tables);
        assertThat(four.south()).isIn(tables + Math.floorMod(t - r, ring) + 1, 2 * tables);
        assertThat(four.east()).isIn(2 * tables + Math.floorMod(t - 2 * r, ring) + 1, 3 * tables);
        assertThat(four.west()).isIn(3 * tables + Math.floorMod(t + 2 * r, ring) + 1, 4 * tables);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"8,3", "8,7", "8,8", "12,11", "18,18", "20,9"})
  void theMovesCanBeReadFromTheMovement(int tables, int rounds) {
    RoverMoves rovers = RoverMoves.of(built(tables, rounds)).orElseThrow();
    assertThat(rovers.rounds()).isEqualTo(Math.min(rounds, tables - 1));
    assertThat(rovers.lines().lines())
        .extracting(LineMoves.Line::up)
        .containsExactly(0, 2, 1, tables - 3);
    assertThat(rovers.routes())
        .extracting(RoverMoves.RoverRoute::player)
        .containsExactly(tables, 3 * tables, 2 * tables, 4 * tables);
    for (RoverMoves.RoverRoute route : rovers.routes()) {
      assertThat(route.tables()).doesNotHaveDuplicates().hasSize(rovers.rounds() - 1);
    }
  }

  @Test
  void aPairThatLeavesItsLineIsNoRover() {
    Movement m = built(8, 7);
    IntUnaryOperator exchanged = p -> p == 8 ? 16 : p == 16 ? 8 : p;
    List<Round> rounds = new ArrayList<>(m.rounds());
    rounds.set(
        4,
        new Round(
            rounds.get(4).encounters().stream()
                .map(e -> new Encounter(e.table(), e.seating().takenBy(exchanged), e.set()))
                .toList()));
    assertThat(RoverMoves.of(m)).isPresent();
    assertThat(RoverMoves.of(m.with(rounds))).isEmpty();
  }

  @Test
  void aPlainRainbowHasNoRovers() {
    IndividualWish wish = Rainbows.of(7, 7, Moves.Steps.RULE);
    Movement plain = RainbowConstruction.design(wish, (Rainbow) wish.form()).built().orElseThrow();
    assertThat(RoverMoves.of(plain)).isEmpty();
  }

  /**
   * Costs of partner, opponent and side, and the total, of "Prime + Rover" (EBU manual, M193), and
   * of the like movement of 80 players in which everybody plays all sets.
   */
  @ParameterizedTest
  @CsvSource({"12, 11, 44, 88, 176, 99544", "20, 20, 152, 304, 608, 1171952"})
  void isNoWorseThanThePublishedMovements(
      int tables, int rounds, long partner, long opponent, long side, long total) {
    Scorecard card = Judge.judge(built(tables, rounds));
    assertThat(card.cost(Criterion.PARTNER)).isLessThanOrEqualTo(partner);
    assertThat(card.cost(Criterion.OPPONENT)).isLessThanOrEqualTo(opponent);
    assertThat(card.cost(Criterion.SIDE)).isLessThanOrEqualTo(side);
    assertThat(card.total(Weights.STANDARD)).isLessThanOrEqualTo(total);
  }
}
