package org.boardwalk.search.local.arrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.SeatChanges;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.Beginning;
import org.boardwalk.quality.RandomMovements;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.local.methods.RoundsTempering;
import org.boardwalk.search.local.methods.SharedAnnealing;
import org.boardwalk.search.starter.StarterMethod;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class ArrangementTest {

  private static IndividualWish wish(Movement m) {
    return UsualWish.of(m.contestants(), m.tables(), m.rounds().size(), m.boards(), m.rotation())
        .demanding(Map.of());
  }

  private static Movement found(IndividualWish wish, Method<IndividualWish> method, int millis) {
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    method.run(scope, Duration.ofMillis(millis), 1);
    return scope.best().orElseThrow();
  }

  private static Movement developed(int players) {
    return found(
        UsualWish.complete(players),
        StarterMethod.forWish(UsualWish.complete(players), 1).get(0),
        50);
  }

  /** The encounters of each round: who sits where from the least number on, and what they play. */
  private static List<Set<String>> encounters(Movement movement) {
    List<Set<String>> rounds = new ArrayList<>();
    for (Round round : movement.rounds()) {
      Set<String> tables = new HashSet<>();
      for (Encounter e : round.encounters()) {
        FourPlayers four = (FourPlayers) e.seating();
        int least = Collections.min(four.seats().values());
        while (four.north() != least) {
          four =
              new FourPlayers(
                  /* north= */ four.east(),
                  /* east= */ four.south(),
                  /* south= */ four.west(),
                  /* west= */ four.north());
        }
        tables.add(four + (movement.boards().play() == Play.SHARED ? "" : " plays " + e.set()));
      }
      rounds.add(tables);
    }
    return rounds;
  }

  @Test
  void anyMovementKeepsItsEncountersAndCostsAndIsNoHarderToRun() {
    int arranged = 0;
    for (long seed = 0; seed < 100; seed++) {
      Movement movement = RandomMovements.valid(seed);
      IndividualWish wish = wish(movement);
      Movement easy = Arrangement.of(wish, movement);

      String what = "seed " + seed;
      assertThat(wish.judge(easy).equalsButWalk(wish.judge(movement))).as(what).isTrue();
      assertThat(SeatChanges.of(easy)).as(what).isLessThanOrEqualTo(SeatChanges.of(movement));
      assertThat(encounters(easy))
          .as(what)
          .containsExactlyInAnyOrderElementsOf(encounters(movement));
      assertThat(Arrangement.of(wish, easy)).as(what).isEqualTo(easy);
      arranged += easy.equals(movement) ? 0 : 1;
    }
    assertThat(arranged).isGreaterThan(50);
  }

  @Test
  void theKnownEightPlayersAreFoundAgain() {
    Movement eight = Examples.eightPlayers();
    for (long seed = 1; seed <= 10; seed++) {
      Movement scrambled = Scrambled.of(eight, seed, true);
      assertThat(FollowRules.of(scrambled).steps()).isEmpty();
      FollowRules rules = FollowRules.of(Arrangement.of(wish(eight), scrambled));
      assertThat(rules.steps()).hasSize(8);
      assertThat(rules.stationary())
          .containsExactly(new FollowRules.Stationary(8, new Place.AtTable(1, Seat.NORTH)));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 16})
  void developedSchedulesWithAFixedPlayerHaveARuleAndHimAtNorthOne(int players) {
    IndividualWish wish = UsualWish.complete(players);
    Movement movement = developed(players);
    for (Movement m : List.of(movement, Scrambled.of(movement, players, true))) {
      FollowRules rules = FollowRules.of(Arrangement.of(wish, m));
      assertThat(rules.steps()).hasSize(players);
      assertThat(rules.stationary())
          .extracting(FollowRules.Stationary::seat)
          .containsExactly(new Place.AtTable(1, Seat.NORTH));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 13, 17})
  void developedSchedulesWithASitOutHaveARule(int players) {
    Movement scrambled = Scrambled.of(developed(players), players, true);
    Movement easy = Arrangement.of(UsualWish.complete(players), scrambled);
    assertThat(FollowRules.of(easy).steps()).hasSize(players);
  }

  @Test
  void partOfADevelopedScheduleHasARuleInItsOwnOrder() {
    Movement six = Beginning.of(developed(13), 6);
    Movement scrambled = Scrambled.of(six, 3, false);
    assertThat(FollowRules.of(scrambled).steps()).isEmpty();
    assertThat(FollowRules.of(Arrangement.of(wish(six), scrambled)).steps()).isNotEmpty();
  }

  @Test
  void circulatingScheduleDevelopedByFiveHasARule() {
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < 5; r++) {
      int up = r;
      int[] p = IntStream.range(0, 4).map(k -> (k + 1 + up) % 5 + 1).toArray();
      rounds.add(
          new Round(
              List.of(new Encounter(1, new FourPlayers(p[0], p[1], p[3], p[2]), (2 * r) % 5 + 1))));
    }
    IndividualWish wish = Wishes.circulating(5, 1, 5, 5, 1);
    Movement movement =
        new Movement("5", Kind.INDIVIDUAL, 5, 1, wish.boards(), Rotation.NONE, 1, rounds);
    Movement easy = Arrangement.of(wish, Scrambled.of(movement, 2, true));
    assertThat(FollowRules.of(easy).steps()).hasSize(5);
    assertThat(encounters(easy)).containsExactlyInAnyOrderElementsOf(encounters(movement));
  }

  @ParameterizedTest
  @CsvSource({"14,9", "16,7", "12,3", "23,8"})
  void annealedSchedulesNeedFewerSeatChanges(int players, int rounds) {
    IndividualWish wish = Wishes.shared(players, players / 4, rounds).demanding(Map.of());
    Movement movement = found(wish, new SharedAnnealing(1), 20);
    SeatChanges before = SeatChanges.of(movement);
    SeatChanges after = SeatChanges.of(Arrangement.of(wish, movement));
    assertThat(after.stationary()).isGreaterThanOrEqualTo(before.stationary());
    assertThat(after.seats()).isLessThan(before.seats());
  }

  @Test
  void aPlayerWhoNeverSitsOutInSharedPlayCanStayAtNorthOne() {
    IndividualWish wish = Wishes.shared(16, 4, 7).demanding(Map.of());
    Movement easy = Arrangement.of(wish, found(wish, new SharedAnnealing(1), 20));
    assertThat(FollowRules.of(easy).stationary())
        .extracting(FollowRules.Stationary::seat)
        .contains(new Place.AtTable(1, Seat.NORTH));
  }

  @Test
  void settledRoundsAndTheOrderOfTheOthersStay() {
    IndividualWish plain = Wishes.shared(12, 3, 8).demanding(Map.of());
    Movement movement = found(plain, new SharedAnnealing(1), 20);
    List<Round> first = movement.rounds().subList(0, 3);
    IndividualWish wish = plain.with(Fixed.NOTHING.after(first, Attendance.FULL));
    Movement easy = Arrangement.of(wish, movement);
    assertThat(easy).isNotEqualTo(movement);
    assertThat(easy.rounds().subList(0, 3)).isEqualTo(first);
    assertThat(encounters(easy)).isEqualTo(encounters(movement));
  }

  @Test
  void roundsOfASessionThatMayBeStoppedEarlyKeepTheirOrder() {
    IndividualWish plain = Wishes.shared(12, 3, 8).demanding(Map.of());
    Movement movement = found(plain, new SharedAnnealing(1), 20);
    Movement easy = Arrangement.of(plain.with(Fixed.NOTHING.curtail(4)), movement);
    assertThat(easy).isNotEqualTo(movement);
    assertThat(encounters(easy)).isEqualTo(encounters(movement));
    assertThat(encounters(Arrangement.of(plain, movement))).isNotEqualTo(encounters(movement));
  }

  @Test
  void stationaryPlayersStayStationary() {
    IndividualWish wish =
        Wishes.shared(16, 4, 4).demanding(Map.of()).with(Fixed.NOTHING.stationary(List.of(3, 9)));
    Movement movement = found(wish, new RoundsTempering(1), 50);
    Movement easy = Arrangement.of(wish, movement);
    assertThat(easy).isNotEqualTo(movement);
    assertThat(FollowRules.of(easy).stationary())
        .extracting(FollowRules.Stationary::contestant)
        .contains(3, 9);
  }

  @Test
  void playersWhoComeLateOrLeaveStayAbsent() {
    Attendance attendance =
        new Attendance(List.of(new Attendance.Late(13, 3)), List.of(new Attendance.Left(2, 5)));
    IndividualWish wish =
        Wishes.shared(13, 3, 7)
            .demanding(Map.of())
            .with(Fixed.NOTHING.after(List.of(), attendance));
    Movement movement = found(wish, new RoundsTempering(1), 50);
    Movement easy = Arrangement.of(wish, movement);
    assertThat(wish.accepts(easy, wish.judge(easy))).isTrue();
    assertThat(encounters(easy)).isEqualTo(encounters(movement));
    assertThat(SeatChanges.of(easy)).isLessThan(SeatChanges.of(movement));
  }

  @Test
  void whatDoesNotAnswerTheWishIsLeftAlone() {
    Movement movement = Examples.eightPlayers();
    IndividualWish wish = wish(movement).with(Fixed.NOTHING.stationary(List.of(1)));
    assertThat(wish.accepts(movement, wish.judge(movement))).isFalse();
    assertThat(Arrangement.of(wish, movement)).isSameAs(movement);
  }

  @Test
  void fromOneRoundToTheNextNoNumberingNeedsFewerMoves() {
    for (long seed = 0; seed < 60; seed++) {
      Movement chance = RandomMovements.valid(seed);
      if (chance.rounds().size() < 2 || chance.tables() > 3) {
        continue;
      }
      Movement two = chance.with(chance.rounds().subList(0, 2));
      Turns turns = Turns.of(two);
      List<Round> chain = new FewMoves(two, turns, Set.of()).chain(two.rounds(), 1);
      SeatChanges least =
          EveryNumbering.of(two.rounds().get(1), turns).stream()
              .map(next -> counted(two.with(List.of(two.rounds().get(0), next))))
              .min(SeatChanges::compareTo)
              .orElseThrow();
      assertThat(counted(two.with(chain))).as("seed " + seed).isEqualTo(least);
    }
  }

  /** Only the changes, which are what is minimised from one round to the next. */
  private static SeatChanges counted(Movement movement) {
    SeatChanges c = SeatChanges.of(movement);
    return new SeatChanges(false, 0, c.seats(), c.tables(), c.directions(), true);
  }
}
