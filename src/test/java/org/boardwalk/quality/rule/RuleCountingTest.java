package org.boardwalk.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that cannot be kept because there are too few meetings, or too many. */
class RuleCountingTest {

  private static final RuleCounting SIXTEEN = shared(16, 4, 7, 7);

  /** Players in shared play, each of whom plays in so many rounds. */
  static RuleCounting shared(int players, int tables, int rounds, int plays) {
    Boards boards = new Boards(rounds, 2, Play.SHARED, tables);
    return new RuleCounting(4, players, tables, rounds, plays, plays, boards);
  }

  /** What counting needs of some rules to show that they contradict each other; else nothing. */
  static List<Rule> core(RuleCounting sizes, List<Rule> rules) {
    List<Rule> core = new ArrayList<>(rules);
    for (Rule rule : rules) {
      List<Rule> rest = new ArrayList<>(core);
      rest.remove(rule);
      core = sizes.contradict(rest) ? rest : core;
    }
    return sizes.contradict(core) ? core : List.of();
  }

  private static List<Integer> players(int first, int last) {
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  private static Rule mixed(int women) {
    Couples couples =
        new Couples(List.of(players(1, 16 - women), players(17 - women, 16)), List.of());
    return Rule.must(new Counted.Meeting(couples, Set.of(Relation.PARTNER)), Times.ONLY);
  }

  private static Rule within(List<Integer> some, Relation way, int least, int most) {
    Counted counted = new Counted.Meeting(Couples.within(some), Set.of(way));
    return Rule.must(counted, Times.between(least, most));
  }

  @Test
  void everyManNeedsAWomanOfHisOwn() {
    assertThat(core(SIXTEEN, List.of(mixed(8)))).isEmpty();
    assertThat(core(SIXTEEN, List.of(mixed(7)))).containsExactly(mixed(7));
  }

  @Test
  void aPlayerHasOnePartnerARound() {
    // Eight others cannot all be partnered in seven rounds.
    Rule all = within(players(1, 9), Relation.PARTNER, 1, 7);
    assertThat(core(SIXTEEN, List.of(all))).containsExactly(all);
    assertThat(core(SIXTEEN, List.of(within(players(1, 8), Relation.PARTNER, 1, 7)))).isEmpty();
  }

  @Test
  void findsTheTwoOfFiveRulesThatContradictEachOther() {
    Rule once = within(players(1, 16), Relation.TABLE, 0, 1);
    Rule twice = within(List.of(3, 4), Relation.OPPONENT, 2, 7);
    List<Rule> rules =
        List.of(
            mixed(8),
            within(players(1, 16), Relation.TABLE, 0, 4),
            once,
            twice,
            within(List.of(5, 6), Relation.PARTNER, 0, 0));
    // With six rounds the first rule alone could not be kept: 16 players have 15 others.
    assertThat(core(shared(16, 4, 5, 5), rules)).containsExactly(once, twice);
    assertThat(core(shared(16, 4, 6, 6), rules)).containsExactly(once);
  }

  @Test
  void whatIsForbiddenInSomeRoundsLeavesTooFewOfThem() {
    Couples couple = Couples.of(List.of(new Two(1, 2)));
    Counted together = new Counted.Meeting(couple, Set.of(Relation.TABLE));
    Rule often = new Rule(together, Times.between(3, 7), List.of(5, 6, 7), 0, List.of(), 0);
    Rule never = new Rule(together, Times.between(0, 0), List.of(5, 6, 7), 0, List.of(), 0);
    assertThat(core(SIXTEEN, List.of(often))).isEmpty();
    assertThat(core(SIXTEEN, List.of(often, never))).containsExactly(often, never);
  }

  @Test
  void roundsThatDoNotFollowEachOtherShareNoSpan() {
    Couples couple = Couples.of(List.of(new Two(1, 2)));
    Counted together = new Counted.Meeting(couple, Set.of(Relation.TABLE));
    Rule apart = new Rule(together, Times.between(0, 1), List.of(), 2, List.of(), 0);
    Rule odd = new Rule(together, Times.between(3, 3), List.of(1, 3, 5), 0, List.of(), 0);
    Rule early = new Rule(together, Times.between(3, 3), List.of(1, 2, 3), 0, List.of(), 0);
    assertThat(core(SIXTEEN, List.of(apart, odd))).isEmpty();
    assertThat(core(SIXTEEN, List.of(apart, early))).containsExactly(apart, early);
  }

  @Test
  void playersOfAllSetsHaveThemInCommonWithAllOthers() {
    Boards seven = new Boards(7, 2, Play.CIRCULATING, 1);
    Boards eight = new Boards(8, 2, Play.CIRCULATING, 1);
    Rule six = Rule.must(BOARDS, Times.between(0, 6));
    RuleCounting complete = new RuleCounting(4, 8, 2, 7, 7, 7, seven);
    assertThat(core(complete, List.of(six))).containsExactly(six);
    assertThat(core(new RuleCounting(4, 8, 2, 7, 7, 7, eight), List.of(six))).isEmpty();
    // In six of the rounds two players may have played five sets in common, and not fewer.
    Rule early = new Rule(BOARDS, Times.between(0, 4), List.of(1, 2, 3, 4, 5, 6), 0, List.of(), 3);
    assertThat(complete.bounds(List.of(early))).containsExactly(1L);
    assertThat(shared(8, 2, 7, 7).bounds(List.of(early))).containsExactly(4L);
  }

  private static final Counted BOARDS = new Counted.SameBoards(Couples.of(List.of(new Two(2, 1))));

  @Test
  void noTwoPlayMoreSetsInCommonThanOneOfThemPlays() {
    Rule all = Rule.must(BOARDS, Times.between(5, 5));
    assertThat(core(shared(5, 1, 5, 4), List.of(all))).containsExactly(all);
    assertThat(core(shared(5, 1, 5, 4), List.of(Rule.must(BOARDS, Times.between(3, 4))))).isEmpty();
  }

  @Test
  void aSingleTablePlaysASetAgain() {
    Boards again = new Boards(3, 2, Play.CIRCULATING, 1, Boards.Replay.OTHER_CARDS);
    Rule two = Rule.must(BOARDS, Times.between(0, 2));
    assertThat(core(new RuleCounting(2, 4, 2, 3, 3, 3, again), List.of(two))).isEmpty();
  }

  @Test
  void meetingsFromBeforeCount() {
    Couples couple = Couples.of(List.of(new Two(1, 2)));
    Counted partners = new Counted.Meeting(couple, Set.of(Relation.PARTNER));
    Rule rule = new Rule(partners, Times.between(0, 1), List.of(), 0, List.of(new Two(2, 1)), 0);
    Rule again = Rule.must(partners, Times.between(1, 7));
    assertThat(core(SIXTEEN, List.of(rule, again))).hasSize(2);
  }

  /** Against all ways in which the tables of a round can come from those of the round before. */
  @ParameterizedTest
  @CsvSource({
    "4, 1", "5, 1", "6, 1", "8, 2", "9, 2", "10, 2", "11, 2", "12, 2", "12, 3", "13, 3", "14, 3",
    "15, 3", "16, 4", "17, 4"
  })
  void playersOfFewTablesMeetAgainInTheNextRound(int players, int tables) {
    Rule once =
        new Rule(
            new Counted.Meeting(Couples.within(players(1, players)), Set.of(Relation.TABLE)),
            Times.between(0, 1),
            List.of(),
            0,
            List.of(),
            1);
    int[] left = new int[tables + 1];
    Arrays.fill(left, 4);
    left[tables] = players - 4 * tables;
    assertThat(shared(players, tables, 2, 1).again(once)).isEqualTo(again(left, tables));
  }

  /** The fewest couples who meet again, where so many of each old table can still be seated. */
  private static int again(int[] left, int tables) {
    return tables == 0 ? 0 : seated(left, 0, 4, tables);
  }

  private static int seated(int[] left, int from, int seats, int tables) {
    if (seats == 0) {
      return again(left, tables - 1);
    }
    if (from == left.length) {
      return 1_000;
    }
    int fewest = 1_000;
    for (int n = Math.min(seats, left[from]); n >= 0; n--) {
      int couples = from == left.length - 1 ? 0 : n * (n - 1) / 2;
      left[from] -= n;
      fewest = Math.min(fewest, couples + seated(left, from + 1, seats - n, tables));
      left[from] += n;
    }
    return fewest;
  }

  @Test
  void sixteenWhoMeetOnceComeBackToTablesTooOften() {
    Rule once = within(players(1, 16), Relation.TABLE, 0, 1);
    for (int rounds = 1; rounds <= 5; rounds++) {
      RuleCounting sizes = shared(16, 4, rounds, rounds);
      // Any two rounds have one player of each table in common.
      assertThat(sizes.contradict(List.of(once, everywhere(Times.EVEN)))).isEqualTo(rounds > 1);
      assertThat(sizes.contradict(List.of(once, everywhere(Times.between(0, 1)))))
          .isEqualTo(rounds > 1);
      assertThat(sizes.contradict(List.of(once, everywhere(Times.between(0, rounds))))).isFalse();
    }
  }

  private static Rule everywhere(Times times) {
    return Rule.must(
        new Counted.Sitting(players(1, 16), List.of(), Set.of(), Counted.Apart.TABLES), times);
  }
}
