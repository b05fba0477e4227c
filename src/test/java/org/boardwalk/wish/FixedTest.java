package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What contradicts itself is refused; what is settled is looked for in the movement itself. */
class FixedTest {

  private static final Fixed NONE = Fixed.NOTHING;
  private static final IndividualWish FIVE = Wishes.shared(5, 1, 3);

  private static Round round(int set, int n, int e, int s, int w) {
    return new Round(List.of(new Encounter(1, new FourPlayers(n, e, s, w), set)));
  }

  private static Movement movement(Round... rounds) {
    return new Movement(
        "five", Kind.INDIVIDUAL, 5, 1, FIVE.boards(), FIVE.rotation(), 1, List.of(rounds));
  }

  private static final Round FIRST = round(1, 1, 2, 3, 4);
  private static final Movement PLAYED =
      movement(FIRST, round(2, 1, 3, 2, 5), round(3, 1, 5, 4, 2));

  private static Attendance left(int player, int after) {
    return new Attendance(List.of(), List.of(new Attendance.Left(player, after)));
  }

  private static Attendance late(int player, int from) {
    return new Attendance(List.of(new Attendance.Late(player, from)), List.of());
  }

  private static List<Couple> couple(int a, int b) {
    return List.of(new Couple(a, b));
  }

  static Stream<Arguments> kept() {
    return Stream.of(
        Arguments.of(NONE.stationary(List.of(1)), true),
        Arguments.of(NONE.stationary(List.of(2)), false),
        Arguments.of(NONE.couples(couple(1, 2), List.of()), true),
        Arguments.of(NONE.couples(couple(3, 4), List.of()), false),
        Arguments.of(NONE.couples(List.of(), couple(3, 4)), true),
        Arguments.of(NONE.couples(List.of(), couple(5, 3)), false),
        Arguments.of(NONE.after(List.of(FIRST), Attendance.FULL), true),
        Arguments.of(NONE.after(List.of(round(1, 3, 4, 1, 2)), Attendance.FULL), false),
        Arguments.of(NONE.after(List.of(), late(5, 2)), true),
        Arguments.of(NONE.after(List.of(), left(5, 1)), false),
        Arguments.of(NONE.curtail(2), true));
  }

  @ParameterizedTest
  @MethodSource("kept")
  void isRecountedFromTheMovement(Fixed fixed, boolean kept) {
    IndividualWish wish = FIVE.with(fixed);
    assertThat(wish.judge(PLAYED).valid()).isTrue();
    assertThat(wish.accepts(PLAYED, wish.judge(PLAYED))).isEqualTo(kept);
  }

  @Test
  void playersWhoHaveSatOutMoreDoNotSitOutBeforeTheOthers() {
    Movement unfair = movement(FIRST, round(2, 1, 3, 2, 5), round(3, 1, 5, 3, 2));
    IndividualWish wish = FIVE.with(NONE.after(List.of(FIRST), Attendance.FULL));
    assertThat(wish.judge(PLAYED).sitOuts().even()).isTrue();
    assertThat(wish.judge(unfair).sitOuts().early()).containsExactly(4);
    assertThat(wish.accepts(unfair, wish.judge(unfair))).isFalse();
  }

  @Test
  void latecomersBeginWithAsManySitOutsAsTheLeastOfTheOthers() {
    IndividualWish wish =
        Wishes.shared(6, 1, 4).with(NONE.after(List.of(FIRST, round(2, 1, 3, 2, 5)), late(6, 3)));
    assertThat(wish.turnout().sitOutsBefore())
        .containsExactlyInAnyOrderEntriesOf(Map.of(1, 0, 2, 0, 3, 0, 4, 1, 5, 1, 6, 0));
    assertThat(wish.profile().plays()).containsExactly(1, 3, 3, 3, 3, 3);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 9, 13})
  void latePlayersDoNotChangeWhatIsPossible(int player) {
    List<Integer> there = IntStream.rangeClosed(1, 13).filter(p -> p != player).boxed().toList();
    List<Encounter> tables = new ArrayList<>();
    for (int k = 0; k < 12; k += 4) {
      FourPlayers four =
          new FourPlayers(there.get(k), there.get(k + 1), there.get(k + 2), there.get(k + 3));
      tables.add(new Encounter(k / 4 + 1, four, 1));
    }
    Fixed first = NONE.after(List.of(new Round(tables)), late(player, 2));
    IndividualWish wish = Wishes.shared(13, 3, 4).with(first);
    // Who came late can be the only one to sit out twice, as far as rounds that were played go.
    assertThat(wish.profile().plays()).containsExactly(2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
    assertThat(wish.bounds().total()).isZero();
  }

  @Test
  void whereFewerThanFourAreLeftItIsSaidOfThoseWhoLeave() {
    Movement eight = Examples.eightPlayers();
    Continuation rest =
        new Continuation(eight, Optional.empty(), Attendance.FULL, 3, List.of(1, 2, 3, 4, 5), 0, 4);
    assertThatThrownBy(rest::wish)
        .hasMessage(
            "leaving [1, 2, 3, 4, 5]: fewer than 4 players are left in round [4]"
                + "\nMaybe end the session here.");
  }

  /** Files of other programs may have such rounds of players who come alone. */
  @Test
  void noRestIsDesignedForPlayersInRoundsOfTwoSets() {
    Movement eight = Examples.eightPlayers();
    Movement parted =
        eight.with(eight.rounds().subList(0, 6)).with(eight.boards().inParts(2)).named("eight");
    assertThatThrownBy(
            () -> new Continuation(parted, Optional.empty(), Attendance.FULL, 1, List.of(1), 0, 2))
        .hasMessageContaining("movement [eight] has rounds of [2] sets")
        .hasMessageContaining("\nMaybe design a new one");
  }

  @Test
  void boundsHoldWhereverSharesAreOpen() {
    IndividualWish even = Wishes.shared(17, 4, 17);
    IndividualWish open = even.with(NONE.after(List.of(), left(17, 16)));
    assertThat(open.profile().completeWhist()).isFalse();
    Bounds bounds = open.bounds();
    assertThat(bounds.total()).isLessThanOrEqualTo(even.bounds().total());
  }

  static Stream<Arguments> contradictions() {
    Round twice = round(1, 1, 2, 3, 1);
    return Stream.of(
        Arguments.of(NONE.stationary(List.of(6)), "fixed stationary player [6]"),
        Arguments.of(NONE.stationary(List.of(2, 2)), "named twice"),
        Arguments.of(NONE.stationary(List.of(1, 2, 3, 4, 5)), "more than the 4 seats"),
        Arguments.of(NONE.couples(couple(1, 6), List.of()), "fixed partners player [6]"),
        Arguments.of(NONE.couples(couple(1, 1), List.of()), "player [1] is named twice"),
        Arguments.of(NONE.couples(couple(1, 2), couple(2, 1)), "fixed partners [1, 2] is named"),
        Arguments.of(
            NONE.couples(
                IntStream.rangeClosed(2, 5).mapToObj(p -> new Couple(1, p)).toList(), List.of()),
            "fixed partners player [1] has 4 of them, their rounds allow 3"),
        Arguments.of(NONE.curtail(4), "fixed curtail [4] must be from 1 to 3"),
        Arguments.of(NONE.after(List.of(), left(5, 3)), "fixed left after [3] must be from 1 to 2"),
        Arguments.of(NONE.after(List.of(), late(5, 1)), "fixed late from [1] must be from 2 to 3"),
        Arguments.of(
            NONE.after(
                List.of(),
                new Attendance(
                    List.of(), List.of(new Attendance.Left(4, 1), new Attendance.Left(5, 1)))),
            "fewer than 4 players in round [2]"),
        Arguments.of(NONE.after(List.of(twice), Attendance.FULL), "sits twice"),
        Arguments.of(NONE.after(List.of(FIRST), late(4, 2)), "player [4] plays in round 1"),
        Arguments.of(
            NONE.after(List.of(FIRST), Attendance.FULL).couples(List.of(), couple(1, 3)),
            "1 and 3 never partner each other. players 1 and 3: once (round 1)"),
        Arguments.of(
            NONE.after(List.of(FIRST), Attendance.FULL).stationary(List.of(5)),
            "stationary player [5] does not keep their seat"),
        Arguments.of(NONE.after(List.of(round(2, 1, 2, 3, 4)), Attendance.FULL), "must play set 1"),
        Arguments.of(NONE.after(PLAYED.rounds(), Attendance.FULL), "must be fewer than rounds [3]"),
        Arguments.of(
            NONE.after(List.of(round(1, 1, 2, 3, 6)), Attendance.FULL), "fixed first: round 1"));
  }

  @ParameterizedTest
  @MethodSource("contradictions")
  void refusesWhatContradictsItself(Fixed fixed, String message) {
    assertThatThrownBy(() -> FIVE.with(fixed))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("fixed")
        .hasMessageContaining(message);
  }

  @Test
  void firstRoundsBreakNoRuleOnRoundsAfterThem() {
    Counted meeting =
        new Counted.Meeting(Couples.of(List.of(new Couples.Two(1, 3))), Set.of(Relation.PARTNER));
    Fixed played = NONE.after(List.of(FIRST), Attendance.FULL);
    Rule later = new Rule(meeting, Times.NEVER, List.of(2, 3), 0, List.of(), 0);
    assertThat(FIVE.with(played.rules(List.of(later))).fixed().rules()).containsExactly(later);
    Rule now = new Rule(meeting, Times.NEVER, List.of(1, 3), 0, List.of(), 0);
    assertThatThrownBy(() -> FIVE.with(played.rules(List.of(now))))
        .hasMessageContaining("fixed first break a rule: 1 and 3 never partner each other");
  }

  @Test
  void stationaryPlayersAreTwoRulesThatStayWhenOthersAreExchanged() {
    Counted seats = new Counted.Moving(List.of(4, 2), Counted.MoveTo.SEAT);
    Rule still = Rule.must(seats, Times.NEVER);
    Rule in = Rule.must(new Counted.SittingOut(List.of(2, 4)), Times.NEVER);
    Rule free = Rule.must(new Counted.SittingOut(List.of(1)), Times.between(0, 1));
    Fixed fixed = NONE.stationary(List.of(4, 2)).couples(couple(1, 2), List.of());
    assertThat(fixed.allRules()).hasSize(3).containsSubsequence(still, in);
    assertThat(fixed.rules(List.of(free)).stationary()).containsExactly(2, 4);
    assertThat(fixed.rules(List.of(free)).rules()).containsExactly(free);
    assertThat(fixed.otherRules()).isEmpty();
    assertThat(fixed.alwaysPlaying(3)).containsExactly(2, 4);
    assertThat(NONE.rules(List.of(in, free, still)))
        .isEqualTo(NONE.rules(List.of(free)).stationary(List.of(2, 4)));
    // Either alone is a rule like others.
    assertThat(NONE.rules(List.of(still)).stationary()).isEmpty();
    assertThat(fixed.stationary(List.of()).couples(List.of(), List.of())).isEqualTo(NONE);
    assertThat(fixed.rulesOnly()).isFalse();
  }

  @Test
  void playersWhoMoveBeforeEveryRoundAlwaysPlay() {
    Rule often =
        Rule.must(new Counted.Moving(List.of(3), Counted.MoveTo.SEAT), Times.between(2, 2));
    assertThat(NONE.rules(List.of(often)).alwaysPlaying(3)).containsExactly(3);
    assertThat(NONE.rules(List.of(often)).alwaysPlaying(4)).isEmpty();
  }

  @Test
  void stationaryPlayersNeedASetForEveryRound() {
    IndividualWish two = Wishes.circulating(12, 2, 6, 4, 1);
    assertThatThrownBy(() -> two.with(NONE.stationary(List.of(1))))
        .hasMessageContaining("boards sets [4] must be at least 6, otherwise a player replays");
  }

  @Test
  void symmetryTreatsAllPlayersAlike() {
    IndividualWish cyclic = Wishes.shared(5, 1, 5).with(Symmetry.cyclic(5));
    assertThatThrownBy(() -> cyclic.with(NONE.stationary(List.of(1))))
        .hasMessageContaining("symmetry treats them alike");
    assertThat(cyclic.with(NONE.curtail(3)).fixed().curtail()).hasValue(3);
  }
}
