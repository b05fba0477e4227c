package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.DIRECTION;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;
import static org.boardwalk.quality.Criterion.SIDE;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class BoundsTest {

  private static final Set<Criterion> WHIST = Set.of(PARTNER, OPPONENT);
  private static final List<Weights> WEIGHTS =
      List.of(
          Weights.STANDARD,
          Weights.of(List.of(1, 1, 1, 1)),
          Weights.of(List.of(0, 4, 1, 1)),
          Weights.of(List.of(8, 0, 1, 3)),
          Weights.of(List.of(100, 1, 0, 100)),
          Weights.of(List.of(1, 100, 50, 1000)),
          Weights.of(List.of(3, 3, 3, 0)));

  private static Profile complete(int players) {
    int rounds = players % 4 == 0 ? players - 1 : players;
    return shared(players, rounds);
  }

  private static Profile shared(int players, int rounds) {
    int tables = players / 4;
    return Profiles.even(
        Kind.INDIVIDUAL,
        players,
        rounds,
        tables,
        new Boards(rounds, 2, Play.SHARED, tables),
        Rotation.NONE);
  }

  @Test
  void sideCostOfEightPlayersIsAtLeastThirtyTwoWhenCompleteInPartnerAndOpponent() {
    Bounds bounds = Bounds.of(complete(8), WHIST, Weights.STANDARD);
    assertThat(bounds.of(SIDE)).isEqualTo(32);
    assertThat(bounds.of(DIRECTION)).isZero();
    assertThat(bounds.total()).isEqualTo(32);
    assertThat(bounds.by()).containsExactly(Theorem.DIRECTED_WHIST.plain());
    assertThat(Judge.judge(Examples.eightPlayers()).cost(SIDE)).isGreaterThanOrEqualTo(32);
  }

  @Test
  void nothingHeldLeavesTheCheaperWayOut() {
    // One opponent count off costs 4·2, less than the side cost 32 of a complete schedule.
    assertThat(Bounds.of(complete(8), Set.of(), Weights.STANDARD).total()).isEqualTo(8);
    assertThat(Bounds.of(complete(8), Set.of(), Weights.STANDARD).of(SIDE)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 12})
  void noDirectedWhistForFourEightTwelve(int players) {
    assertThat(Bounds.forbidding(complete(players), EnumSet.of(PARTNER, OPPONENT, SIDE)))
        .containsExactly(Theorem.DIRECTED_WHIST.plain());
    assertThat(Bounds.forbidding(complete(players), WHIST)).isEmpty();
    assertThat(Bounds.forbidding(complete(players), EnumSet.of(PARTNER, SIDE))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 9, 13, 16, 17, 20, 21, 24, 40})
  void otherSizesAllowSide(int players) {
    assertThat(Bounds.forbidding(complete(players), EnumSet.of(PARTNER, OPPONENT, SIDE))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {21, 33, 57, 69, 77})
  void noConferenceMatrixWhereTheSizeIsNoSumOfTwoSquares(int players) {
    assertThat(Bounds.forbidding(complete(players), EnumSet.of(PARTNER, OPPONENT, DIRECTION)))
        .containsExactly(Theorem.CONFERENCE_MATRIX.plain());
    assertThat(Bounds.of(complete(players), WHIST, Weights.STANDARD).of(DIRECTION)).isEqualTo(16);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 9, 13, 17, 25, 29, 37, 41, 8, 16, 20, 24, 28})
  void sizesWithKnownBalancedWhistAreNotForbidden(int players) {
    assertThat(Bounds.forbidding(complete(players), EnumSet.of(PARTNER, OPPONENT, DIRECTION)))
        .isEmpty();
  }

  @Test
  void noBalancedWhistForTwelve() {
    assertThat(Bounds.forbidding(complete(12), EnumSet.of(PARTNER, OPPONENT, DIRECTION)))
        .containsExactly(Theorem.BALANCED_WHIST_12.plain());
  }

  @Test
  void otherLengthsThanCompleteAreNotForbidden() {
    assertThat(Bounds.forbidding(shared(8, 6), EnumSet.allOf(Criterion.class))).isEmpty();
    assertThat(Bounds.forbidding(shared(21, 20), EnumSet.of(PARTNER, OPPONENT, DIRECTION)))
        .isEmpty();
  }

  private static TheoremCase spectral(int contestants, int units) {
    return new TheoremCase(Theorem.SPECTRAL, Map.of("contestants", contestants, "units", units));
  }

  @Test
  void manyPlayersAndRoundsHaveTheRankBoundAlone() {
    Bounds held = Bounds.of(shared(120, 40), Set.of(), Weights.STANDARD);
    assertThat(held.total()).isPositive();
    assertThat(held.by()).containsExactly(Theorem.RANK.plain());
  }

  /** Reckoned by hand: ½(√382387 - √3187 - √3146)² - 7140, where partner and opponent are ideal. */
  @Test
  void theRankBoundIsThatOfItsFormula() {
    assertThat(new RankBound(shared(120, 40)).direction()).isEqualTo(120_794);
  }

  @Test
  void fewSetsForManyPlayersCannotBeBalanced() {
    Bounds held = Bounds.of(shared(40, 13), WHIST, Weights.STANDARD);
    assertThat(held.of(DIRECTION)).isPositive();
    assertThat(held.by()).containsExactly(spectral(40, 13));
    Bounds free = Bounds.of(shared(40, 13), Set.of(), Weights.STANDARD);
    assertThat(free.total()).isPositive().isLessThanOrEqualTo(held.total());
    assertThat(free.of(DIRECTION)).isZero();
  }

  @Test
  void boundThatIsPositiveNamesItsTheoremEvenWithoutWeight() {
    Bounds bounds = Bounds.of(shared(40, 13), WHIST, Weights.of(List.of(8, 4, 1, 0)));
    assertThat(bounds.of(DIRECTION)).isPositive();
    assertThat(bounds.total()).isZero();
    assertThat(bounds.by()).containsExactly(spectral(40, 13));
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 9, 13, 16, 17, 20, 24, 28, 29, 40, 41, 100, 200})
  void completeSizesHaveNoRankBound(int players) {
    Bounds bounds = Bounds.of(complete(players), WHIST, Weights.STANDARD);
    assertThat(bounds.of(DIRECTION)).isZero();
    assertThat(bounds.by()).containsExactly(Theorem.INTEGRALITY.plain());
  }

  @Test
  void holdingMoreNeverLowersTheBound() {
    for (int players = 4; players <= 200; players += 49) {
      for (int rounds = 1; rounds <= 40; rounds += 9) {
        Profile profile = shared(players, rounds);
        for (Weights w : WEIGHTS) {
          long free = Bounds.of(profile, Set.of(), w).total();
          long partner = Bounds.of(profile, Set.of(PARTNER), w).total();
          long opponent = Bounds.of(profile, Set.of(OPPONENT), w).total();
          long both = Bounds.of(profile, WHIST, w).total();
          assertThat(free).isLessThanOrEqualTo(partner).isLessThanOrEqualTo(opponent);
          assertThat(both).isGreaterThanOrEqualTo(partner).isGreaterThanOrEqualTo(opponent);
        }
      }
    }
  }

  static IntStream seeds() {
    return IntStream.range(0, 500);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void neverExceedsTheJudgedCost(int seed) {
    Movement m = RandomMovements.valid(seed);
    Scorecard card = Judge.judge(m);
    Profile even =
        Profiles.even(
            m.kind(), m.contestants(), m.rounds().size(), m.tables(), m.boards(), m.rotation());
    Profile profile = Profile.of(m);
    assertThat(profile).isEqualTo(even);
    Set<Criterion> ideal = EnumSet.noneOf(Criterion.class);
    for (Criterion c : Criterion.values()) {
      if (card.of(c).ideal()) {
        ideal.add(c);
      }
    }
    assertThat(Bounds.forbidding(profile, ideal)).isEmpty();
    for (Weights w : List.of(Weights.STANDARD, WEIGHTS.get(seed % WEIGHTS.size()))) {
      assertThat(Bounds.of(profile, Set.of(), w).total()).isLessThanOrEqualTo(card.total(w));
      Bounds held = Bounds.of(profile, ideal, w);
      assertThat(held.total()).isLessThanOrEqualTo(card.total(w));
      for (Criterion c : Criterion.values()) {
        assertThat(held.of(c)).isLessThanOrEqualTo(card.cost(c));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 7, 13})
  void neverExceedsTheJudgedCostOfMitchells(int tables) {
    for (int switched = 0; switched <= tables; switched++) {
      Movement m = Examples.mitchell(tables, switched, 1);
      for (Weights w : WEIGHTS) {
        assertThat(Bounds.of(Profile.of(m), Set.of(), w).total())
            .isLessThanOrEqualTo(Judge.judge(m).total(w));
      }
    }
  }
}
