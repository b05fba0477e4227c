package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class PairBoundTest {

  private static final List<Weights> WEIGHTS =
      List.of(Weights.STANDARD, Weights.of(List.of(1, 0, 9, 0)), Weights.of(List.of(0, 1, 3, 0)));

  private static Movement random(int players, int rounds, int perSet, Random random) {
    int tables = players / 4;
    List<Integer> order = new ArrayList<>(IntStream.rangeClosed(1, players).boxed().toList());
    List<Round> all = new ArrayList<>();
    for (int r = 1; r <= rounds; r++) {
      Collections.shuffle(order, random);
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < tables; t++) {
        List<Integer> four = order.subList(4 * t, 4 * t + 4);
        encounters.add(
            new Encounter(
                t + 1, new FourPlayers(four.get(0), four.get(1), four.get(2), four.get(3)), r));
      }
      all.add(new Round(encounters));
    }
    Boards boards = new Boards(rounds, perSet, Play.SHARED, tables);
    return new Movement(
        "random", Kind.INDIVIDUAL, players, tables, boards, Rotation.ROTATE, 1, all);
  }

  @ParameterizedTest
  @CsvSource({"4,1,3", "4,3,3", "5,2,3", "8,1,3", "8,2,3", "8,4,3", "9,3,3", "8,2,6", "16,5,3"})
  void noMovementCostsLessThanTheBounds(int players, int rounds, int perSet) {
    Random random = new Random(players + rounds);
    Map<List<Object>, Bounds> known = new HashMap<>();
    for (int k = 0; k < 200; k++) {
      Movement movement = random(players, rounds, perSet, random);
      Scorecard card = Judge.judge(movement);
      Profile profile = Profile.of(movement);
      Set<Criterion> held =
          card.of(Criterion.PARTNER).ideal() ? Set.of(Criterion.PARTNER) : Set.of();
      for (Weights weights : WEIGHTS) {
        Bounds bounds =
            known.computeIfAbsent(
                List.of(profile, weights, held), x -> Bounds.of(profile, held, weights));
        assertThat(card.total(weights)).isGreaterThanOrEqualTo(bounds.total());
        for (Criterion c : Criterion.values()) {
          assertThat(card.cost(c)).isGreaterThanOrEqualTo(bounds.of(c));
        }
      }
    }
  }

  @Test
  void sixteenPlayersWhoAllMeetOnceCostTwelveForEveryTableInSides() {
    Movement movement = random(16, 5, 3, new Random(1));
    Bounds bounds = Bounds.of(Profile.of(movement), Set.of(), Weights.STANDARD);
    assertThat(bounds.total()).isEqualTo(12 * 4 * 5);
    assertThat(bounds.by()).contains(Theorem.ROTATION.plain());
  }

  @ParameterizedTest
  @Tag("slow")
  @CsvSource({"8,2,NONE", "6,2,SWAP", "6,2,ROTATE", "8,2,ROTATE"})
  void noMovementOfTwoRoundsCostsLess(int players, int rounds, Rotation rotation) {
    noSmallMovementCostsLess(players, rounds, rotation);
  }

  @ParameterizedTest
  @CsvSource({
    "4,1,NONE",
    "4,2,NONE",
    "4,3,NONE",
    "4,4,NONE",
    "5,2,NONE",
    "5,3,NONE",
    "6,2,NONE",
    "4,2,SWAP",
    "4,3,SWAP",
    "5,3,SWAP",
    "4,2,ROTATE",
    "4,3,ROTATE",
    "5,3,ROTATE"
  })
  void noSmallMovementCostsLess(int players, int rounds, Rotation rotation) {
    Map<Profile, Bounds> bounds = new HashMap<>();
    SmallMovements.each(
        players,
        rounds,
        rotation,
        movement -> {
          Scorecard card = Judge.judge(movement);
          Bounds bound =
              bounds.computeIfAbsent(
                  Profile.of(movement), p -> Bounds.of(p, Set.of(), Weights.STANDARD));
          assertThat(bound.total()).isLessThanOrEqualTo(card.total(Weights.STANDARD));
          for (Criterion c : Criterion.values()) {
            assertThat(bound.of(c)).isLessThanOrEqualTo(card.cost(c));
          }
        });
  }

  @ParameterizedTest
  @CsvSource({"6,2,SWAP,44", "6,2,ROTATE,88", "6,2,NONE,0", "4,1,NONE,0"})
  void someSmallMovementCostsNoMore(int players, int rounds, Rotation rotation, long cost) {
    long[] least = {Long.MAX_VALUE};
    long[] bound = {Long.MAX_VALUE};
    SmallMovements.each(
        players,
        rounds,
        rotation,
        m -> {
          least[0] = Math.min(least[0], Judge.judge(m).total(Weights.STANDARD));
          if (bound[0] == Long.MAX_VALUE) {
            bound[0] = Bounds.of(Profile.of(m), Set.of(), Weights.STANDARD).total();
          }
        });
    assertThat(bound[0]).isEqualTo(cost);
    assertThat(least[0]).isEqualTo(cost);
  }

  /** The costs of movements in the library, which are optimal by this. */
  @ParameterizedTest
  @CsvSource({"16,3,96", "16,4,64", "16,5,160", "16,9,96"})
  void sharedSixteenPlayersReachTheBound(int players, int rounds, long cost) {
    Bounds bounds = Bounds.of(shared(players, rounds), Set.of(Criterion.PARTNER), Weights.STANDARD);
    assertThat(bounds.total()).isEqualTo(cost);
    assertThat(bounds.by()).extracting(TheoremCase::theorem).containsExactly(Theorem.SPECTRAL);
  }

  /**
   * Less than ½(a - b)² by no more than one for each pair that compares an odd number of sets: for
   * 28 × 9 it is 910, for 40 × 13 3544 with 780 pairs, for 22 × 9 370 with 231.
   */
  @ParameterizedTest
  @CsvSource({"28,9,910", "40,13,2764", "22,9,139"})
  void directionsAreAtLeastWhatRankAndTraceLeave(int players, int rounds, long least) {
    Bounds bounds =
        Bounds.of(
            shared(players, rounds),
            Set.of(Criterion.PARTNER, Criterion.OPPONENT),
            Weights.STANDARD);
    assertThat(bounds.of(Criterion.DIRECTION)).isGreaterThanOrEqualTo(least);
  }

  @Test
  void circulatingPlayHasTheSameBoundsAndMoreSetsHaveLower() {
    Boards same = new Boards(9, 2, Play.CIRCULATING, 1);
    Boards more = new Boards(12, 2, Play.CIRCULATING, 1);
    Profile circulating = Profiles.even(Kind.INDIVIDUAL, 28, 9, 7, same, Rotation.NONE);
    Profile wider = Profiles.even(Kind.INDIVIDUAL, 28, 9, 7, more, Rotation.NONE);
    long shared = Bounds.of(shared(28, 9), Set.of(), Weights.STANDARD).total();
    assertThat(Bounds.of(circulating, Set.of(), Weights.STANDARD).total()).isEqualTo(shared);
    assertThat(Bounds.of(wider, Set.of(), Weights.STANDARD).total())
        .isPositive()
        .isLessThan(shared);
  }

  /** No two players meet twice in six rounds of 20 players, nor in two rounds of 8 or 12. */
  @ParameterizedTest
  @CsvSource({"20,6,QUADRUPLES", "8,2,FEW_TABLES", "12,2,FEW_TABLES"})
  void evenMeetingsAreRefusedWhereTheyCannotBe(int players, int rounds, Theorem theorem) {
    Profile profile = Profile.of(random(players, rounds, 3, new Random(1)));
    assertThat(Bounds.forbidding(profile, Set.of(Criterion.PARTNER)))
        .extracting(TheoremCase::theorem)
        .contains(theorem);
    Profile shorter = Profile.of(random(players, rounds - 1, 3, new Random(1)));
    assertThat(Bounds.forbidding(shorter, Set.of(Criterion.PARTNER))).isEmpty();
  }

  private static Profile shared(int players, int rounds) {
    Boards boards = new Boards(rounds, 2, Play.SHARED, players / 4);
    return Profiles.even(Kind.INDIVIDUAL, players, rounds, players / 4, boards, Rotation.NONE);
  }

  @Test
  void evenOpponentsAreRefusedWhereMeetingsCannotMakeThem() {
    Profile four = Profile.of(random(20, 4, 3, new Random(1)));
    assertThat(Bounds.forbidding(four, Set.of(Criterion.OPPONENT)))
        .containsExactly(Theorem.ROTATION.plain());
    Profile complete = Profile.of(random(16, 5, 3, new Random(1)));
    assertThat(Bounds.forbidding(complete, Set.of(Criterion.OPPONENT))).isEmpty();
  }
}
