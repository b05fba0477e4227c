package org.boardwalk.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.rule.Counted.Apart;
import org.boardwalk.quality.rule.Counted.Qualified;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

/** Totals, ends and conditions, by hand and by a second, slower count. */
class QualifiedCountsTest {

  /** Nine players at two tables in three rounds. */
  private static final Movement NINE =
      new Movement(
          "nine",
          Kind.INDIVIDUAL,
          9,
          2,
          new Boards(3, 6, Play.SHARED, 2),
          Rotation.NONE,
          1,
          List.of(
              round(1, 1, 3, 2, 4, 5, 7, 6, 8),
              round(2, 1, 2, 5, 9, 3, 4, 6, 7),
              round(3, 2, 1, 3, 5, 4, 8, 9, 6)));

  private static Round round(int set, int... clockwise) {
    List<Encounter> tables = new ArrayList<>();
    for (int t = 0; t < clockwise.length / 4; t++) {
      int k = 4 * t;
      tables.add(
          new Encounter(
              t + 1,
              new FourPlayers(clockwise[k], clockwise[k + 1], clockwise[k + 2], clockwise[k + 3]),
              set));
    }
    return new Round(tables);
  }

  private static RuleScore score(Rule rule) {
    return RuleCounts.scores(NINE, Attendance.FULL, List.of(rule)).get(0);
  }

  private static Counted meeting(Relation way, Two... couples) {
    return new Counted.Meeting(Couples.of(List.of(couples)), Set.of(way));
  }

  private static Rule together(Counted counted, Times times, int within) {
    return new Rule(
        new Qualified(counted, Optional.empty(), true, List.of()),
        times,
        List.of(),
        within,
        List.of(),
        0);
  }

  private static Rule before(Counted counted, Counted end) {
    return Rule.must(new Qualified(counted, Optional.of(end), false, List.of()), Times.NEVER);
  }

  @Test
  void aTotalIsOneCountOfAllCouples() {
    // 1 opposes 2 in rounds 2 and 3, 3 in rounds 1 and 3.
    Counted counted = meeting(Relation.OPPONENT, new Two(1, 2), new Two(1, 3));
    RuleScore score = score(together(counted, Times.between(0, 2), 0));
    assertThat(score.counts()).isEqualTo(1);
    assertThat(score.squares()).isEqualTo(4);
    assertThat(score.worst()).isEqualTo("all together: 4 times (rounds 1, 2, 3)");
    assertThat(score(together(counted, Times.between(4, 4), 0)).kept()).isTrue();
  }

  @Test
  void aTotalAtEachTableInEachRoundSaysHowTablesAreComposed() {
    Counted at = new Counted.Sitting(List.of(1, 2, 6), List.of(), Set.of(), Apart.TABLES);
    Rule everywhere = together(at, Times.between(1, 4), 1);
    assertThat(score(everywhere).counts()).isEqualTo(6);
    assertThat(score(everywhere).kept()).isTrue();
    RuleScore two = score(together(at, Times.between(2, 4), 1));
    assertThat(two.broken()).isEqualTo(3);
    assertThat(two.worst()).isEqualTo("all together at table 2: once (round 1)");
  }

  @Test
  void totalsOfTablesMayBeEven() {
    Counted at = new Counted.Sitting(List.of(1, 2, 6), List.of(), Set.of(), Apart.TABLES);
    // Two in each round at table 1, one at table 2: 6 and 3.
    assertThat(score(together(at, Times.EVEN, 0)).squares()).isEqualTo(2);
  }

  @Test
  void anEventCountsOnlyBeforeTheFirstRoundOfItsEnd() {
    // 1 and 2 partner in round 1 and oppose later; 1 and 3 oppose in rounds 1 and 3.
    Two two = new Two(1, 2);
    assertThat(score(before(meeting(Relation.OPPONENT, two), meeting(Relation.PARTNER, two))))
        .matches(RuleScore::kept);
    Two other = new Two(1, 3);
    RuleScore never =
        score(before(meeting(Relation.OPPONENT, other), meeting(Relation.PARTNER, other)));
    assertThat(never.worst()).isEqualTo("players 1 and 3: twice (rounds 1, 3)");
    assertThat(score(before(meeting(Relation.TABLE, two), meeting(Relation.PARTNER, two))).kept())
        .as("the round of the end is not before it")
        .isTrue();
  }

  @Test
  void aPlaceMayEndTheRoundsThatCount() {
    // Player 9 sits out, sits EW in round 2 and NS in round 3.
    Counted ew = sitting(9, Direction.EW);
    Counted ns = sitting(9, Direction.NS);
    Counted out = new Counted.SittingOut(List.of(9));
    assertThat(score(before(ew, ns)).squares()).isEqualTo(1);
    assertThat(score(before(ns, ew)).kept()).isTrue();
    assertThat(score(before(ew, out)).kept()).isTrue();
    assertThat(score(before(out, ns)).squares()).isEqualTo(1);
  }

  private static Counted sitting(int player, Direction direction) {
    return new Counted.Sitting(List.of(player), List.of(), Set.of(direction), Apart.NOTHING);
  }

  @Test
  void aRuleAsksNothingWhereAConditionIsNotKept() {
    Counted partners = meeting(Relation.PARTNER, new Two(1, 2));
    Rule first = new Rule(partners, Times.ONCE, List.of(1), 0, List.of(), 0);
    Rule second = new Rule(partners, Times.ONCE, List.of(2), 0, List.of(), 0);
    Counted oppose = meeting(Relation.OPPONENT, new Two(1, 4));
    for (Rule condition : List.of(first, second)) {
      Counted then = new Qualified(oppose, Optional.empty(), false, List.of(condition));
      assertThat(score(Rule.must(then, Times.NEVER)).kept()).isEqualTo(condition.equals(second));
    }
    Counted both = new Qualified(oppose, Optional.empty(), false, List.of(first, second));
    assertThat(score(Rule.must(both, Times.NEVER)).kept()).isTrue();
  }

  @Test
  void qualificationsAreSaidInWords() {
    Rule total =
        together(
            new Counted.Sitting(List.of(1, 2, 3), List.of(), Set.of(), Apart.TABLES),
            Times.ONCE,
            1);
    assertThat(RuleText.of(total, Kind.INDIVIDUAL))
        .isEqualTo(
            "Any of players 1-3 sits at each table at least once in each round, counted together");
    Two two = new Two(3, 4);
    Rule order = before(meeting(Relation.OPPONENT, two), meeting(Relation.PARTNER, two));
    assertThat(RuleText.of(order, Kind.INDIVIDUAL))
        .isEqualTo(
            "3 and 4 never oppose each other before the first round in which the two partner");
    Rule condition = new Rule(sitting(5, Direction.NS), Times.ONCE, List.of(1), 0, List.of(), 0);
    Counted then =
        new Qualified(
            meeting(Relation.PARTNER, two), Optional.empty(), false, List.of(condition, total));
    assertThat(RuleText.of(Rule.must(then, Times.NEVER), Kind.INDIVIDUAL))
        .isEqualTo(
            "3 and 4 never partner each other, if player 5 sits at NS at least once in round 1 and"
                + " if any of players 1-3 sits at each table at least once in each round, counted"
                + " together");
  }

  /** The second count: lists of who does what, and every total by a loop of its own. */
  @Test
  void theJudgeAgreesWithASecondCount() {
    SplittableRandom random = new SplittableRandom(1);
    int compared = 0;
    for (int seed = 0; seed < 600; seed++) {
      Movement movement = shuffled(random);
      for (Rule rule : RandomRules.qualified(Wishes.shared(9, 2, 3), seed).rules()) {
        Optional<Long> squares = new SecondCount(movement).squares(rule);
        if (squares.isPresent()) {
          RuleScore score = RuleCounts.scores(movement, Attendance.FULL, List.of(rule)).get(0);
          assertThat(score.squares()).as("%s in %s", rule, movement).isEqualTo(squares.get());
          assertThat(score.kept()).isEqualTo(squares.get() == 0);
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(250);
  }

  private static Movement shuffled(SplittableRandom random) {
    List<Round> rounds = new ArrayList<>();
    for (int r = 1; r <= 3; r++) {
      List<Integer> players = new ArrayList<>(IntStream.rangeClosed(1, 9).boxed().toList());
      Collections.shuffle(players, new java.util.Random(random.nextLong()));
      rounds.add(round(r, players.stream().limit(8).mapToInt(p -> p).toArray()));
    }
    return new Movement(
        "shuffled",
        Kind.INDIVIDUAL,
        9,
        2,
        new Boards(3, 6, Play.SHARED, 2),
        Rotation.NONE,
        1,
        rounds);
  }

  /** Counts from the seats; knows meetings, places and sit-outs, with a range of times. */
  private record SecondCount(Movement movement) {

    Optional<Long> squares(Rule rule) {
      Optional<Qualified> qualified =
          rule.counted() instanceof Qualified q ? Optional.of(q) : Optional.empty();
      List<Boolean> conditions = new ArrayList<>();
      for (Rule condition : qualified.map(Qualified::conditions).orElse(List.of())) {
        Optional<Long> kept = squares(condition);
        if (kept.isEmpty()) {
          return Optional.empty();
        }
        conditions.add(kept.get() == 0);
      }
      boolean known =
          rule.times().shape() == Times.Shape.RANGE
              && known(rule.counted().plain())
              && qualified.flatMap(Qualified::until).filter(u -> !known(u)).isEmpty();
      if (!known) {
        return Optional.empty();
      }
      return Optional.of(conditions.contains(false) ? 0L : sum(rule, qualified));
    }

    private static boolean known(Counted counted) {
      return (counted instanceof Counted.Meeting meeting && !meeting.ordered())
          || counted instanceof Counted.SittingOut
          || (counted instanceof Counted.Sitting sitting && sitting.apart() != Apart.DIRECTIONS);
    }

    private long sum(Rule rule, Optional<Qualified> qualified) {
      Counted plain = rule.counted().plain();
      List<List<Integer>> counts = new ArrayList<>();
      for (Two two : subjects(plain)) {
        List<Integer> own = new ArrayList<>();
        IntPredicate end =
            qualified
                .flatMap(Qualified::until)
                .map(until -> (IntPredicate) r -> does(until, two, 0, r))
                .orElse(r -> false);
        boolean apart = plain instanceof Counted.Sitting s && s.apart() == Apart.TABLES;
        for (int table : apart ? List.of(1, 2) : List.of(0)) {
          for (List<Integer> span : rule.spans(3)) {
            int count = Collections.frequency(rule.before(), two);
            for (int r : span) {
              boolean open = IntStream.rangeClosed(1, r).noneMatch(end);
              count += open && does(plain, two, table, r) ? 1 : 0;
            }
            own.add(count);
          }
        }
        counts.add(own);
      }
      List<Integer> all = counts.stream().flatMap(List::stream).toList();
      List<Integer> asked =
          rule.together()
              ? IntStream.range(0, counts.get(0).size())
                  .mapToObj(k -> counts.stream().mapToInt(own -> own.get(k)).sum())
                  .toList()
              : all;
      return asked.stream()
          .mapToLong(n -> Times.outside(n, rule.times().least(), rule.times().most()))
          .map(n -> n * n)
          .sum();
    }

    private static List<Two> subjects(Counted counted) {
      return counted instanceof Counted.Meeting meeting
          ? meeting.couples()
          : counted.players().stream().map(p -> new Two(p, p)).toList();
    }

    private boolean does(Counted counted, Two two, int table, int r) {
      List<Integer> one = place(r, two.one());
      List<Integer> other = place(r, two.other());
      if (counted instanceof Counted.SittingOut) {
        return one.isEmpty();
      }
      if (one.isEmpty() || other.isEmpty() || (table > 0 && one.get(0) != table)) {
        return false;
      }
      if (counted instanceof Counted.Sitting sitting) {
        Direction direction = one.get(1) % 2 == 0 ? Direction.NS : Direction.EW;
        return (sitting.tables().isEmpty() || sitting.tables().contains(one.get(0)))
            && (sitting.directions().isEmpty() || sitting.directions().contains(direction));
      }
      Relation way = one.get(1) % 2 == other.get(1) % 2 ? Relation.PARTNER : Relation.OPPONENT;
      Set<Relation> ways = ((Counted.Meeting) counted).relations();
      return one.get(0).equals(other.get(0))
          && (ways.contains(way) || ways.contains(Relation.TABLE));
    }

    /** Table and seat, N 0, E 1, S 2, W 3; empty for a player who sits out. */
    private List<Integer> place(int r, int player) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        for (Seat seat : Seat.values()) {
          if (e.seating().seats().getOrDefault(seat, 0) == player) {
            return List.of(e.table(), "NESW".indexOf(seat.name().charAt(0)));
          }
        }
      }
      return List.of();
    }
  }
}
