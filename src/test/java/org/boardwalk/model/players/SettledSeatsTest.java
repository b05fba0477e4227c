package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.model.Witness;
import org.boardwalk.model.players.BruteForce.Costs;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The seats formulation agrees with all schedules of tiny wishes in which something is settled. */
@Tag("thorough")
class SettledSeatsTest {

  private static final Round FIRST = round(1, new FourPlayers(1, 2, 3, 4));
  private static final Round SECOND = round(2, new FourPlayers(5, 4, 1, 3));
  private static final Round BOTH =
      new Round(
          List.of(
              new Encounter(1, new FourPlayers(1, 2, 3, 4), 1),
              new Encounter(2, new FourPlayers(5, 6, 7, 8), 1)));

  private static Round round(int number, FourPlayers table) {
    return new Round(List.of(new Encounter(1, table, number)));
  }

  private static Attendance left(int player, int after) {
    return new Attendance(List.of(), List.of(new Attendance.Left(player, after)));
  }

  private static Attendance late(int player, int from) {
    return new Attendance(List.of(new Attendance.Late(player, from)), List.of());
  }

  static Stream<IndividualWish> wishes() {
    Fixed none = Fixed.NOTHING;
    return Stream.of(
        Wishes.shared(4, 1, 3).with(none.stationary(List.of(2))),
        Wishes.shared(4, 1, 3).with(none.stationary(List.of(1, 4))),
        Wishes.shared(4, 1, 2)
            .with(none.stationary(List.of(1, 2)).couples(couples(1, 2), List.of())),
        Wishes.shared(5, 1, 2).with(none.stationary(List.of(3))),
        Wishes.shared(6, 1, 2).with(none.stationary(List.of(1, 2))),
        Wishes.shared(4, 1, 3).with(none.couples(List.of(), couples(1, 2))),
        Wishes.shared(4, 1, 2).with(none.couples(couples(1, 2, 2, 3), List.of())),
        Wishes.shared(5, 1, 2).with(none.couples(couples(4, 5), couples(1, 2, 1, 3))),
        Wishes.shared(5, 1, 3).with(none.after(List.of(FIRST), Attendance.FULL)),
        Wishes.shared(5, 1, 4).with(none.after(List.of(FIRST, SECOND), Attendance.FULL)),
        Wishes.shared(5, 1, 3).with(none.after(List.of(FIRST), left(2, 1))),
        Wishes.shared(5, 1, 3).with(none.after(List.of(FIRST), late(5, 2))),
        Wishes.shared(5, 1, 3)
            .with(none.after(List.of(FIRST), Attendance.FULL).stationary(List.of(4))),
        Wishes.shared(8, 2, 2).with(none.after(List.of(BOTH), left(8, 1))),
        Wishes.rotating(4, 1, 2, Rotation.ROTATE).with(none.stationary(List.of(2))),
        Wishes.rotating(5, 1, 2, Rotation.SWAP).with(none.stationary(List.of(1, 3))),
        Wishes.rotating(5, 1, 2, Rotation.SWAP)
            .with(none.couples(couples(4, 5), couples(1, 2, 1, 3))),
        Wishes.rotating(5, 1, 2, Rotation.ROTATE).with(none.couples(couples(4, 5), List.of())),
        Wishes.rotating(8, 2, 1, Rotation.ROTATE).with(none.couples(couples(1, 5), couples(1, 2))),
        Wishes.rotating(5, 1, 3, Rotation.ROTATE).with(none.after(List.of(FIRST), Attendance.FULL)),
        Wishes.circulating(5, 1, 2, 2, 1).with(none.stationary(List.of(5))),
        Wishes.circulating(5, 1, 3, 3, 1).with(none.after(List.of(FIRST), Attendance.FULL)),
        Wishes.shared(6, 1, 3).with(none.after(List.of(FIRST), late(6, 2))),
        Wishes.circulating(4, 1, 2, 2, 1).with(none.stationary(List.of(4))));
  }

  private static List<Couple> couples(int... players) {
    List<Couple> couples = new ArrayList<>();
    for (int k = 0; k < players.length; k += 2) {
      couples.add(new Couple(players[k], players[k + 1]));
    }
    return couples;
  }

  /** One wish of each kind: the ones whose schedules are few. */
  static Stream<IndividualWish> shortWishes() {
    List<IndividualWish> all = wishes().toList();
    return IntStream.of(0, 5, 8, 11, 14, 23).mapToObj(all::get);
  }

  @ParameterizedTest
  @MethodSource("wishes")
  @Tag("slow")
  void findsTheLeastCostOfEveryWish(IndividualWish settled) {
    findsTheLeastCost(settled);
  }

  @ParameterizedTest
  @MethodSource("shortWishes")
  void findsTheLeastCost(IndividualWish settled) {
    Set<Costs> costs = new HashSet<>();
    schedules(settled, new ArrayList<>(), costs);
    for (IndividualWish wish : Witness.fewDemands(settled).subList(0, 3)) {
      Witness.assertLeastQuickly(
          SeatsFormulation.of(wish).orElseThrow(), wish, BruteForce.least(wish, costs));
    }
    assertThat(costs).as("some schedule answers the wish").isNotEmpty();
  }

  private static void schedules(IndividualWish wish, List<List<Foursome>> now, Set<Costs> costs) {
    int r = now.size();
    if (r == wish.rounds()) {
      Movement movement = Unfolding.movement(wish, now);
      Scorecard card = wish.judge(movement);
      if (wish.accepts(movement, card)) {
        costs.add(Costs.of(card));
      }
      return;
    }
    List<List<Foursome>> choices =
        r < wish.fixed().first().size()
            ? Unfolding.indices(wish.fixed().first()).subList(r, r + 1)
            : rounds(wish, r);
    for (List<Foursome> choice : choices) {
      now.add(choice);
      schedules(wish, now, costs);
      now.remove(r);
    }
  }

  private static List<List<Foursome>> rounds(IndividualWish wish, int r) {
    List<List<Foursome>> all = new ArrayList<>();
    for (List<Foursome> round : BruteForce.rounds(wish, wish.turnout().tables(r + 1))) {
      int sets = wish.boards().play() == Play.SHARED ? 1 : wish.rounds();
      for (int s = 0; s < sets; s++) {
        int set = sets == 1 ? r : s;
        all.add(
            round.stream()
                .map(f -> new Foursome(f.north(), f.east(), f.south(), f.west(), set))
                .toList());
      }
    }
    return all;
  }

  @Test
  void arrivalsWithinOpenRoundsAreLeftToOthers() {
    IndividualWish wish = Wishes.shared(9, 2, 6).with(Fixed.NOTHING.after(List.of(), left(9, 3)));
    assertThat(SeatsFormulation.of(wish)).isEmpty();
  }
}
