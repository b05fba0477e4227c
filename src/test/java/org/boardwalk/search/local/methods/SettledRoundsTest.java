package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.local.moves.Sets;
import org.boardwalk.wish.Continuation;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("thorough")
class SettledRoundsTest {

  private static final Duration SLICE = Duration.ofMillis(50);

  /** Long enough for the first start only, in which neighbours play consecutive sets. */
  private static final Duration START = Duration.ofMillis(10);

  private static Movement best(IndividualWish wish, Duration slice) {
    return SearchScopes.best(new RoundsTempering(1), wish, slice, 1);
  }

  static Stream<IndividualWish> wishes() {
    Fixed none = Fixed.NOTHING;
    List<Couple> partners = List.of(new Couple(1, 2), new Couple(1, 5));
    List<Couple> apart = List.of(new Couple(3, 4), new Couple(5, 6));
    Attendance both =
        new Attendance(
            List.of(new Attendance.Late(2, 4)),
            List.of(new Attendance.Left(7, 2), new Attendance.Left(9, 5)));
    return Stream.of(
        Wishes.shared(10, 2, 7).with(none.stationary(List.of(1))),
        Wishes.shared(12, 3, 6).with(none.stationary(List.of(4, 9, 10))),
        Wishes.shared(14, 3, 7).with(none.couples(partners, apart)),
        Wishes.shared(13, 3, 8).with(none.after(List.of(), both)),
        Wishes.shared(17, 4, 8).with(none.after(List.of(), both).stationary(List.of(3))),
        Wishes.rotating(13, 3, 6, Rotation.ROTATE).with(none.after(List.of(), both)),
        Wishes.rotating(9, 2, 4, Rotation.SWAP).with(none.stationary(List.of(2))),
        Wishes.circulating(13, 3, 6, 8, 1)
            .with(none.stationary(List.of(2)).couples(partners, apart)),
        Wishes.circulating(12, 3, 6, 9, 1).with(none.after(List.of(), both)));
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void keepsWhatIsSettled(IndividualWish wish) {
    Movement movement = best(wish, SLICE);
    assertThat(wish.accepts(movement, wish.judge(movement))).isTrue();
    if (wish.fixed().attendance().full()) {
      assertThat(FollowRules.of(movement).stationary())
          .extracting(FollowRules.Stationary::contestant)
          .containsAll(wish.fixed().stationary());
    }
  }

  @ParameterizedTest
  @CsvSource({"14,9,3", "16,9,7"})
  void whereSomebodyStaysTheBoardsGoDownOneTable(int players, int rounds, int stationary) {
    IndividualWish wish =
        Wishes.circulating(players, players / 4, rounds, rounds, 1)
            .with(Fixed.NOTHING.stationary(List.of(stationary)));
    for (long seed = 1; seed <= 2; seed++) {
      Movement movement =
          SearchScopes.best(new RoundsTempering(1), wish, Duration.ofMillis(60), seed);
      assertThat(wish.plain(wish.judge(movement))).isTrue();
    }
  }

  @Test
  void inSharedPlayTheSetsStay() {
    SearchScope<IndividualWish> shared = SearchScopes.of(Wishes.shared(10, 2, 7));
    SearchScope<IndividualWish> circulating = SearchScopes.of(Wishes.circulating(10, 2, 7, 7, 1));
    assertThat(Sets.of(shared, 1)).isEqualTo(Sets.STAY);
    assertThat(Sets.of(circulating, 1)).isEqualTo(Sets.CHANGE);
  }

  @Test
  void theBoardsGoOnAsInTheRoundsThatWerePlayed() {
    IndividualWish wish = Wishes.circulating(12, 3, 7, 7, 1);
    List<Round> played =
        SearchScopes.best(new RoundsTempering(1), wish, SLICE, 1).rounds().subList(0, 3);
    List<Round> threeSetsLater = laid(played, e -> (e.set() + 2) % 7 + 1);
    IndividualWish going = wish.with(Fixed.NOTHING.after(threeSetsLater, Attendance.FULL));
    Movement movement = best(going, Duration.ofMillis(80));
    assertThat(movement.rounds().subList(0, 3)).isEqualTo(threeSetsLater);
    assertThat(going.plain(going.judge(movement))).isTrue();
  }

  @Test
  void theBoardsGoOnByTheStandsBetweenTables() {
    IndividualWish wish = Wishes.circulating(12, 3, 5, 9, 1);
    List<Round> played =
        SearchScopes.best(new RoundsTempering(1), wish, START, 1).rounds().subList(0, 2);
    List<Round> byAStand = laid(played, e -> e.set() + (e.table() == 3 ? 3 : 0));
    IndividualWish going = wish.with(Fixed.NOTHING.after(byAStand, Attendance.FULL));
    Movement movement = best(going, Duration.ofMillis(80));
    assertThat(movement.rounds().subList(0, 2)).isEqualTo(byAStand);
    for (int table = 1; table <= 3; table++) {
      int at = table;
      int begun = byAStand.get(0).encounters().get(table - 1).set();
      assertThat(movement.rounds())
          .extracting(round -> round.encounters().get(at - 1).set())
          .isEqualTo(IntStream.range(0, 5).mapToObj(r -> (begun + r - 1) % 9 + 1).toList());
    }
  }

  private static List<Round> laid(List<Round> rounds, ToIntFunction<Encounter> set) {
    return rounds.stream()
        .map(
            round ->
                new Round(
                    round.encounters().stream()
                        .map(e -> new Encounter(e.table(), e.seating(), set.applyAsInt(e)))
                        .toList()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"14,9,4,1,0", "14,9,4,0,1", "15,9,3,0,1", "16,8,4,1,0", "13,9,5,1,1", "20,7,1,2,0"})
  void goesOnFairlyWithOtherPlayers(
      int players, int rounds, int played, int leaving, int arriving) {
    Movement begun = best(Wishes.shared(players, players / 4, rounds), SLICE);
    List<Integer> gone = List.of(players, players - 1).subList(0, leaving);
    IndividualWish wish =
        new Continuation(
                begun, Optional.empty(), Attendance.FULL, played, gone, arriving, rounds - played)
            .wish();

    Movement movement = best(wish, SLICE);
    Scorecard card = wish.judge(movement);

    assertThat(wish.accepts(movement, card)).isTrue();
    assertThat(movement.rounds().subList(0, played)).isEqualTo(begun.rounds().subList(0, played));
    assertThat(movement.contestants()).isEqualTo(players + arriving);
    for (int r = played; r < rounds; r++) {
      assertThat(movement.rounds().get(r).encounters())
          .hasSize((players - leaving + arriving) / 4)
          .allMatch(e -> e.seating().seats().values().stream().noneMatch(gone::contains));
    }
  }

  @Test
  void oneOfFourteenLeavesAfterFourRoundsAndNobodyPartnersTwice() {
    Movement begun = best(Wishes.shared(14, 3, 9), Duration.ofMillis(100));
    IndividualWish wish =
        new Continuation(begun, Optional.empty(), Attendance.FULL, 4, List.of(14), 0, 5).wish();

    Movement movement = best(wish, Duration.ofMillis(80));
    Scorecard card = wish.judge(movement);

    assertThat(movement.rounds().subList(0, 4)).isEqualTo(begun.rounds().subList(0, 4));
    assertThat(card.cost(Criterion.PARTNER)).isZero();
    assertThat(card.sitOuts().most()).isEqualTo(1);
  }
}
