package org.boardwalk.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Seat;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

class StationarySeatsTest {

  private static List<List<Foursome>> random(IndividualWish wish, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<List<Foursome>> rounds = new ArrayList<>();
    for (int r = 0; r < wish.rounds(); r++) {
      List<Integer> players = new ArrayList<>();
      for (int p = 0; p < wish.players(); p++) {
        players.add(random.nextInt(p + 1), p);
      }
      List<Foursome> tables = new ArrayList<>();
      for (int n = 0; n < wish.players(); n += 4) {
        tables.add(
            new Foursome(
                players.get(n), players.get(n + 1), players.get(n + 2), players.get(n + 3), r));
      }
      rounds.add(tables);
    }
    return rounds;
  }

  @Test
  void onePlayerKeepsNorthAtTableOneForNothing() {
    for (long seed = 1; seed <= 20; seed++) {
      IndividualWish plain = Wishes.shared(12, 3, 7);
      IndividualWish wish = plain.with(Fixed.NOTHING.stationary(List.of((int) (seed % 12) + 1)));
      List<List<Foursome>> rounds = random(plain, seed);

      Movement before = Unfolding.movement(plain, rounds);
      Movement after = Unfolding.movement(wish, rounds);

      assertThat(wish.arrangeable()).isTrue();
      assertThat(FollowRules.of(after).stationary())
          .contains(
              new FollowRules.Stationary((int) (seed % 12) + 1, new Place.AtTable(1, Seat.NORTH)));
      for (Criterion c : Criterion.values()) {
        assertThat(wish.judge(after).cost(c)).isEqualTo(plain.judge(before).cost(c));
      }
    }
  }

  @Test
  void whatWouldChangeACountIsLeftAlone() {
    IndividualWish circulating = Wishes.circulating(8, 2, 3, 6, 1);
    IndividualWish wish = circulating.with(Fixed.NOTHING.stationary(List.of(1)));
    assertThat(wish.arrangeable()).isFalse();
    List<List<Foursome>> rounds =
        List.of(
            List.of(new Foursome(0, 1, 2, 3, 0), new Foursome(4, 5, 6, 7, 1)),
            List.of(new Foursome(1, 0, 4, 5, 2), new Foursome(2, 3, 6, 7, 3)),
            List.of(new Foursome(2, 6, 0, 7, 4), new Foursome(1, 3, 4, 5, 5)));
    Movement movement = Unfolding.movement(wish, rounds);
    assertThat(wish.accepts(movement, wish.judge(movement))).isFalse();
    assertThat(movement.rounds().get(2).encounters().get(0).seating().seats().get(Seat.NORTH))
        .isEqualTo(1);
  }

  @Test
  void whereBoardsCirculateWhoStaysKeepsTheirTable() {
    IndividualWish wish =
        Wishes.circulating(12, 3, 2, 4, 1).with(Fixed.NOTHING.stationary(List.of(5)));
    List<List<Foursome>> rounds =
        List.of(
            List.of(
                new Foursome(0, 1, 2, 3, 0),
                new Foursome(4, 5, 6, 7, 1),
                new Foursome(8, 9, 10, 11, 2)),
            List.of(
                new Foursome(8, 5, 0, 3, 1),
                new Foursome(4, 9, 2, 1, 2),
                new Foursome(10, 6, 7, 11, 3)));
    Movement movement = Unfolding.movement(wish, rounds);
    assertThat(FollowRules.of(movement).stationary())
        .contains(new FollowRules.Stationary(5, new Place.AtTable(2, Seat.NORTH)));
    assertThat(wish.judge(movement).walkRule().map(WalkRule::grade)).hasValue(WalkGrade.DOWN_ONE);
  }
}
