package org.boardwalk.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.rule.Counted.Apart;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

/** What counting tells of totals, by hand and beside movements drawn by chance. */
class TotalBoundTest {

  private static final RuleCounting SIXTEEN = RuleCountingTest.shared(16, 4, 5, 5);

  private static List<Integer> players(int first, int last) {
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  private static Rule together(Counted counted, Times times, int within) {
    return new Rule(
        new Counted.Qualified(counted, Optional.empty(), true, List.of()),
        times,
        List.of(),
        within,
        List.of(),
        0);
  }

  private static Counted atEachTable(List<Integer> of) {
    return new Counted.Sitting(of, List.of(), Set.of(), Apart.TABLES);
  }

  @Test
  void threeExpertsAreNotAtFourTables() {
    Rule rule = together(atEachTable(players(1, 3)), Times.ONCE, 1);
    assertThat(SIXTEEN.contradict(List.of(rule))).isTrue();
    assertThat(new RuleBound(SIXTEEN, List.of(), rule).squares()).isEqualTo(5);
    assertThat(SIXTEEN.contradict(List.of(together(atEachTable(players(1, 4)), Times.ONCE, 1))))
        .isFalse();
  }

  @Test
  void nineMenAreNotTwoAtEachTable() {
    Times two = Times.between(2, 2);
    assertThat(SIXTEEN.contradict(List.of(together(atEachTable(players(1, 9)), two, 1)))).isTrue();
    assertThat(SIXTEEN.contradict(List.of(together(atEachTable(players(1, 8)), two, 1)))).isFalse();
  }

  @Test
  void allMeetingsAddUpToThoseOfEachRound() {
    Counted all = new Counted.Meeting(Couples.within(players(1, 16)), Set.of(Relation.PARTNER));
    assertThat(SIXTEEN.contradict(List.of(together(all, Times.between(40, 40), 0)))).isFalse();
    assertThat(SIXTEEN.contradict(List.of(together(all, Times.between(0, 39), 0)))).isTrue();
    assertThat(SIXTEEN.contradict(List.of(together(all, Times.between(41, 99), 0)))).isTrue();
  }

  @Test
  void otherRulesLeaveLessForATotal() {
    Counted men = new Counted.Meeting(Couples.within(players(1, 8)), Set.of(Relation.PARTNER));
    Couples mixed = new Couples(List.of(players(1, 8), players(9, 16)), List.of());
    Rule only = Rule.must(new Counted.Meeting(mixed, Set.of(Relation.PARTNER)), Times.ONLY);
    Rule some = together(men, Times.between(3, 99), 0);
    assertThat(SIXTEEN.contradict(List.of(some))).isFalse();
    assertThat(SIXTEEN.contradict(List.of(some, only))).isTrue();
  }

  @Test
  void noMovementLiesBelowTheBound() {
    Random random = new Random(1);
    int above = 0;
    for (int seed = 0; seed < 600; seed++) {
      IndividualWish sizes = seed % 2 == 0 ? Wishes.shared(8, 2, 3) : Wishes.shared(9, 2, 3);
      int least = sizes.players() == 8 ? 3 : 2;
      RuleCounting counting = new RuleCounting(4, sizes.players(), 2, 3, least, 3, sizes.boards());
      for (Rule rule : RandomRules.qualified(sizes, seed).rules()) {
        if (rule.counted() instanceof Counted.Qualified) {
          long bound = new RuleBound(counting, List.of(), rule).squares();
          Movement movement = drawn(sizes, random);
          long squares =
              RuleCounts.scores(movement, Attendance.FULL, List.of(rule)).get(0).squares();
          assertThat(bound).as("%s of %s", rule, movement).isLessThanOrEqualTo(squares);
          above += bound > 0 ? 1 : 0;
        }
      }
    }
    assertThat(above).as("bounds that tell something").isGreaterThan(10);
  }

  /** No player sits out twice. */
  private static Movement drawn(IndividualWish sizes, Random random) {
    List<Round> rounds = new ArrayList<>();
    List<Integer> players = new ArrayList<>(players(1, sizes.players()));
    Collections.shuffle(players, random);
    List<Integer> out = players.stream().limit(3).toList();
    for (int r = 1; r <= 3; r++) {
      int absent = sizes.players() == 8 ? 0 : out.get(r - 1);
      List<Integer> seated = new ArrayList<>(players(1, sizes.players()));
      seated.remove(Integer.valueOf(absent));
      Collections.shuffle(seated, random);
      List<Encounter> tables = new ArrayList<>();
      for (int t = 0; t < 2; t++) {
        List<Integer> four = seated.subList(4 * t, 4 * t + 4);
        tables.add(
            new Encounter(
                t + 1, new FourPlayers(four.get(0), four.get(1), four.get(2), four.get(3)), r));
      }
      rounds.add(new Round(tables));
    }
    return new Movement(
        "drawn", Kind.INDIVIDUAL, sizes.players(), 2, sizes.boards(), Rotation.NONE, 1, rounds);
  }
}
