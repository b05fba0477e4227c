package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RotationBoundTest {

  private static final List<Weights> WEIGHTS =
      List.of(Weights.STANDARD, new Weights(1, 0, 9, 0), new Weights(0, 1, 3, 0));

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
    for (int k = 0; k < 200; k++) {
      Movement movement = random(players, rounds, perSet, random);
      Scorecard card = Judge.judge(movement);
      for (Weights weights : WEIGHTS) {
        Bounds bounds = Bounds.of(Profile.of(movement), Set.of(), weights);
        assertThat(card.total(weights)).isGreaterThanOrEqualTo(bounds.total());
        assertThat(card.cost(Criterion.OPPONENT))
            .isGreaterThanOrEqualTo(bounds.of(Criterion.OPPONENT));
        if (card.of(Criterion.PARTNER).ideal()) {
          Bounds held = Bounds.of(Profile.of(movement), Set.of(Criterion.PARTNER), weights);
          assertThat(card.total(weights)).isGreaterThanOrEqualTo(held.total());
          assertThat(card.cost(Criterion.SIDE)).isGreaterThanOrEqualTo(held.of(Criterion.SIDE));
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

  @Test
  void evenOpponentsAreRefusedWhereMeetingsCannotMakeThem() {
    Profile four = Profile.of(random(20, 4, 3, new Random(1)));
    assertThat(Bounds.forbidding(four, Set.of(Criterion.OPPONENT)))
        .containsExactly(Theorem.ROTATION);
    Profile complete = Profile.of(random(16, 5, 3, new Random(1)));
    assertThat(Bounds.forbidding(complete, Set.of(Criterion.OPPONENT))).isEmpty();
  }
}
