package org.boardwalk.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.rule.Counted.Apart;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

/** What rules with a weight cost at least, by hand, and beside movements drawn by chance. */
class RuleBoundTest {

  private static final RuleCounting EIGHT_IN_NINE = RuleCountingTest.shared(8, 2, 9, 9);

  private static List<Integer> players(int last) {
    return IntStream.rangeClosed(1, last).boxed().toList();
  }

  private static Rule weighed(Counted counted, Times times, int within) {
    return new Rule(counted, times, List.of(), within, List.of(), 1);
  }

  private static Counted.Meeting all(int players, Relation... ways) {
    return new Counted.Meeting(Couples.within(players(players)), Set.of(ways));
  }

  private static long bound(RuleCounting sizes, Rule rule) {
    return sizes.bounds(List.of(rule)).get(0);
  }

  @Test
  void nineRoundsWithSevenOthersBringTwoPartnersAgain() {
    Rule once = weighed(all(8, Relation.PARTNER), Times.between(0, 1), 0);
    assertThat(bound(EIGHT_IN_NINE, once)).isEqualTo(8);
  }

  @Test
  void eighteenOpponentsAmongSevenSpreadOverThem() {
    // Four of the seven are met three times and three of them twice, so that one or two are over.
    Rule once = weighed(all(8, Relation.OPPONENT), Times.between(0, 1), 0);
    assertThat(bound(EIGHT_IN_NINE, once)).isEqualTo(8 * (4 * 4 + 3) / 2);
    assertThat(bound(EIGHT_IN_NINE, weighed(once.counted(), Times.EVEN, 0))).isZero();
  }

  @Test
  void partnersOfLastWeekAreMetAgainWhereNoOthersAreLeft() {
    List<Two> before = List.of(new Two(1, 2), new Two(3, 4), new Two(5, 6), new Two(7, 8));
    Counted partners = all(8, Relation.PARTNER);
    Rule rule = new Rule(partners, Times.between(0, 1), List.of(), 0, before, 1);
    assertThat(bound(RuleCountingTest.shared(8, 2, 6, 6), rule)).isZero();
    assertThat(bound(RuleCountingTest.shared(8, 2, 7, 7), rule)).isEqualTo(4);
  }

  /** Everybody has partnered everybody five times before, and does so once more. */
  @Test
  void manyMeetingsOfEarlierSessionsMayBeEven() {
    Counted.Meeting partners = all(4, Relation.PARTNER);
    List<Two> before =
        partners.couples().stream().flatMap(two -> Collections.nCopies(5, two).stream()).toList();
    Rule even = new Rule(partners, Times.EVEN, List.of(), 0, before, 1);
    assertThat(bound(RuleCountingTest.shared(4, 1, 3, 3), even)).isZero();
  }

  @Test
  void fourOfATableComeFromTwoTablesOfTheRoundBefore() {
    Rule rule = weighed(all(8, Relation.TABLE), Times.between(0, 1), 2);
    assertThat(bound(EIGHT_IN_NINE, rule)).isEqualTo(8 * 2 * 2);
  }

  @Test
  void rulesThatMustBeKeptLeaveLessRoom() {
    // Men partner women only; four women for seven rounds.
    Rule mixed =
        Rule.must(
            new Counted.Meeting(
                new Couples(List.of(players(4), List.of(5, 6, 7, 8)), List.of()),
                Set.of(Relation.PARTNER)),
            Times.ONLY);
    Rule once = weighed(all(8, Relation.PARTNER), Times.between(0, 1), 0);
    RuleCounting sizes = RuleCountingTest.shared(8, 2, 7, 7);
    assertThat(sizes.bounds(List.of(mixed, once))).containsExactly(0L, 8L * 3 / 2);
    assertThat(bound(sizes, once)).isZero();
  }

  @Test
  void sevenRoundsAtTwoTablesRepeatPlaces() {
    Counted tables = new Counted.Sitting(players(8), List.of(), Set.of(), Apart.TABLES);
    assertThat(bound(EIGHT_IN_NINE, weighed(tables, Times.between(0, 3), 0))).isEqualTo(8 * 5);
    assertThat(bound(EIGHT_IN_NINE, weighed(tables, Times.EVEN, 0))).isZero();
  }

  @Test
  void aSitOutMoreThanAllowedCosts() {
    Counted out = new Counted.SittingOut(players(5));
    RuleCounting five = RuleCountingTest.shared(5, 1, 10, 8);
    assertThat(bound(five, weighed(out, Times.between(0, 1), 0))).isEqualTo(5);
  }

  @Test
  void noMovesAreMoreThanTheRoundsThatAPlayerPlaysAllow() {
    Counted seats = new Counted.Moving(players(8), Counted.MoveTo.SEAT);
    assertThat(bound(EIGHT_IN_NINE, weighed(seats, Times.between(9, 9), 0))).isEqualTo(8);
    assertThat(bound(EIGHT_IN_NINE, weighed(seats, Times.between(8, 8), 0))).isZero();
    assertThat(bound(EIGHT_IN_NINE, weighed(seats, Times.NEVER, 0))).isZero();
    Rule tables = Rule.must(new Counted.Moving(List.of(1), Counted.MoveTo.TABLE), Times.ONCE);
    RuleCounting oneTable = RuleCountingTest.shared(4, 1, 3, 3);
    assertThat(RuleCountingTest.core(oneTable, List.of(tables))).containsExactly(tables);
    assertThat(RuleCountingTest.core(EIGHT_IN_NINE, List.of(tables))).isEmpty();
  }

  @Test
  void noMovementDrawnByChanceCostsLess() {
    Random random = new Random(1);
    int met = 0;
    for (int seed = 0; seed < 250; seed++) {
      IndividualWish wish =
          RandomRules.over(
              Wishes.shared(4 + seed % 6, 1 + seed % 6 / 4, 1 + random.nextInt(6)), seed);
      List<Rule> rules = wish.fixed().rules();
      if (wish.counting().isEmpty()) {
        continue;
      }
      List<Long> bounds = wish.counting().get().bounds(rules);
      for (int k = 0; k < 20; k++) {
        Movement movement = drawn(wish, random);
        List<RuleScore> scores = RuleCounts.scores(movement, Attendance.FULL, rules);
        if (RuleScore.hold(scores)) {
          for (int r = 0; r < rules.size(); r++) {
            assertThat(scores.get(r).squares())
                .as("%s for %d players in %d rounds", rules.get(r), wish.players(), wish.rounds())
                .isGreaterThanOrEqualTo(bounds.get(r));
            met += bounds.get(r) > 0 && bounds.get(r) == scores.get(r).squares() ? 1 : 0;
          }
        }
      }
    }
    assertThat(met).as("bounds above 0 that a movement meets").isGreaterThan(25);
  }

  /** Seats drawn by chance; sit-outs in turn. */
  private static Movement drawn(IndividualWish wish, Random random) {
    int seats = 4 * wish.tables();
    List<Integer> turn = new ArrayList<>(players(wish.players()));
    Collections.shuffle(turn, random);
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < wish.rounds(); r++) {
      Collections.rotate(turn, wish.players() - seats);
      List<Integer> playing = new ArrayList<>(turn.subList(0, seats));
      Collections.shuffle(playing, random);
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < wish.tables(); t++) {
        encounters.add(
            new Encounter(
                t + 1,
                new FourPlayers(
                    playing.get(4 * t),
                    playing.get(4 * t + 1),
                    playing.get(4 * t + 2),
                    playing.get(4 * t + 3)),
                r + 1));
      }
      rounds.add(new Round(encounters));
    }
    return new Movement(
        "drawn",
        Kind.INDIVIDUAL,
        wish.players(),
        wish.tables(),
        new Boards(wish.rounds(), 2, Play.SHARED, wish.tables()),
        Rotation.NONE,
        1,
        rounds);
  }
}
